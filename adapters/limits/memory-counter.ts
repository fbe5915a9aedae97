import type { LimitState } from './limit-state.ts'

export type MemoryCounter = {
  hit(key: string): LimitState
  check(key: string): number | undefined
  forgive(key: string): void
  refund(key: string): void
}

type Options = { points: number; seconds: number; now?: () => number; most?: number }
type Counted = { count: number; ends: number }

/** With more keys than this, those that were not used for longest are evicted. */
const MOST_KEYS = 50_000

/** Counts in this process's memory, so that reads do not wait for the database. Each process has a count of its own. */
export function createMemoryCounter({ points, seconds, now = Date.now, most = MOST_KEYS }: Options): MemoryCounter {
  // Two generations: a key that is used moves to the recent one. When that has half of the keys, the other one, of keys
  // that were not used meanwhile, is dropped. A map that is evicted from one by one takes ever longer to find its oldest.
  let recent = new Map<string, Counted>()
  let older = new Map<string, Counted>()

  function current(key: string): Counted | undefined {
    const counted = recent.get(key) ?? older.get(key)
    return counted && counted.ends > now() ? counted : undefined
  }
  function use(key: string): Counted {
    const counted = current(key) ?? { count: 0, ends: now() + seconds * 1000 }
    if (!recent.has(key) && recent.size >= most / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(key, counted)
    return counted
  }
  const wait = ({ ends }: Counted) => Math.max(1, Math.ceil((ends - now()) / 1000))

  return {
    hit(key) {
      const counted = use(key)
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
    forgive(key) {
      recent.delete(key)
      older.delete(key)
    },
    refund(key) {
      const counted = current(key)
      if (counted && counted.count > 0) counted.count -= 1
    },
  }
}
