import type pg from 'pg'

import { type Db, openConnection } from '#db/connection.ts'
import type { OnQueryTimed } from '#db/time-client-queries.ts'
import { withDeadline } from '#db/with-deadline.ts'
import { REPLICA_LIMITS, REQUEST_TIMEOUTS } from '#domain/limits/resource-limits.ts'

import { alignWal, type WalHistory } from './wal-history.ts'

const STATE = `select pg_is_in_recovery() as "isStandby",
  (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as replayed`
type State = { isStandby: boolean; replayed: string }

/** A standby that may answer a read. */
export type ChosenReplica = {
  /** Host and port, which identify a replica. */
  name: string
  db: Db
  /** How much of the primary's log it had replayed when it was chosen. */
  replayed: bigint
}

export type Replica = {
  name: string
  db: Db
  pool: pg.Pool
  /** Undefined while it does not answer, is no standby, or is more than 2 s behind. */
  choose(): Promise<ChosenReplica | undefined>
  /** Whether it was usable when it was last asked. */
  isUsable(): boolean
  /** Undefined while that is unknown. */
  secondsBehind(): number | undefined
  close(): Promise<void>
}

type Options = {
  history: WalHistory
  max: number
  onQuery?: OnQueryTimed
  /** Called once when it becomes usable, or unusable: then with the reason. */
  onChange: (change: { name: string; why: string | undefined }) => void
}

const reasonOf = (error: unknown): string => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error ? inner.message : String(inner)
}

/** R389: asked every second, and before each page: it may have been stopped, promoted or held up meanwhile. */
export function openReplica(connectionString: string, { history, max, onQuery, onChange }: Options): Replica {
  const timeouts = { ...REQUEST_TIMEOUTS, ...REPLICA_LIMITS.timeouts }
  const { db, pool, close } = openConnection(connectionString, { max, timeouts, ...(onQuery && { onQuery }) })
  const { host: name } = new URL(connectionString)
  let why: string | undefined = 'it was not asked yet'
  let behind: number | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function become(next: string | undefined): void {
    if ((next === undefined) !== (why === undefined) && !closed) onChange({ name, why: next })
    why = next
  }

  async function check(): Promise<ChosenReplica | undefined> {
    try {
      const { rows } = await withDeadline(pool.query<State>(STATE), REPLICA_LIMITS.checkMs)
      const replayed = alignWal(rows[0]?.replayed ?? '0')
      behind = rows[0]?.isStandby ? history.secondsBehind(replayed) : undefined
      if (!rows[0]?.isStandby) become('it is no standby')
      else if (behind === undefined) become('the primary does not answer')
      else if (behind * 1000 > REPLICA_LIMITS.mostBehindMs) become(`it is ${behind.toFixed(1)} s behind`)
      else {
        become(undefined)
        return { name, db, replayed }
      }
    } catch (error) {
      behind = undefined
      become(reasonOf(error))
    }
    return undefined
  }

  function plan(): void {
    if (closed) return
    timer = setTimeout(() => void check().finally(plan), REPLICA_LIMITS.everyMs)
    timer.unref()
  }

  void check().finally(plan)
  return {
    name,
    db,
    pool,
    choose: () => (why === undefined ? check() : Promise.resolve(undefined)),
    isUsable: () => why === undefined,
    secondsBehind: () => behind,
    async close() {
      closed = true
      clearTimeout(timer)
      await close()
    },
  }
}
