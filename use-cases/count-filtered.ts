import { countByBits } from '#db/queries/facet-bits.ts'
import { countCodes, type Listed } from '#db/queries/listed-experts.ts'
import type { HirePlace } from '#db/queries/listing-tallies.ts'
import { isBudgetStep } from '#domain/facet-codes.ts'
import type { HireFilter } from '#domain/hire-filter.ts'
import type { Tally } from '#domain/listing-tally.ts'

import type { Deps } from './deps.ts'

/** Up to so many experts are counted one by one: that is quicker than reading the bits of all. */
const FEW = 4000

type Filtered = { place: HirePlace; listed: Listed; filter: HireFilter; tally: Tally }

/** R65: counts by facet code under a filter. A budget between two steps has no bits of its own. */
export function countFiltered(
  db: Deps['db'],
  { place, listed, filter, tally }: Filtered,
  { few = FEW } = {},
): Promise<Map<number, number>> {
  if (tally.experts > few && isBudgetStep(filter))
    return countByBits(db, { place, filter, counted: tally.codes.keys() })
  return countCodes(db, listed, { filter, everyone: tally.codes })
}
