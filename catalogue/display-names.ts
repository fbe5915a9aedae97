import type { NameLookup } from './normalizer.ts'
import type { LocationText, ResolvedLocation, ResolveLocation } from './places/resolve-location.ts'
import type { ResolvePlace } from './places/resolve-place.ts'
import { MAX_HIRE_QUERY_WORDS, lowercaseWords } from './resolve-search.ts'
import type { City, Country, Skill } from './types.ts'

/** Whether lists, suggestions and chips show a skill: misspelt and off-topic ones have their pages, and no more. */
export const isSkillOffered = ({ means, offTopic }: Pick<Skill, 'means' | 'offTopic'>): boolean =>
  means === undefined && offTopic === undefined

type Tables = {
  skills: ReadonlyMap<string, Skill>
  cities: ReadonlyMap<string, City>
  countries: ReadonlyMap<string, Country>
  matchSkills: NameLookup<Skill>
  resolveLocation: ResolveLocation
  resolvePlace: ResolvePlace
}

const isInCaps = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase()

/** Words that names of cities have in small letters, unless they begin with them. */
const SMALL = new Set(
  'a al an am auf aan ben bei da das de del della der den di do dos du e el en i im in la las le les los of on op sous sur the u und upon van von y'.split(
    ' ',
  ),
)

/** A name in small letters as names are written: “rio de janeiro”, “stoke-on-trent”, “val d'or”. */
function capitalized(name: string, countryCode?: string): string {
  const language = countryCode === 'tr' || countryCode === 'az' ? 'tr' : 'en'
  return name.replaceAll(/(^|[\s-][dl]['’]|[\s-])([^\s-]+)/gu, (_, before: string, word: string) => {
    const isSmall = before !== '' && SMALL.has(word)
    const [first = ''] = word
    return before + (isSmall ? word : first.toLocaleUpperCase(language) + word.slice(first.length))
  })
}

type ShownPlace = { city: string | null; country: string | null }

/** R277: what pages show of names as somebody typed them. */
export function createDisplayNames(tables: Tables) {
  const { skills, cities, countries, matchSkills, resolveLocation, resolvePlace } = tables

  const meantBy = (skill: Skill) => (skill.means !== undefined && skills.get(skill.means)) || skill

  /** Each skill once, by its catalogue name: misspelt ones as what is meant, off-topic ones not at all. */
  function shownSkills(entries: Iterable<Skill>): Skill[] {
    return [...new Set([...entries].map(meantBy))].filter(isSkillOffered)
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

  /** R725: a city without the caps or small letters of hasty typing. */
  function shownCity(city: string, { citySlug = '', countryCode }: ResolvedLocation): string {
    const typed = city.trim()
    const known = cities.get(citySlug)
    const [isSmall, isCaps] = [typed !== typed.toUpperCase() && typed === typed.toLowerCase(), isInCaps(typed)]
    const isName = (name: string) => name.toLowerCase() === typed.toLowerCase()
    if (known && (isSmall || isCaps) && isName(known.displayName)) return known.displayName
    // Another name in capitals is an abbreviation: NYC.
    if (!isSmall) return city
    return known?.aliases.some(isName) ? known.displayName : capitalized(typed, countryCode)
  }

  /** The typed place, with its country by its catalogue name. */
  function shownPlace({ city = null, country = null }: LocationText): ShownPlace {
    const isHasty = city !== null && (city === city.toLowerCase() || isInCaps(city))
    if (country === null && !isHasty) return { city, country }
    const resolved = resolveLocation({ city, country })
    return {
      city: isHasty ? shownCity(city, resolved) : city,
      country: country && (countries.get(resolved.countryCode ?? '')?.displayName ?? country),
    }
  }

  /** A city, region or country that somebody searches in. */
  function searchedPlace(text: string): string {
    const words = lowercaseWords(text)
    if (words.length > MAX_HIRE_QUERY_WORDS) return text
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
