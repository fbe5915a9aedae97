import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { listingKeys } from '#domain/lists/listing-keys.ts'

export async function listSkillSlugs(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_skill')
    .where('profile_id', '=', profileId)
    .select('skill_slug')
    .orderBy('position')
    .execute()
  return rows.map((row) => row.skill_slug)
}

export async function removeListings(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom('listing').where('profile_id', '=', profileId).execute()
}

type Listings = {
  skills: string[]
  place: { countryCode: string; citySlug: string | null }
  score: number
  codes: number[]
  minimum: number | null
  listedAt: Date
  editedAt: Date
}

/** One row per skill, otherwise equal; unchanged rows are not written. */
export async function replaceListings(
  db: Db,
  profileId: string,
  { skills, place, score, codes, minimum, listedAt, editedAt }: Listings,
): Promise<void> {
  const { countryCode: country, citySlug: city } = place
  const rows = skills.map((skill) => ({
    skill,
    profile_id: profileId,
    country_code: country,
    city_slug: city,
    score,
    keys: listingKeys({ skill, country, city }, codes),
    project_minimum_usd: minimum,
    listed_at: listedAt,
    edited_at: editedAt,
  }))
  await db.deleteFrom('listing').where('profile_id', '=', profileId).where('skill', 'not in', skills).execute()
  await db
    .insertInto('listing')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['skill', 'profile_id'])
        .doUpdateSet((eb) => Object.fromEntries(CHANGEABLE.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .where(sql<boolean>`(${columnsOf('listing')}) is distinct from (${columnsOf('excluded')})`),
    )
    .execute()
}

const CHANGEABLE = [
  'country_code',
  'city_slug',
  'score',
  'keys',
  'project_minimum_usd',
  'listed_at',
  'edited_at',
] as const

const columnsOf = (table: string) => sql.join(CHANGEABLE.map((column) => sql.ref(`${table}.${column}`)))

/** Updates the search rows from the listings. */
export async function indexExperts(db: Db, profileIds: string[]): Promise<void> {
  await sql`select index_experts(${profileIds})`.execute(db)
}

/** Leaves version and edit date alone: a score is no edit. */
export async function storeScore(
  db: Db,
  profileId: string,
  { total, version }: { total: number; version: number },
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ ranking_score: total, ranking_version: version })
    .where('id', '=', profileId)
    .execute()
}
