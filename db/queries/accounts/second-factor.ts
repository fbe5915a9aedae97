import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { DAY_MS, SECOND_FACTOR_LIMITS } from '#domain/limits.ts'

export function findFactor(db: Db, userId: string) {
  return db
    .selectFrom('two_factor')
    .where('user_id', '=', userId)
    .select(['secret', 'backup_codes', 'verified'])
    .executeTakeFirst()
}

/** Replaces an unconfirmed secret; false where a confirmed one is in use. */
export async function storePendingFactor(
  db: Db,
  { userId, secret }: { userId: string; secret: string },
): Promise<boolean> {
  const started = await db
    .insertInto('two_factor')
    .values({ id: newId(), user_id: userId, secret, backup_codes: '' })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, last_step: null }).where('two_factor.verified', '=', false),
    )
    .executeTakeFirst()
  return Number(started.numInsertedOrUpdatedRows) > 0
}

/** Turns on a secret that is not on yet. */
export async function enableFactor(
  db: Db,
  { userId, secret, backupCodes }: { userId: string; secret: string; backupCodes: string },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('two_factor')
    .set({ verified: true, backup_codes: backupCodes })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('verified', '=', false)
    .executeTakeFirst()
  if (confirmed.numUpdatedRows === 0n) return false
  await db.updateTable('user').set({ two_factor_enabled: true }).where('id', '=', userId).execute()
  return true
}

/** Uses up a time step: of concurrent calls, one gets true. */
export async function consumeTotpStep(db: Db, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const taken = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Replaces them only if they have not changed since they were read. */
export async function replaceBackupCodes(
  db: Db,
  { userId, before, after }: { userId: string; before: string; after: string },
): Promise<boolean> {
  const replaced = await db
    .updateTable('two_factor')
    .set({ backup_codes: after })
    .where('user_id', '=', userId)
    .where('backup_codes', '=', before)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/** Deletes the factor, and the proofs of sessions with it. */
export async function deleteFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('two_factor').where('user_id', '=', userId).execute()
  await db.updateTable('user').set({ two_factor_enabled: false }).where('id', '=', userId).execute()
  await db.updateTable('session').set({ factor_passed_at: null }).where('user_id', '=', userId).execute()
}

/** R257: whether it was turned on so recently that a password reset turns it off again. */
export async function isFactorRecent(db: Db, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const since = new Date(now.getTime() - SECOND_FACTOR_LIMITS.revocableDays * DAY_MS)
  const factor = await db
    .selectFrom('two_factor')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .select('id')
    .executeTakeFirst()
  return factor !== undefined
}
