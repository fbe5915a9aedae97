export type Weighted<T> = { at(share: number): T }

/** A list to draw from by weight, in logarithmic time; `at` takes a number in [0, 1). */
export function weighted<T>(items: readonly T[], weightOf: (item: T, index: number) => number): Weighted<T> {
  const ends = new Float64Array(items.length)
  let total = 0
  items.forEach((item, index) => {
    total += weightOf(item, index)
    ends[index] = total
  })

  function at(share: number): T {
    const aim = share * total
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > aim) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('weighted() wants a list that is not empty')
    return item
  }

  return { at }
}

const GOLDEN = 0.6180339887498949
const SILVER = 0.4142135623730951

/**
 * The n-th of a sequence that fills [0, 1) evenly however many are taken: every entry of a weighted list gets
 * its share among the first hundred as well as among the first million, which chance would not give the small ones.
 */
export function evenShare(n: number, sequence: 'golden' | 'silver'): number {
  return (0.5 + n * (sequence === 'golden' ? GOLDEN : SILVER)) % 1
}
