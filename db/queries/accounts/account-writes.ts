import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'

const USER = ['id', 'name', 'email', 'email_verified', 'role'] as const

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').where('email', '=', email).select(USER).executeTakeFirst()
}

/**
 * Every change of an account's address, password or links locks the account first, so that they run one after another.
 */
export function lockUser(db: Db, id: string) {
  return db.selectFrom('user').where('id', '=', id).select(USER).forNoKeyUpdate().executeTakeFirst()
}

export function lockUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').where('email', '=', email).select(USER).forNoKeyUpdate().executeTakeFirst()
}

type ProvenEmail = { id: string; email: string; now: Date }

/** Marks the address as proven; changing the address voids all links of the account (by a trigger). */
export async function setVerifiedEmail(db: Db, { id, email, now }: ProvenEmail): Promise<void> {
  await db
    .updateTable('user')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How the addresses end of accounts that have none. */
export const RELEASED_EMAIL_SUFFIX = '@yielded.invalid'

/** R215: leaves a placeholder address, with which signing in and mailing are impossible. */
export async function releaseEmail(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('user')
    .set({ email: `${newId()}${RELEASED_EMAIL_SUFFIX}`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
}

export async function deleteSignInMethods(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account').where('user_id', '=', userId).execute()
}

type NewPassword = { userId: string; hash: string; now: Date }

/** Sets the password, also for accounts that had none. */
export async function setPasswordHash(db: Db, { userId, hash, now }: NewPassword): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: newId(), account_id: userId, provider_id: 'credential', user_id: userId, password: hash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute()
}

/** Clears the profile's inquiry address, which somebody other than the account's owner may have set. */
export async function clearInquiryAddress(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('profile')
    .set({ inquiry_email_address: null, inquiry_email_verified_at: null })
    .where('owner_user_id', '=', userId)
    .execute()
}
