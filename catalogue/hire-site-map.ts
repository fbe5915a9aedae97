import { hirePath } from './hire-path.ts'
import type { HireSiteMap } from './types.ts'

/** The site map as stored: per skill and country code the cities with a page of their own. */
export type NestedHireSiteMap = Record<string, Record<string, string[]>>

/** A third of the flat map's size, and a path without its parent can't be written down. */
export function unnestHireSiteMap(nested: NestedHireSiteMap): HireSiteMap {
  const paths: HireSiteMap = {}
  for (const [skill, countries] of Object.entries(nested)) {
    paths[hirePath({ skill })] = 1
    for (const [country, cities] of Object.entries(countries)) {
      paths[hirePath({ skill, country })] = 1
      for (const city of cities) paths[hirePath({ skill, country, city })] = 1
    }
  }
  return paths
}

export function nestHireSiteMap(siteMap: HireSiteMap): NestedHireSiteMap {
  const nested: NestedHireSiteMap = {}
  for (const path of Object.keys(siteMap)) {
    // Stored paths are plain slugs: no decoding, unlike a path from a URL.
    const [skill = '', country, city] = path.split('/').slice(2)
    const countries = (nested[skill] ??= {})
    if (country === undefined) continue
    const cities = (countries[country] ??= [])
    if (city !== undefined) cities.push(city)
  }
  return nested
}
