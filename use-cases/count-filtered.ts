import { countByBits } from '#db/queries/facet-bits.ts'
import { countCodes, type Listed } from '#db/queries/listed-experts.ts'
import type { HirePlace } from '#db/queries/listing-tallies.ts'
import { isBudgetStep } from '#domain/facet-codes.ts'
import type { HireFilter } from '#domain/hire-filter.ts'
import { COUNTED_ONE_BY_ONE } from '#domain/limits.ts'
import type { Tally } from '#domain/listing-tally.ts'

import type { Deps } from './deps.ts'

type Filtered = { place: HirePlace; listed: Listed; filter: HireFilter; tally: Tally }

/** R65: counts by facet code under a filter. A budget between two steps has no bits of its own. */
export function countFiltered(
  db: Deps['db'],
  { place, listed, filter, tally }: Filtered,
): Promise<Map<number, number>> {
  if (tally.experts > COUNTED_ONE_BY_ONE && isBudgetStep(filter))
    return countByBits(db, { place, filter, counted: tally.codes.keys() })
  return countCodes(db, listed, { filter, everyone: tally.codes })
}
