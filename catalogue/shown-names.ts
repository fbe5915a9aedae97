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

  /** Each skill once, by its catalogue name: misspelt ones as what is meant, off-topic ones not at all. */
  function shownSkills(entries: Iterable<Skill>): Skill[] {
    const meant = [...entries].map((skill) => (skill.means !== undefined && skills.get(skill.means)) || skill)
    return [...new Set(meant)].filter(isOffered)
  }

  /** The same for names; what the catalogue does not know stays as it was typed. */
  function shownSkillNames(names: readonly string[]): string[] {
    const shown = names.flatMap((name) => {
      const known = matchSkills([name])
      return known.length === 0 ? [name] : shownSkills(known).map(({ displayName }) => displayName)
    })
    return [...new Set(shown)]
  }

  /** The typed place, with its country by its catalogue name. */
  function shownPlace({ city = null, country = null }: LocationText): ShownPlace {
    const { countryCode = '' } = country === null ? {} : resolveLocation({ city, country })
    return { city, country: countries.get(countryCode)?.displayName ?? country }
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
    shownPlace,
    searchedPlace,
    /** A profile with its skills and its country as pages show them. */
    shownProfile<Shown extends ShownPlace & { location: ShownPlace; skills: string[] }>(profile: Shown): Shown {
      const location = shownPlace(profile.location)
      return { ...profile, ...location, location, skills: shownSkillNames(profile.skills) }
    },
  }
}
