import { hirePath, splitHirePath } from '#catalogue/hire-path.ts'
import { type ListedPlace, listHirePlaces } from '#db/queries/sitemap/sitemaps.ts'
import { INDEXABLE_EXPERTS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

/** Every hire page where anybody is listed, by its path. */
export async function readListedPlaces({ db, catalogue }: Needs): Promise<Map<string, ListedPlace>> {
  const places = [...catalogue.hireSiteMap.keys()].flatMap((path) => splitHirePath(path) ?? [])
  return new Map((await listHirePlaces(db, places)).map((place) => [hirePath(place), place]))
}

/** R60 */
export function isForSearchEngines(place: ListedPlace | undefined): place is ListedPlace {
  return place !== undefined && place.experts >= INDEXABLE_EXPERTS
}

export function listHireEntries(listed: Map<string, ListedPlace>): SitemapEntry[] {
  return (
    [...listed]
      .filter(([, place]) => isForSearchEngines(place))
      .map(([path, place]) => ({ path, lastModified: place.newest }))
      // Always the same order, so that files of several requests fit together.
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((entry) => ({ ...entry, path: encodeURI(entry.path) }))
  )
}
