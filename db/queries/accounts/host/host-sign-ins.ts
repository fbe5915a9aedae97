import { type Insertable, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import type { Database } from '#db/schema.ts'

export async function insertHostSignIn(db: Db, row: Insertable<Database['host_sign_in']>): Promise<void> {
  await db.insertInto('host_sign_in').values(row).execute()
}

/** Uses up a sign-in that this browser began: of concurrent calls, one gets it. */
export function consumeHostSignIn(
  db: Db,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
) {
  return db
    .deleteFrom('host_sign_in')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier', 'next', 'session_id', 'begun_at'])
    .executeTakeFirst()
}

/** R417: of concurrent calls with the same token, one gets true. */
export async function consumeLogoutToken(
  db: Db,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const spent = await db
    .insertInto('spent_token')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(spent.numInsertedOrUpdatedRows) > 0
}

/** Deletes sign-ins that were not finished in time; returns how many. */
export async function deleteExpiredHostSignIns(db: Db, now: Date): Promise<number> {
  let gone = 0
  for (const table of ['host_sign_in', 'host_join', 'spent_token'] as const) {
    gone += await deleteInBatches(db, table, { where: sql`expires_at < ${now}` })
  }
  return gone
}
