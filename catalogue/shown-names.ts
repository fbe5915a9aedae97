import type { Normalizer } from './normalizer.ts'
import type { LocationText, ResolveLocation } from './places/resolve-location.ts'
import type { ResolvePlace } from './places/resolve-place.ts'
import { MAX_WORDS, wordsOf } from './resolve-search.ts'
import type { City, Country, Skill } from './types.ts'

/** Whether lists, suggestions and chips show a skill: misspelt and off-topic ones have their pages, and no more. */
export const isOffered = ({ means, offTopic }: Pick<Skill, 'means' | 'offTopic'>): boolean =>
  means === undefined && offTopic === undefined

type Tables = {
  skills: ReadonlyMap<string, Skill>
  cities: ReadonlyMap<string, City>
  countries: ReadonlyMap<string, Country>
  matchSkills: Normalizer<Skill>
  resolveLocation: ResolveLocation
  resolvePlace: ResolvePlace
}

type ShownPlace = { city: string | null; country: string | null }

/** R277: what pages show of names as somebody typed them. */
export function createShownNames(tables: Tables) {
  const { skills, cities, countries, matchSkills, resolveLocation, resolvePlace } = tables

  const meantBy = (skill: Skill) => (skill.means !== undefined && skills.get(skill.means)) || skill

  /** Each skill once, by its catalogue name: misspelt ones as what is meant, off-topic ones not at all. */
  function shownSkills(entries: Iterable<Skill>): Skill[] {
    return [...new Set([...entries].map(meantBy))].filter(isOffered)
  }

  /** The skills of one person, off-topic ones included; what the catalogue does not know stays as it was typed. */
  function shownSkillNames(names: readonly string[]): string[] {
    const shown = names.map((name) => {
      const [known] = matchSkills([name])
      return known ? meantBy(known).displayName : name
    })
    return [...new Set(shown)]
  }

  /** R720: the slugs that a profile with these skills is listed under: a misspelt skill counts as what it means, too. */
  function listedUnder(names: readonly string[]): string[] {
    return [...new Set(matchSkills(names).flatMap((skill) => [skill.slug, meantBy(skill).slug]))]
  }

  /** The typed place, with its country by its catalogue name, and without the caps or small letters of hasty typing. */
  function shownPlace({ city = null, country = null }: LocationText): ShownPlace {
    const isHasty = city !== null && (city === city.toLowerCase() || city === city.toUpperCase())
    if (country === null && !isHasty) return { city, country }
    const { citySlug = '', countryCode = '' } = resolveLocation({ city, country })
    const name = cities.get(citySlug)?.displayName
    const isSameName = isHasty && name?.toLowerCase() === city.trim().toLowerCase()
    return { city: isSameName ? name : city, country: country && (countries.get(countryCode)?.displayName ?? country) }
  }

  /** A city, region or country that somebody searches in. */
  function searchedPlace(text: string): string {
    const words = wordsOf(text)
    if (words.length > MAX_WORDS) return text
    const { citySlug = '', countryCode = '', region } = resolvePlace(words.join(' ')) ?? {}
    return (cities.get(citySlug) ?? region ?? countries.get(countryCode))?.displayName ?? text
  }

  return {
    shownSkills,
    listedUnder,
    shownPlace,
    searchedPlace,
    /** A profile with its skills and its country as pages show them. */
    shownProfile<Shown extends ShownPlace & { location: ShownPlace; skills: string[] }>(profile: Shown): Shown {
      const location = shownPlace(profile.location)
      return { ...profile, ...location, location, skills: shownSkillNames(profile.skills) }
    },
  }
}
