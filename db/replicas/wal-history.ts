import { REPLICA_LIMITS } from '#domain/limits/resource-limits.ts'

/** Where the primary was in its write-ahead log at a moment, in bytes. */
export type WalPosition = {
  /** All that a reader at that moment saw was written before it. */
  seen: bigint
  /** Up to here standbys can have it. */
  flushed: bigint
}

const PAGE = 8192n
/** The longest header of a page of the log. */
const HEADER = 40n

/** The end of a page and the first byte after the header of the next are the same place: one server names this one. */
export function alignWal(position: string): bigint {
  const bytes = BigInt(position)
  const within = bytes % PAGE
  return within <= HEADER ? bytes - within : bytes
}

/**
 * The last seconds of the primary's log, by our own clock: so a standby that no longer gets anything, and thinks that it
 * is at the end, is found to be behind.
 */
export function createWalHistory(now: () => number = () => performance.now()) {
  let samples: { at: number; flushed: bigint }[] = []

  return {
    note({ flushed }: Pick<WalPosition, 'flushed'>): void {
      const at = now()
      if (at - (samples.at(-1)?.at ?? -Infinity) < REPLICA_LIMITS.sampleMs) return
      // One that is older than the bound stays, to be compared with.
      const first = samples.findLastIndex((one) => one.at <= at - REPLICA_LIMITS.mostBehindMs)
      samples = [...samples.slice(Math.max(first, 0)), { at, flushed }]
    },
    /** How long ago the primary was past this position; undefined if it has not answered for a while. */
    secondsBehind(replayed: bigint): number | undefined {
      const last = samples.at(-1)
      if (!last || now() - last.at > REPLICA_LIMITS.unansweredMs) return undefined
      const ahead = samples.find(({ flushed }) => flushed > replayed)
      return ahead ? (now() - ahead.at) / 1000 : 0
    },
    /** After a fail-over positions are another server's. */
    clear(): void {
      samples = []
    },
  }
}

export type WalHistory = ReturnType<typeof createWalHistory>
