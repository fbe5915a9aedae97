/**
 * How far a reader has got in the log. Transactions commit in another order than their ids, so it is more than a number:
 * unread are the transactions after `newest`, and those that had not ended when the log was read.
 */
export type ChangeLogPosition = {
  /** The newest transaction of which the log had a row. */
  newest: bigint
  /** Transactions that were in progress, the older ones among them: they may commit yet. */
  inProgress: readonly bigint[]
}

/** What one statement saw of the log and of all transactions. */
export type ChangeLogObservation = {
  /** As PostgreSQL writes a `pg_snapshot`: `xmin:xmax:xip,xip`. */
  snapshot: string
  /** Null for an empty log. */
  newest: string | null
  /** The newest transaction of which a row was pruned. */
  pruned: string | null
  isStandby: boolean
}

/** What the statement has read up to, all rows of its snapshot included. */
export function advanceLogPosition(seen: ChangeLogObservation, before?: ChangeLogPosition): ChangeLogPosition {
  const { xmin, xip } = parseSnapshot(seen.snapshot)
  const newest = [BigInt(seen.newest ?? 0), prunedOf(seen), before?.newest ?? 0n].reduce((a, b) => (a > b ? a : b))
  // A standby does not list what is in progress: whatever may be is read again.
  if (seen.isStandby) return { newest: newest < xmin ? newest : xmin - 1n, inProgress: [] }
  return { newest, inProgress: xip }
}

/** Whether rows that a reader at this position has not read may have been pruned. */
export function hasMissedChanges({ newest, inProgress }: ChangeLogPosition, seen: ChangeLogObservation): boolean {
  const pruned = prunedOf(seen)
  const still = new Set(parseSnapshot(seen.snapshot).xip)
  return pruned > newest || inProgress.some((id) => id <= pruned && !still.has(id))
}

/** A number from the future is another server's, from which this database was copied. */
function prunedOf({ pruned, snapshot }: ChangeLogObservation): bigint {
  const id = BigInt(pruned ?? 0)
  return id < parseSnapshot(snapshot).xmax ? id : 0n
}

function parseSnapshot(snapshot: string): { xmin: bigint; xmax: bigint; xip: bigint[] } {
  const [xmin = '', xmax = '', xip = ''] = snapshot.split(':')
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), xip: xip ? xip.split(',').map(BigInt) : [] }
}
