export type MemoryCounter = {
  hit(key: string): number | undefined
  check(key: string): number | undefined
  forgive(key: string): void
  giveBack(key: string): void
}

type Options = { points: number; seconds: number; now?: () => number; most?: number }
type Counted = { count: number; ends: number }

/** With more keys than this all are forgotten: whoever has that many networks is not stopped by a limit per network. */
const MOST_KEYS = 50_000

/**
 * Counts acts in the memory of this process, so that reads do not wait for the database. With several processes each
 * has a count of its own.
 */
export function createMemoryCounter({ points, seconds, now = Date.now, most = MOST_KEYS }: Options): MemoryCounter {
  const counts = new Map<string, Counted>()

  function current(key: string): Counted | undefined {
    const counted = counts.get(key)
    return counted && counted.ends > now() ? counted : undefined
  }
  function begin(key: string): Counted {
    if (counts.size >= most) counts.clear()
    const counted = { count: 0, ends: now() + seconds * 1000 }
    counts.set(key, counted)
    return counted
  }
  const wait = ({ ends }: Counted) => Math.max(1, Math.ceil((ends - now()) / 1000))

  return {
    hit(key) {
      const counted = current(key) ?? begin(key)
      counted.count += 1
      return counted.count > points ? wait(counted) : undefined
    },
    check(key) {
      const counted = current(key)
      return counted && counted.count >= points ? wait(counted) : undefined
    },
    forgive: (key) => void counts.delete(key),
    giveBack(key) {
      const counted = current(key)
      if (counted && counted.count > 0) counted.count -= 1
    },
  }
}
