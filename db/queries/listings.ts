import { type Insertable, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import type { CountChange, ListedPlace } from '#domain/listing-counts.ts'

export async function listSkillSlugs(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_skill')
    .where('profile_id', '=', profileId)
    .select('skill_slug')
    .orderBy('position')
    .execute()
  return rows.map((row) => row.skill_slug)
}

export function listListedPlaces(db: Db, profileId: string): Promise<ListedPlace[]> {
  return db
    .selectFrom('listing')
    .where('profile_id', '=', profileId)
    .select(['skill', 'country_code as countryCode', 'city_slug as citySlug'])
    .execute()
}

type ListingColumns = Omit<Insertable<Database['listing']>, 'skill' | 'profile_id'>

export async function removeListings(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom('listing').where('profile_id', '=', profileId).execute()
}

/** One row per skill, alike but for that. */
export async function replaceListings(
  db: Db,
  profileId: string,
  { skills, columns }: { skills: string[]; columns: ListingColumns },
): Promise<void> {
  await db.deleteFrom('listing').where('profile_id', '=', profileId).where('skill', 'not in', skills).execute()
  await db
    .insertInto('listing')
    .values(skills.map((skill) => ({ skill, profile_id: profileId, ...columns })))
    .onConflict((conflict) => conflict.columns(['skill', 'profile_id']).doUpdateSet(columns))
    .execute()
}

/** Brings what the search reads in line with the listings. */
export async function indexExperts(db: Db, profileIds: string[]): Promise<void> {
  await sql`select index_experts(${profileIds})`.execute(db)
}

/** The changes come ordered by key: two transactions that share keys wait for each other, never in a circle. */
export async function changeListingCounts(db: Db, changes: CountChange[]): Promise<void> {
  if (changes.length === 0) return
  const after = await db
    .insertInto('listing_count')
    .values(
      changes.map(({ skill, countryCode, citySlug, experts }) => ({
        skill,
        country_code: countryCode,
        city_slug: citySlug,
        experts,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['skill', 'country_code', 'city_slug'])
        .doUpdateSet((eb) => ({ experts: sql<number>`listing_count.experts + ${eb.ref('excluded.experts')}` })),
    )
    .returning(['skill', 'experts'])
    .execute()
  const emptied = new Set(after.filter((row) => row.experts === 0).map((row) => row.skill))
  if (emptied.size === 0) return
  await db
    .deleteFrom('listing_count')
    .where('skill', 'in', [...emptied])
    .where('experts', '=', 0)
    .execute()
}

/** Moves neither the version nor the day of the last edit: a score is no edit. */
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
