import type { HireFilter } from '#domain/lists/hire-filter.ts'

import type { Wish } from './wish.ts'

/** What a sentence and the chosen filters ask for together. */
export function withChosen(wish: Wish, { service, language, type, budget, availability }: HireFilter): Wish {
  return {
    ...wish,
    services: [...new Set([...wish.services, ...service])],
    speaks: [...new Set([...wish.speaks, ...language])],
    kind: type ?? wish.kind,
    budgetUsd: budget ?? wish.budgetUsd,
    availableNow: wish.availableNow || availability.includes('AVAILABLE'),
  }
}
