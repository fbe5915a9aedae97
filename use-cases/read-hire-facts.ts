import { countListings, countMinimums, type HirePlace } from '#db/queries/hire-listing.ts'
import type { HireFacts } from '#domain/expert-card.ts'
import { minimumFacts } from '#domain/hire-facts.ts'
import { NO_FILTER } from '#domain/hire-filter.ts'

import type { Deps } from './deps.ts'
import { readFacet } from './read-facet.ts'

/** R45: what everyone listed on a page has to say together. */
export async function readHireFacts(db: Deps['db'], place: HirePlace): Promise<HireFacts> {
  const [experts, minimums, languages, availability] = await Promise.all([
    countListings(db, place, NO_FILTER),
    countMinimums(db, place),
    readFacet(db, { place, filter: NO_FILTER, name: 'language' }),
    readFacet(db, { place, filter: NO_FILTER, name: 'availability' }),
  ])
  const available = availability.find(({ value }) => value === 'AVAILABLE')?.count ?? 0
  return { experts, available, languages, minimumUsd: minimumFacts(minimums) }
}
