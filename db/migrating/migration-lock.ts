import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

/** Several nodes may start at once: the first migrates, the others wait here. */
const MIGRATION_LOCK = 7_305_412
const POLL_MS = 100

/**
 * One at a time in this database: migrations, and the restore of a backup. It asks again and again: a statement that
 * waits for the lock would hold a snapshot, for whose end the node that builds an index concurrently would wait.
 */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1) as granted', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.granted) return
    await sleep(POLL_MS)
  }
}
