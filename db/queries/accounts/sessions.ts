import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'

export async function markFactorPassed(db: Db, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await db.updateTable('session').set({ factor_passed_at: now }).where('id', '=', sessionId).execute()
}

export async function deleteSession(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const gone = await db.deleteFrom('session').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Deletes all sessions, or all but one; returns how many. */
export async function deleteSessions(
  db: Db,
  { userId, exceptId }: { userId: string; exceptId?: string },
): Promise<number> {
  const gone = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Records a sign-in; returns the time of the previous one. */
export async function recordSignIn(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Date | null> {
  const before = await db.selectFrom('user').where('id', '=', userId).select('last_sign_in_at').executeTakeFirst()
  await db.updateTable('user').set({ last_sign_in_at: now }).where('id', '=', userId).execute()
  return before?.last_sign_in_at ?? null
}

/** Deletes sign-ins that wait for their second step, which better-auth stores separately from sessions. */
export async function deletePendingSignIns(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).where('identifier', 'like', '2fa-%').execute()
}

/** R459: expired sessions, sign-ins in progress and mailed links; returns how many. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  let gone = 0
  for (const table of ['session', 'verification', 'account_token'] as const) {
    gone += await deleteInBatches(db, table, { where: sql`expires_at < ${now}` })
  }
  return gone
}
