import type { Db } from '#db/connection.ts'
import type { AccountLinkPurpose } from '#domain/accounts/account-link.ts'

type NewToken = {
  userId: string
  purpose: AccountLinkPurpose
  email: string
  tokenHash: string
  expiresAt: Date
  now: Date
}

/** An account has at most one token per purpose, so the older one is deleted first. */
export async function insertAccountToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('account_token')
    .values({
      user_id: token.userId,
      purpose: token.purpose,
      email: token.email,
      token_hash: token.tokenHash,
      expires_at: token.expiresAt,
      created_at: token.now,
    })
    .execute()
}

type Wanted = { tokenHash: string; purposes: readonly AccountLinkPurpose[]; now: Date }

export function findAccountToken(db: Db, { tokenHash, purposes, now }: Wanted) {
  return db
    .selectFrom('account_token')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .select(['user_id', 'purpose', 'email'])
    .executeTakeFirst()
}

/** Uses up the token: of concurrent calls, one gets true. */
export async function consumeAccountToken(db: Db, { tokenHash, purposes, now }: Wanted): Promise<boolean> {
  const done = await db
    .deleteFrom('account_token')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}

export async function deleteAccountTokens(
  db: Db,
  { userId, purposes }: { userId: string; purposes: readonly AccountLinkPurpose[] },
): Promise<void> {
  await db.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', 'in', purposes).execute()
}
