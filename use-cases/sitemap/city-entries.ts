import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

/** The cities that have skills to show; a page without any is not for search engines. */
export function listCityEntries({ catalogue }: Pick<Deps, 'catalogue'>): SitemapEntry[] {
  return [...catalogue.cities.keys()]
    .filter((city) =>
      catalogue.topSkills(city).some(({ slug }) => catalogue.hireLink({ skill: slug, city, cityOnly: true })),
    )
    .map((city) => ({ path: `/browse/cities/${encodeURIComponent(city)}` }))
}
