export type MemoryCounter = {
  hit(key: string): number | undefined
  check(key: string): number | undefined
  forgive(key: string): void
  giveBack(key: string): void
}

type Options = { points: number; seconds: number; now?: () => number; most?: number }

/** More keys than this are not told apart: whoever has that many networks is not stopped by a limit per network. */
const MOST_KEYS = 50_000

/**
 * Counts acts in the memory of this process, in windows that begin and end for all keys at once. With several
 * processes each has a count of its own; it costs a look-up in a map, so that reads do not wait for the database.
 */
export function createMemoryCounter({
  points,
  seconds,
  now = Date.now,
  most = MOST_KEYS,
}: Options): MemoryCounter {
  let counts = new Map<string, number>()
  let ends = 0

  function current(): Map<string, number> {
    if (now() >= ends || counts.size > most) {
      counts = new Map()
      if (now() >= ends) ends = now() + seconds * 1000
    }
    return counts
  }
  const wait = () => Math.max(1, Math.ceil((ends - now()) / 1000))

  return {
    hit(key) {
      const count = (current().get(key) ?? 0) + 1
      counts.set(key, count)
      return count > points ? wait() : undefined
    },
    check: (key) => ((current().get(key) ?? 0) >= points ? wait() : undefined),
    forgive: (key) => void current().delete(key),
    giveBack(key) {
      const count = current().get(key) ?? 0
      if (count > 0) counts.set(key, count - 1)
    },
  }
}
