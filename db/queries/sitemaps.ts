import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** R6, in SQL: the profiles that visitors may see. */
function visibleProfiles(db: Db) {
  return db.selectFrom('profile').where('visibility', '=', 'PUBLIC').where('expert_status', '<>', 'SUSPENDED')
}

export type ProfileRange = { firstId: string; newest: Date }

/** Cuts the visible profiles, by id, into ranges of `size`: one pass over an index, whatever the number of ranges. */
export function listProfileRanges(db: Db, size: number): Promise<ProfileRange[]> {
  const numbered = visibleProfiles(db).select([
    'id',
    'updated_at',
    sql<string>`(row_number() over (order by id) - 1) / ${size}::integer`.as('range'),
  ])
  return db
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [eb.fn.min('id').as('firstId'), eb.fn.max('updated_at').as('newest')])
    .groupBy('range')
    .orderBy('range')
    .execute()
}

type ProfilePage = {
  /** The page begins with this id, or right after `afterId`. */
  fromId: string
  afterId?: string | undefined
  beforeId?: string | undefined
  limit: number
}

export function listProfilesOfRange(db: Db, { fromId, afterId, beforeId, limit }: ProfilePage) {
  return visibleProfiles(db)
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .where('id', afterId === undefined ? '>=' : '>', afterId ?? fromId)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A skill at a place; `''` stands for no country and no city. */
export type HirePlace = { skill: string; countryCode: string; citySlug: string }

type Wanted = { places: HirePlace[]; minExperts: number }

/** The places as a table: the database then sends back thousands of rows, not each skill of each city. */
function asTable(places: HirePlace[]) {
  const columns = [
    places.map((place) => place.skill),
    places.map((place) => place.countryCode),
    places.map((place) => place.citySlug),
  ]
  return sql`unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[])
    as place (skill, country_code, city_slug)`
}

/** How many of the places have as many experts. */
export async function countHirePlaces(db: Db, { places, minExperts }: Wanted): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count
    from ${asTable(places)} join listing_count using (skill, country_code, city_slug)
    where experts >= ${minExperts}
  `.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Those of the places that have as many experts, each with the newest edit among the profiles listed there.
 * Grouped by city first, since that part runs in parallel; countries and skills are summed up from it.
 */
export async function listHirePlaces(
  db: Db,
  { places, minExperts }: Wanted,
): Promise<(HirePlace & { newest: Date })[]> {
  const { rows } = await sql<HirePlace & { newest: Date }>`
    with by_city as (
      select listing.skill, listing.country_code, listing.city_slug,
        count(*) as experts, max(profile.updated_at) as newest
      from listing join profile on profile.id = listing.profile_id
      group by listing.skill, listing.country_code, listing.city_slug
    ), by_place as (
      select skill, coalesce(country_code, '') as country_code, coalesce(city_slug, '') as city_slug,
        max(newest) as newest
      from by_city
      group by grouping sets ((skill), (skill, country_code), (skill, country_code, city_slug))
      -- A profile outside every known city counts for its country, and makes no place of its own.
      having sum(experts) >= ${minExperts} and (grouping(city_slug) = 1 or city_slug is not null)
    )
    select skill, country_code as "countryCode", city_slug as "citySlug", newest
    from ${asTable(places)} join by_place using (skill, country_code, city_slug)
  `.execute(db)
  return rows
}
