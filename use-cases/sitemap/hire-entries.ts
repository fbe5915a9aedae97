import { hirePath } from '#catalogue/hire-path.ts'
import { type HirePlace, listHirePlaces, listHirePlacesWithNewest } from '#db/queries/sitemaps.ts'
import { INDEXABLE_EXPERTS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

const AT_LEAST = { minExperts: INDEXABLE_EXPERTS }

function pathOf({ skill, countryCode, citySlug }: HirePlace): string {
  return hirePath({ skill, ...(countryCode && { country: countryCode }), ...(citySlug && { city: citySlug }) })
}

/** R60: how many hire pages are for search engines. */
export async function countHireEntries({ db, catalogue }: Needs): Promise<number> {
  const places = await listHirePlaces(db, AT_LEAST)
  return places.filter((place) => catalogue.isHirePath(pathOf(place))).length
}

export async function listHireEntries({ db, catalogue }: Needs): Promise<SitemapEntry[]> {
  const places = await listHirePlacesWithNewest(db, AT_LEAST)
  return (
    places
      .map((place) => ({ path: pathOf(place), lastModified: place.newest }))
      .filter(({ path }) => catalogue.isHirePath(path))
      // Always the same order, so that files of several requests fit together.
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((entry) => ({ ...entry, path: encodeURI(entry.path) }))
  )
}
