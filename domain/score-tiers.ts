import { SCORE_STEPS, scoreCode } from './facet-codes.ts'

/** How many of the best are looked at first, and next, before everyone is. */
const TIERS = [5000, 40_000, 320_000]

/**
 * R161: the codes of scores that take in so many of the best, for each tier that leaves out enough to be worth it.
 * @param counts how many experts have which code
 */
export function scoreTiers(counts: ReadonlyMap<number, number>): number[][] {
  const steps = Array.from({ length: SCORE_STEPS + 1 }, (_, index) => scoreCode(SCORE_STEPS - index))
  const everyone = steps.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0)
  return TIERS.filter((size) => size * 2 < everyone).map((size) => {
    let taken = 0
    return steps.filter((code) => {
      const wanted = taken < size
      if (wanted) taken += counts.get(code) ?? 0
      return wanted && counts.has(code)
    })
  })
}
