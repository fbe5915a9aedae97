import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type Claims = { userId: string; claims: string[]; now: Date }

/**
 * R806: what a sign-in said replaces what the one before said, in one statement. A claim that is said again on the same
 * day stays as it is, since a change purges the profile's pages.
 */
export async function storeClaims(db: Db, { userId, claims, now }: Claims): Promise<void> {
  await sql`
    with said as (select unnest(${claims}::text[]) as claim),
    gone as (delete from identity_claim where user_id = ${userId} and claim not in (select claim from said))
    insert into identity_claim as known (user_id, claim, confirmed_at)
      select ${userId}, claim, ${now} from said
      on conflict (user_id, claim) do update set confirmed_at = excluded.confirmed_at
        where known.confirmed_at < excluded.confirmed_at - interval '1 day'`.execute(db)
}

export function listClaims(db: Db, userId: string) {
  return db
    .selectFrom('identity_claim')
    .where('user_id', '=', userId)
    .select(['claim', 'confirmed_at'])
    .orderBy('claim')
    .execute()
}
