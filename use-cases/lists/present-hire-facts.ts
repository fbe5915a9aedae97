import type { HireFacts } from '#domain/lists/expert-card.ts'
import { summarizeProjectMinimums } from '#domain/lists/hire-facts.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'
import { memoizeByObject } from '#domain/memoize.ts'

import { presentFacets } from './present-facets.ts'

/** R45: facts about everyone listed on a page, whatever filters the visitor sets. */
export const presentHireFacts = memoizeByObject(({ experts, codes, minimums }: ListingTally): HireFacts => {
  const facets = presentFacets(codes)
  return {
    experts,
    available: facets['availability']?.find(({ value }) => value === 'AVAILABLE')?.count ?? 0,
    languages: facets['language'] ?? [],
    minimumUsd: summarizeProjectMinimums([...minimums].map(([usd, count]) => ({ usd, count }))),
  }
})
