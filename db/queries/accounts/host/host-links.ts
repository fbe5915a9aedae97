import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'

type Subject = { issuer: string; subject: string }

/** The account here that signs in as this subject. */
export async function findUserBySubject(db: Db, { issuer, subject }: Subject): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .select('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Whether the account signs in at this issuer, as whomever. */
export async function isLinkedToIssuer(
  db: Db,
  { userId, issuer }: { userId: string; issuer: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('user_id', '=', userId)
    .where('provider_id', '=', issuer)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertHostLink(db: Db, { userId, issuer, subject }: Subject & { userId: string }): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: newId(), account_id: subject, provider_id: issuer, user_id: userId, password: null })
    .execute()
}

type NewUser = { id: string; name: string; email: string; now: Date }

/** An account whose email the site builder has proven. */
export async function insertHostUser(db: Db, { now, ...user }: NewUser): Promise<void> {
  await db
    .insertInto('user')
    .values({ ...user, email_verified: true, created_at: now, updated_at: now })
    .execute()
}

/** R418: a fresh sign-in at the site builder, in this session. */
export async function markFreshHostSignIn(db: Db, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await db.updateTable('session').set({ host_proved_at: now }).where('id', '=', sessionId).execute()
}

/**
 * R417: ends what began with this session at the site builder, and sessions of which it is not known how they began.
 * Without a session named, all of the account's; returns how many.
 */
export async function endHostSessions(
  db: Db,
  { userId, sid }: { userId: string | undefined; sid: string | undefined },
): Promise<number> {
  if (userId === undefined && sid === undefined) return 0
  const done = await db
    .deleteFrom('session')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(sid !== undefined, (query) =>
      query.where((eb) =>
        userId === undefined
          ? eb('host_sid', '=', sid ?? '')
          : eb.or([eb('host_sid', '=', sid ?? ''), eb('host_sid', '=', ''), eb('host_sid', 'is', null)]),
      ),
    )
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** The ways in which the account signs in: `credential` is a password, others are issuers. */
export function listSignInLinks(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .where('user_id', '=', userId)
    .select(['provider_id as provider', 'account_id as subject'])
    .execute()
}

/** The issuers at which the account signs in. */
export async function listIssuersOfUser(db: Db, userId: string): Promise<string[]> {
  const links = await listSignInLinks(db, userId)
  return links.map(({ provider }) => provider).filter((provider) => provider !== 'credential')
}
