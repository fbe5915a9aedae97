import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'

const USER = ['id', 'name', 'email', 'email_verified', 'role'] as const

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').where('email', '=', email).select(USER).executeTakeFirst()
}

/** Whoever changes an account's address, password or links locks the account first: one after the other. */
export function lockUser(db: Db, id: string) {
  return db.selectFrom('user').where('id', '=', id).select(USER).forNoKeyUpdate().executeTakeFirst()
}

export function lockUserByEmail(db: Db, email: string) {
  return db.selectFrom('user').where('email', '=', email).select(USER).forNoKeyUpdate().executeTakeFirst()
}

type ProvenEmail = { id: string; email: string; now: Date }

/** The address is the account's own from here on; with another address all its links are void (a trigger does that). */
export async function setProvenEmail(db: Db, { id, email, now }: ProvenEmail): Promise<void> {
  await db
    .updateTable('user')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
}

/** R215: under the address that is left nobody signs in and nothing is mailed. */
export async function takeEmailAway(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('user')
    .set({ email: `${newId()}@yielded.invalid`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
}

export async function deleteSignInMethods(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account').where('user_id', '=', userId).execute()
}

type NewPassword = { userId: string; hash: string; now: Date }

/** Also for accounts that had none. */
export async function setPasswordHash(db: Db, { userId, hash, now }: NewPassword): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: newId(), account_id: userId, provider_id: 'credential', user_id: userId, password: hash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute()
}

/** Where the messages to the account's own profile go; whoever set it may not be the account's owner. */
export async function clearInquiryAddress(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('profile')
    .set({ inquiry_email_address: null, inquiry_email_verified_at: null })
    .where('owner_user_id', '=', userId)
    .execute()
}
