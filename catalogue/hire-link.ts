import { memoize } from '#domain/memoize.ts'

import { hirePath, parseHirePathParts, type HirePathParts } from './hire-path.ts'
import type { HirePathIndex } from './hire-site-map.ts'
import type { NameLookup } from './normalizer.ts'
import type { City, Country, HireLinkRequest, HirePage, Skill } from './types.ts'

type LinkTables = {
  siteIndex: HirePathIndex
  normalizeSkillNames: NameLookup<Skill>
  normalizeCitySlugs: NameLookup<City>
  normalizeCountrySlugs: NameLookup<Country>
}

/**
 * The nearest existing page: skill in the city's own country and city, then skill in the given country (else
 * the city's), then the skill alone. Nothing when no attempt is in the site map.
 */
export function createHireLink({ siteIndex, ...normalize }: LinkTables) {
  return (request: HireLinkRequest): string | undefined => {
    const [skill] = normalize.normalizeSkillNames([request.skill])
    if (!skill) return undefined
    const [city] = normalize.normalizeCitySlugs(request.city === undefined ? [] : [request.city])
    const [country] = normalize.normalizeCountrySlugs(request.country === undefined ? [] : [request.country])
    const attempts: HirePathParts[] = []
    if (city) attempts.push({ skill: skill.slug, country: city.country, city: city.slug })
    if (!request.cityOnly) {
      const code = country?.slug ?? city?.country
      if (code !== undefined) attempts.push({ skill: skill.slug, country: code })
      attempts.push({ skill: skill.slug })
    }
    const found = attempts.find(siteIndex.has)
    return found && hirePath(found)
  }
}

type PageTables = {
  siteIndex: HirePathIndex
  skills: ReadonlyMap<string, Skill>
  cities: ReadonlyMap<string, City>
  countries: ReadonlyMap<string, Country>
}

/** A page links to some thirty others, most of them to the same. */
const MOST_PAGES = 5000

export function createHirePages({ siteIndex, skills, cities, countries }: PageTables) {
  function pageAt(parts: HirePathParts | undefined): HirePage | undefined {
    const skill = parts && skills.get(parts.skill)
    if (!skill || !siteIndex.has(parts)) return undefined
    const country = parts.country === undefined ? undefined : countries.get(parts.country)
    const city = parts.city === undefined ? undefined : cities.get(parts.city)
    return { path: hirePath(parts), skill, ...(country && { country }), ...(city && { city }) }
  }
  const parseHirePath = memoize(MOST_PAGES, (path): HirePage | undefined => pageAt(parseHirePathParts(path)))
  return {
    /** The entries behind a path as it came in a URL, or nothing when there is no such page. */
    parseHirePath,
    /** Whether a path, as it came in a URL, is a hire page. Case counts. */
    isHirePath: (path: string): boolean => parseHirePath(path) !== undefined,
    /** The page of the valid path that differs at most by case, for a redirect. */
    canonicalHirePage: (path: string): HirePage | undefined =>
      parseHirePath(path) ?? pageAt(lowercase(parseHirePathParts(path))),
  }
}

function lowercase(parts: HirePathParts | undefined): HirePathParts | undefined {
  return (
    parts && {
      skill: parts.skill.toLowerCase(),
      country: parts.country?.toLowerCase(),
      city: parts.city?.toLowerCase(),
    }
  )
}
