import type { HireFacts, SearchAnswer } from '#domain/expert-card.ts'
import { minimumFacts } from '#domain/hire-facts.ts'
import type { Tally } from '#domain/listing-tally.ts'

/** R45: what everyone listed on a page has to say together; their facets, whatever the visitor chooses among them. */
export function presentHireFacts({ experts, minimums }: Tally, facets: SearchAnswer['facets']): HireFacts {
  return {
    experts,
    available: facets['availability']?.find(({ value }) => value === 'AVAILABLE')?.count ?? 0,
    languages: facets['language'] ?? [],
    minimumUsd: minimumFacts([...minimums].map(([usd, count]) => ({ usd, count }))),
  }
}
