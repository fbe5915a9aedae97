import type { HireFilter } from '#domain/lists/hire-filter.ts'

import type { SearchIntent } from './search-intent.ts'

/** What a sentence and the chosen filters ask for together. */
export function addFiltersToIntent(
  intent: SearchIntent,
  { service, language, type, budget, availability }: HireFilter,
): SearchIntent {
  return {
    ...intent,
    services: [...new Set([...intent.services, ...service])],
    speaks: [...new Set([...intent.speaks, ...language])],
    kind: type ?? intent.kind,
    budgetUsd: budget ?? intent.budgetUsd,
    availableNow: intent.availableNow || availability.includes('AVAILABLE'),
  }
}
