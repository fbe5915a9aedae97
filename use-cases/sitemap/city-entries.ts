import * as addresses from '#domain/addresses.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

/** Cities with skills to show; a city page without any is not for search engines. */
export function listCityEntries({ catalogue }: Pick<Deps, 'catalogue'>): SitemapEntry[] {
  return [...catalogue.cities.values()]
    .filter((city) => catalogue.skillsLinkedIn(city).length > 0)
    .map((city) => ({ path: addresses.browseCity(encodeURIComponent(city.slug)) }))
}
