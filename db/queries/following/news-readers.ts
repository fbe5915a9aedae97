import type { Db } from '#db/connection.ts'

/** News after this moment is new to the reader; null at their first visit. */
export async function findLastVisit(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('news_reader')
    .where('user_id', '=', userId)
    .select('looked_before_at')
    .executeTakeFirst()
  return row?.looked_before_at ?? null
}

type Look = { now: Date; visitSince: Date }

/** Records that the reader looked at the news. The first look since `visitSince` starts a new visit. */
export async function recordVisit(db: Db, userId: string, { now, visitSince }: Look): Promise<void> {
  await db
    .insertInto('news_reader')
    .values({ user_id: userId, looked_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        looked_at: now,
        looked_before_at: eb
          .case()
          .when('news_reader.looked_at', '<', visitSince)
          .then(eb.ref('news_reader.looked_at'))
          .else(eb.ref('news_reader.looked_before_at'))
          .end(),
      })),
    )
    .execute()
}

export async function setDigestWanted(db: Db, userId: string, wanted: boolean): Promise<void> {
  await db
    .insertInto('news_reader')
    .values({ user_id: userId, wants_digest: wanted })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wants_digest: wanted }))
    .execute()
}

/** Undefined where the account no longer exists. */
export function findDigestSetting(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .leftJoin('news_reader', 'news_reader.user_id', 'user.id')
    .where('user.id', '=', userId)
    .select((eb) => ['user.email_verified', eb.fn.coalesce('news_reader.wants_digest', eb.lit(false)).as('weekly')])
    .executeTakeFirst()
}

/** Turns the digest off; does nothing where there is no such reader. */
export async function disableDigest(db: Db, userId: string): Promise<void> {
  await db.updateTable('news_reader').set({ wants_digest: false }).where('user_id', '=', userId).execute()
}

/**
 * R133: locks the next accounts without a digest for this week. Concurrent callers skip locked ones, so no account is
 * mailed twice.
 */
export function claimDigestReaders(db: Db, { week, limit }: { week: string; limit: number }) {
  return db
    .selectFrom('news_reader')
    .innerJoin('user', 'user.id', 'news_reader.user_id')
    .where('news_reader.wants_digest', '=', true)
    .where('news_reader.digest_week', '<', week)
    .select(['user.id', 'user.name', 'user.email', 'user.email_verified'])
    .orderBy('news_reader.digest_week')
    .orderBy('news_reader.user_id')
    .limit(limit)
    .forUpdate('news_reader')
    .skipLocked()
    .execute()
}

export async function markDigestSent(db: Db, userIds: string[], week: string): Promise<void> {
  await db.updateTable('news_reader').set({ digest_week: week }).where('user_id', 'in', userIds).execute()
}
