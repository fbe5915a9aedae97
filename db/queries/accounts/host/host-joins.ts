import type { Insertable } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

const JOIN = ['browser_hash', 'user_id', 'issuer', 'subject', 'email', 'next'] as const

/** A browser has at most one: the last. */
export async function upsertHostJoin(db: Db, row: Insertable<Database['host_join']>): Promise<void> {
  const { browser_hash: _, ...values } = row
  await db
    .insertInto('host_join')
    .values(row)
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet({ token_hash: null, ...values }))
    .execute()
}

type Key = { browserHash: string } | { tokenHash: string }
type At = { now: Date }

const columnOf = (key: Key) =>
  'browserHash' in key ? (['browser_hash', key.browserHash] as const) : (['token_hash', key.tokenHash] as const)

export function findHostJoin(db: Db, key: Key, { now }: At) {
  const [column, value] = columnOf(key)
  return db
    .selectFrom('host_join')
    .innerJoin('user', 'user.id', 'host_join.user_id')
    .where(`host_join.${column}`, '=', value)
    .where('host_join.expires_at', '>', now)
    .select(['host_join.user_id', 'host_join.email', 'host_join.subject', 'host_join.issuer', 'host_join.next'])
    .executeTakeFirst()
}

/** Uses it up: of concurrent calls, one gets it. */
export function consumeHostJoin(db: Db, key: Key, { now }: At) {
  const [column, value] = columnOf(key)
  return db
    .deleteFrom('host_join')
    .where(column, '=', value)
    .where('expires_at', '>', now)
    .returning(JOIN)
    .executeTakeFirst()
}

/** A newer link voids the older one. */
export async function setJoinToken(
  db: Db,
  { browserHash, tokenHash, now }: { browserHash: string; tokenHash: string } & At,
): Promise<boolean> {
  const done = await db
    .updateTable('host_join')
    .set({ token_hash: tokenHash })
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
