import type { RegionsToCount } from '#db/queries/lists/bits/region-counts.ts'
import { countFacetsByBitmaps, type FilteredCounts } from '#db/queries/lists/facet-bits.ts'
import { countFacetCodes } from '#db/queries/lists/facet-counts.ts'
import { type ExpertSet } from '#db/queries/lists/listed-experts.ts'
import type { NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { MIN_EXPERTS_FOR_BITMAPS } from '#domain/limits.ts'
import { isBudgetCoded } from '#domain/lists/facet-codes.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'
import type { Deps } from '#use-cases/deps.ts'

type Filtered = {
  place: NarrowedPlace
  listed: ExpertSet
  filter: HireFilter
  tally: ListingTally
  /** Where bitmaps count those who pass by region, too. */
  regions?: RegionsToCount | undefined
}

/** Whether a page is counted by bitmaps. A budget between two steps has none of its own. */
export const isCountedByBitmaps = (experts: number, filter: HireFilter) =>
  experts > MIN_EXPERTS_FOR_BITMAPS && isBudgetCoded(filter)

/** R65: counts by facet code under a filter. */
export async function countFilteredFacets(
  db: Deps['db'],
  { place, listed, filter, tally, regions }: Filtered,
): Promise<FilteredCounts> {
  if (isCountedByBitmaps(tally.experts, filter))
    return countFacetsByBitmaps(db, { place, filter, counted: tally.codes.keys(), regions })
  // What is tallied are whole pages.
  const everyone = place.cities ? undefined : tally.codes
  return { codes: await countFacetCodes(db, listed, { filter, everyone }), regions: undefined }
}
