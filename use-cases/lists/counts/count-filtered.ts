import type { Regions } from '#db/queries/lists/bits/region-counts.ts'
import { countByBits, type FilteredCounts } from '#db/queries/lists/facet-bits.ts'
import { countFacetCodes } from '#db/queries/lists/facet-counts.ts'
import { type Listed } from '#db/queries/lists/listed-experts.ts'
import type { NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { MIN_COUNTED_BY_BITMAPS } from '#domain/limits.ts'
import { isBudgetStep } from '#domain/lists/facet-codes.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'
import type { Deps } from '#use-cases/deps.ts'

type Filtered = {
  place: NarrowedPlace
  listed: Listed
  filter: HireFilter
  tally: Tally
  /** Where bitmaps count those who pass by region, too. */
  regions?: Regions | undefined
}

/** Whether a page is counted by bitmaps. A budget between two steps has none of its own. */
export const isCountedByBitmaps = (experts: number, filter: HireFilter) =>
  experts > MIN_COUNTED_BY_BITMAPS && isBudgetStep(filter)

/** R65: counts by facet code under a filter. */
export async function countFiltered(
  db: Deps['db'],
  { place, listed, filter, tally, regions }: Filtered,
): Promise<FilteredCounts> {
  if (isCountedByBitmaps(tally.experts, filter))
    return countByBits(db, { place, filter, counted: tally.codes.keys(), regions })
  // What is tallied are whole pages.
  const everyone = place.cities ? undefined : tally.codes
  return { codes: await countFacetCodes(db, listed, { filter, everyone }), regions: undefined }
}
