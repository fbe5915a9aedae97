import { filterCodes } from './facet-codes.ts'
import type { HireFilter } from './hire-filter.ts'
import type { Tally } from './listing-tally.ts'

/** Safety margin: filters are correlated, so fewer experts may pass than the estimate says. */
const MARGIN = 3

/** The estimated share of a page that passes a filter, if its parts were independent. */
function passingShare({ experts, codes }: Pick<Tally, 'experts' | 'codes'>, filter: HireFilter): number {
  return filterCodes(filter).reduce((share, part) => {
    const passing = part.codes.reduce((sum, code) => sum + (codes.get(code) ?? 0), 0)
    return share * Math.min(1, passing / Math.max(1, experts))
  }, 1)
}

/**
 * How many experts from the start of a list probably contain `wanted` who pass; undefined where collecting and sorting
 * all matches is less work.
 */
export function firstInOrder(
  tally: Pick<Tally, 'experts' | 'codes'>,
  { filter, wanted }: { filter: HireFilter; wanted: number },
): number | undefined {
  const share = passingShare(tally, filter)
  const looked = Math.ceil((wanted / share) * MARGIN)
  return looked < tally.experts * share ? looked : undefined
}
