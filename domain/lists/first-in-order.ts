import { filterCodes } from './facet-codes.ts'
import type { HireFilter } from './hire-filter.ts'
import type { Tally } from './listing-tally.ts'

/** Filters that go together let fewer pass than each by itself would make one think. */
const MARGIN = 3

/** Which part of a page passes a filter, if its parts have nothing to do with each other. */
function passingShare({ experts, codes }: Pick<Tally, 'experts' | 'codes'>, filter: HireFilter): number {
  return filterCodes(filter).reduce((share, part) => {
    const passing = part.codes.reduce((sum, code) => sum + (codes.get(code) ?? 0), 0)
    return share * Math.min(1, passing / Math.max(1, experts))
  }, 1)
}

/**
 * How many of a list, from its first on, probably hold so many who pass; undefined where picking out everyone who
 * passes and sorting them is less work.
 */
export function firstInOrder(
  tally: Pick<Tally, 'experts' | 'codes'>,
  { filter, wanted }: { filter: HireFilter; wanted: number },
): number | undefined {
  const share = passingShare(tally, filter)
  const looked = Math.ceil((wanted / share) * MARGIN)
  return looked < tally.experts * share ? looked : undefined
}
