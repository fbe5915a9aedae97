import type { HireFacts } from '#domain/lists/expert-card.ts'
import { minimumFacts } from '#domain/lists/hire-facts.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'
import { memoizeByObject } from '#domain/memoize.ts'

import { presentFacets } from './present-facets.ts'

/** R45: facts about everyone listed on a page, whatever filters the visitor sets. */
export const presentHireFacts = memoizeByObject(({ experts, codes, minimums }: Tally): HireFacts => {
  const facets = presentFacets(codes)
  return {
    experts,
    available: facets['availability']?.find(({ value }) => value === 'AVAILABLE')?.count ?? 0,
    languages: facets['language'] ?? [],
    minimumUsd: minimumFacts([...minimums].map(([usd, count]) => ({ usd, count }))),
  }
})
