import { hirePath, type HirePathParts } from './hire-path.ts'
import type { HireSiteMap, NestedHireSiteMap } from './types.ts'

export type HirePathIndex = {
  /** Whether the site map holds exactly this path. */
  has: (parts: HirePathParts) => boolean
  paths: () => ReadonlyMap<string, 1>
}

/** A nested map is looked up as it is: joining its paths would take longer than loading all other tables. */
export function createHirePathIndex(siteMap: HireSiteMap | NestedHireSiteMap): HirePathIndex {
  if (isFlat(siteMap)) {
    const paths = new Map(Object.entries(siteMap))
    return { has: (parts) => paths.has(hirePath(parts)), paths: () => paths }
  }
  const stored = new Map(Object.entries(siteMap))
  const indexed = new Map<string, CitiesByCountry>()
  function citiesByCountry(skill: string): CitiesByCountry | undefined {
    const countries = stored.get(skill)
    if (!countries) return undefined
    const index = indexed.get(skill) ?? new Map(Object.entries(countries).map(([code, list]) => [code, new Set(list)]))
    indexed.set(skill, index)
    return index
  }
  return {
    has: ({ skill, country, city }) => {
      if (country === undefined) return stored.has(skill)
      const cities = citiesByCountry(skill)?.get(country)
      return city === undefined ? cities !== undefined : cities?.has(city) === true
    },
    paths: () => nestedPaths(siteMap),
  }
}

type CitiesByCountry = ReadonlyMap<string, ReadonlySet<string>>

/** A third of the flat map's size, and a path without its parent can't be written down. */
export function nestPaths(paths: Iterable<string>): NestedHireSiteMap {
  const nested: NestedHireSiteMap = {}
  for (const path of paths) {
    // Stored paths are plain slugs: no decoding, unlike a path from a URL.
    const [skill = '', country, city] = path.split('/').slice(2)
    const countries = (nested[skill] ??= {})
    if (country === undefined) continue
    const cities = (countries[country] ??= [])
    if (city !== undefined) cities.push(city)
  }
  return nested
}

function nestedPaths(nested: NestedHireSiteMap): Map<string, 1> {
  const paths = new Map<string, 1>()
  for (const [skill, countries] of Object.entries(nested)) {
    paths.set(hirePath({ skill }), 1)
    for (const [country, cities] of Object.entries(countries)) {
      const path = hirePath({ skill, country })
      paths.set(path, 1)
      for (const city of cities) paths.set(`${path}/${city}`, 1)
    }
  }
  return paths
}

/** Keys of the flat map are paths, those of the nested one skill slugs. */
function isFlat(siteMap: HireSiteMap | NestedHireSiteMap): siteMap is HireSiteMap {
  return Object.keys(siteMap)[0]?.startsWith('/') ?? true
}
