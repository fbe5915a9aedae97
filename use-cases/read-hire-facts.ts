import { countListings, countMinimums, type HirePlace } from '#db/queries/hire-listing.ts'
import type { HireAnswer, HireFacts } from '#domain/expert-card.ts'
import { minimumFacts } from '#domain/hire-facts.ts'
import { NO_FILTER } from '#domain/hire-filter.ts'

import type { Deps } from './deps.ts'

/** R45: what everyone listed on a page has to say together; `facets` are those without a filter. */
export async function readHireFacts(
  db: Deps['db'],
  place: HirePlace,
  facets: HireAnswer['facets'],
): Promise<HireFacts> {
  const [experts, minimums] = await Promise.all([countListings(db, place, NO_FILTER), countMinimums(db, place)])
  const available = facets['availability']?.find(({ value }) => value === 'AVAILABLE')?.count ?? 0
  return { experts, available, languages: facets['language'] ?? [], minimumUsd: minimumFacts(minimums) }
}
