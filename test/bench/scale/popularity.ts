/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A rank from 0 below `count`, by Zipf's law: the n-th is asked for about n to the power of `-exponent` times as often as
 * the first. The exponent must not be 1.
 */
export function zipfRank(random: () => number, count: number, exponent: number): number {
  const power = 1 - exponent
  const rank = ((count ** power - 1) * random() + 1) ** (1 / power)
  return Math.min(count - 1, Math.floor(rank) - 1)
}
