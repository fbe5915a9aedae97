export type Random = {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, n). */
  int(n: number): number
  /** In [from, to). */
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Takes the weight of each entry into account. */
  pickWeighted<T>(list: readonly (readonly [T, number])[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** An independent stream, so that a new draw in one part does not move all others. */
  fork(name: string): Random
}

/** Hashes the seed to 128 bits (cyrb128) and runs sfc32 on them. */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = hash(seed)
  function next(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()

  const int = (n: number) => Math.floor(next() * n)
  function pick<T>(list: readonly T[]): T {
    const item = list[int(list.length)]
    if (item === undefined) throw new Error('pick() wants a list that is not empty')
    return item
  }
  function pickWeighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of list) {
      left -= weight
      if (left < 0) return item
    }
    return pick(list)[0]
  }
  function shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list]
    const out: T[] = []
    while (rest.length > 0) out.push(...rest.splice(int(rest.length), 1))
    return out
  }
  return {
    next,
    int,
    pick,
    pickWeighted,
    shuffle,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    fork: (name) => seededRandom(`${seed}/${name}`),
  }
}

function hash(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1]
}
