import { countByBits } from '#db/queries/lists/facet-bits.ts'
import { countCodes } from '#db/queries/lists/facet-counts.ts'
import { type Listed } from '#db/queries/lists/listed-experts.ts'
import type { NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { USE_BITS_ABOVE } from '#domain/limits.ts'
import { isBudgetStep } from '#domain/lists/facet-codes.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'
import type { Deps } from '#use-cases/deps.ts'

type Filtered = { place: NarrowedPlace; listed: Listed; filter: HireFilter; tally: Tally }

/** R65: counts by facet code under a filter. A budget between two steps has no bits of its own. */
export function countFiltered(
  db: Deps['db'],
  { place, listed, filter, tally }: Filtered,
): Promise<Map<number, number>> {
  if (tally.experts > USE_BITS_ABOVE && isBudgetStep(filter))
    return countByBits(db, { place, filter, counted: tally.codes.keys() })
  // What is tallied are whole pages.
  return countCodes(db, listed, { filter, everyone: place.cities ? undefined : tally.codes })
}
