import { SCORE_STEPS, scoreCode } from './facet-codes.ts'

/**
 * R161: the codes of the best scores that together cover the given number of experts. @param counts number of experts
 * by code
 */
export function bestScoresCovering(
  counts: ReadonlyMap<number, number>,
  wanted: number,
): { scores: number[]; experts: number } {
  const best: { scores: number[]; experts: number } = { scores: [], experts: 0 }
  for (let step = SCORE_STEPS; step >= 0 && best.experts < wanted; step--) {
    const count = counts.get(scoreCode(step))
    if (count === undefined) continue
    best.scores.push(scoreCode(step))
    best.experts += count
  }
  return best
}
