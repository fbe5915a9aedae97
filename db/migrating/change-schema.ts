import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

/** Everybody who wants the table queues up behind a change that waits for its lock, so it does not wait long. */
const LOCK_MS = 1000
const PAUSE_MS = { first: 500, longest: 5000 }

/** The codes of a lock that was not granted in time, and of a deadlock. */
const LOCKED = new Set<unknown>(['55P03', '40P01'])
const isLocked = (error: unknown) => error instanceof Error && 'code' in error && LOCKED.has(error.code)

/**
 * R367: runs a change of the schema in a transaction. While another transaction holds a lock that it needs, it gives
 * way and tries again, for as long as it takes: the site goes on meanwhile.
 */
export async function changeSchema(
  client: pg.ClientBase,
  onWait: (why: string) => void,
  change: () => Promise<void>,
): Promise<void> {
  for (let pause = PAUSE_MS.first, tries = 1; ; pause = Math.min(pause * 2, PAUSE_MS.longest), tries++) {
    await client.query('begin')
    try {
      // A pooler may return a connection that still has the timeouts of a request.
      await client.query(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_MS}`)
      await change()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isLocked(error)) throw error
      if (tries === 1) onWait('The schema is not changed yet: a transaction that is open holds a lock. Trying again.')
      await sleep(pause)
    }
  }
}
