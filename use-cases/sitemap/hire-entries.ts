import { hirePath, splitHirePath } from '#catalogue/hire-path.ts'
import { listHirePlaces } from '#db/queries/sitemap/sitemaps.ts'
import { INDEXABLE_EXPERTS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

/** Every hire page, with the number of experts it needs to be indexed (R60). */
function wanted(catalogue: Needs['catalogue']) {
  const places = [...catalogue.hireSiteMap.keys()].flatMap((path) => splitHirePath(path) ?? [])
  return { places, minExperts: INDEXABLE_EXPERTS }
}

export async function listHireEntries({ db, catalogue }: Needs): Promise<SitemapEntry[]> {
  const places = await listHirePlaces(db, wanted(catalogue))
  return (
    places
      .map((place) => ({ path: hirePath(place), lastModified: place.newest }))
      // Always in the same order, so that the files of several requests fit together.
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((entry) => ({ ...entry, path: encodeURI(entry.path) }))
  )
}
