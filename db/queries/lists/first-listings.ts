import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'

// In one order, since two concurrent writers may share several owners.
const insertFirstListing = preparedQuery(
  (_, profileId: RawBuilder<string>, listedAt: RawBuilder<Date>) => sql`
    insert into first_listing (owner, profile_id, listed_at)
      select distinct owner, profile_id, ${listedAt}::timestamptz from profile_owner_key
      where profile_id = ${profileId} order by owner
      on conflict do nothing`,
)

const selectFirstListing = preparedQuery(
  (_, profileId: RawBuilder<string>) => sql<{ listed_at: Date }>`
    select min(listed_at) as listed_at from (
      select profile_id, listed_at from first_listing where profile_id = ${profileId}
      union all
      select profile_id, listed_at from first_listing
        where owner = any(array(select owner from profile_owner_key where profile_id = ${profileId}))
    ) as known having bool_and(profile_id = ${profileId})`,
)

/**
 * R810a: remembers that the profile is listed, for each owner who had no listed profile before. Returns when it was
 * first listed; undefined if one of its owners had another profile listed before.
 */
export async function recordFirstListing(
  db: Db,
  { profileId, listedAt }: { profileId: string; listedAt: Date },
): Promise<Date | undefined> {
  await insertFirstListing(db, profileId, listedAt)
  // A statement of its own: it sees what a concurrent transaction has recorded, for which the insert waited.
  const [first] = await selectFirstListing(db, profileId)
  return first?.listed_at
}
