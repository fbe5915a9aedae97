import { hirePath, parseHirePathParts } from '#catalogue/hire-path.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'
import { type ListedPlace, listPlacesWithExperts } from '#db/queries/sitemap/sitemaps.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

const placesOf = memoizeByObject((siteMap: Deps['catalogue']['hireSiteMap']): readonly HirePlace[] =>
  [...siteMap.keys()].flatMap((path) => parseHirePathParts(path) ?? []),
)

/** Every hire page there is. */
export const allHirePlaces = ({ hireSiteMap }: Deps['catalogue']) => placesOf(hireSiteMap)

/** The hire pages among these with a listed expert, by path. */
export async function findListedPlaces(
  { db }: Pick<Deps, 'db'>,
  places: readonly HirePlace[],
): Promise<Map<string, ListedPlace>> {
  return new Map((await listPlacesWithExperts(db, places)).map((place) => [hirePath(place), place]))
}

/** R60 */
export function isForSearchEngines(place: ListedPlace | undefined): place is ListedPlace {
  return place !== undefined && place.experts >= MIN_INDEXABLE_EXPERTS
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
