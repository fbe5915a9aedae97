import type { Db } from '#db/connection.ts'

/** What came after this moment is new to the reader; null for those who look for the first time. */
export async function findLastVisit(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('news_reader')
    .where('user_id', '=', userId)
    .select('looked_before_at')
    .executeTakeFirst()
  return row?.looked_before_at ?? null
}

type Look = { now: Date; visitSince: Date }

/** Notes the look. The first one of a visit, with none since `visitSince`, ends the visit before. */
export async function noteLook(db: Db, userId: string, { now, visitSince }: Look): Promise<void> {
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

export async function setDigest(db: Db, userId: string, wanted: boolean): Promise<void> {
  await db
    .insertInto('news_reader')
    .values({ user_id: userId, wants_digest: wanted })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ wants_digest: wanted }))
    .execute()
}

/** Undefined where the account is gone. */
export function findDigest(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .leftJoin('news_reader', 'news_reader.user_id', 'user.id')
    .where('user.id', '=', userId)
    .select((eb) => ['user.email_verified', eb.fn.coalesce('news_reader.wants_digest', eb.lit(false)).as('weekly')])
    .executeTakeFirst()
}

/** Ends it; where there is nobody, there is nothing to end. */
export async function endDigest(db: Db, userId: string): Promise<void> {
  await db.updateTable('news_reader').set({ wants_digest: false }).where('user_id', '=', userId).execute()
}

/**
 * R133: the next accounts whose digest of this week is yet to be made, held until the transaction ends. Whoever asks
 * at the same time gets others, so that nobody is mailed twice.
 */
export function takeDueReaders(db: Db, { week, limit }: { week: string; limit: number }) {
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

export async function markDigested(db: Db, userIds: string[], week: string): Promise<void> {
  await db.updateTable('news_reader').set({ digest_week: week }).where('user_id', 'in', userIds).execute()
}
