import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import { listingKeys } from '#domain/lists/listing-keys.ts'

export type Listing = {
  skill: string
  place: { countryCode: string; citySlug: string | null }
  score: number
  codes: number[]
  minimum: number | null
  listedAt: Date
  editedAt: Date
}

const COLUMNS = ['country_code', 'city_slug', 'score', 'keys', 'project_minimum_usd', 'listed_at', 'edited_at'] as const

const columnsOf = (table: string) => sql.join(COLUMNS.map((column) => sql.ref(`${table}.${column}`)))

const writeListings = preparedQuery(
  (_, profileId: RawBuilder<string>, rows: RawBuilder<string>) => sql`
    with wanted as materialized (select * from json_populate_recordset(null::listing, ${rows}::json)),
      removed as (delete from listing where profile_id = ${profileId} and skill not in (select skill from wanted))
    insert into listing (skill, profile_id, ${sql.join(COLUMNS.map((column) => sql.ref(column)))})
      select wanted.skill, wanted.profile_id, ${columnsOf('wanted')}
        from wanted left join listing using (profile_id, skill)
        where listing.skill is null or (${columnsOf('listing')}) is distinct from (${columnsOf('wanted')})
      on conflict (skill, profile_id) do update set ${sql.join(
        COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
      )}`,
)

/** The listings of a profile from now on, one row per skill; unchanged rows are not written. */
export async function replaceListings(db: Db, profileId: string, listings: Listing[]): Promise<void> {
  const rows = listings.map(({ skill, place, score, codes, minimum, listedAt, editedAt }) => ({
    skill,
    profile_id: profileId,
    country_code: place.countryCode,
    city_slug: place.citySlug,
    score,
    keys: listingKeys({ skill, country: place.countryCode, city: place.citySlug }, codes),
    project_minimum_usd: minimum,
    listed_at: listedAt,
    edited_at: editedAt,
  }))
  await writeListings(db, profileId, JSON.stringify(rows))
}

/** Updates the search rows from the listings. */
export async function indexExperts(db: Db, profileIds: string[]): Promise<void> {
  await sql`select index_experts(${profileIds})`.execute(db)
}

/** Leaves version and edit date alone: a score is no edit. @param newUntil R810 */
export async function storeScore(
  db: Db,
  profileId: string,
  { total, version, newUntil }: { total: number; version: number; newUntil: string | null },
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ ranking_score: total, ranking_version: version, new_until: newUntil })
    .where('id', '=', profileId)
    .execute()
}
