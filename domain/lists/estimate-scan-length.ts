import { filterCodes } from './facet-codes.ts'
import type { HireFilter } from './hire-filter.ts'
import type { ListingTally } from './listing-tally.ts'

/** Safety margin: filters are correlated, so fewer experts may pass than the estimate says. */
const MARGIN = 3

/** The estimated share of a page that passes a filter, if its parts were independent. */
function passingShare({ experts, codes }: Pick<ListingTally, 'experts' | 'codes'>, filter: HireFilter): number {
  return filterCodes(filter).reduce((share, part) => {
    const shares = part.codes.map((code) => Math.min(1, (codes.get(code) ?? 0) / Math.max(1, experts)))
    if (part.every) return shares.reduce((product, one) => product * one, share)
    return (
      share *
      Math.min(
        1,
        shares.reduce((sum, one) => sum + one, 0),
      )
    )
  }, 1)
}

/**
 * How many experts from the start of a list probably contain `wanted` who pass; undefined where collecting and sorting
 * all matches is less work.
 */
export function estimateScanLength(
  tally: Pick<ListingTally, 'experts' | 'codes'>,
  { filter, wanted }: { filter: HireFilter; wanted: number },
): number | undefined {
  const share = passingShare(tally, filter)
  const looked = Math.ceil((wanted / share) * MARGIN)
  return looked < tally.experts * share ? looked : undefined
}
