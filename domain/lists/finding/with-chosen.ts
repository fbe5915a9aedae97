import type { HireFilter } from '#domain/lists/hire-filter.ts'

import type { SearchIntent } from './search-intent.ts'

/** What a sentence and the chosen filters ask for together. */
export function withChosen(
  wish: SearchIntent,
  { service, language, type, budget, availability }: HireFilter,
): SearchIntent {
  return {
    ...wish,
    services: [...new Set([...wish.services, ...service])],
    speaks: [...new Set([...wish.speaks, ...language])],
    kind: type ?? wish.kind,
    budgetUsd: budget ?? wish.budgetUsd,
    availableNow: wish.availableNow || availability.includes('AVAILABLE'),
  }
}
