import type { LimitState } from './limit-state.ts'

export type MemoryCounter = {
  hit(key: string): LimitState
  check(key: string): number | undefined
  forgive(key: string): void
  refund(key: string): void
}

type Options = { points: number; seconds: number; now?: () => number; most?: number }
type Counted = { count: number; ends: number }

/**
 * With more keys than this all counts are dropped: a limit per network does not stop an attacker with that many
 * networks.
 */
const MOST_KEYS = 50_000

/** Counts in this process's memory, so that reads do not wait for the database. Each process has a count of its own. */
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
      const resetSeconds = wait(counted)
      return {
        left: Math.max(0, points - counted.count),
        resetSeconds,
        wait: counted.count > points ? resetSeconds : undefined,
      }
    },
    check(key) {
      const counted = current(key)
      return counted && counted.count >= points ? wait(counted) : undefined
    },
    forgive: (key) => void counts.delete(key),
    refund(key) {
      const counted = current(key)
      if (counted && counted.count > 0) counted.count -= 1
    },
  }
}
