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

/** A place that a skill is offered at; `''` stands for no country and no city. */
export type HirePlace = { skill: string; countryCode: string; citySlug: string }

export function listHirePlaces(db: Db, { minExperts }: { minExperts: number }): Promise<HirePlace[]> {
  return db
    .selectFrom('listing_count')
    .select(['skill', 'country_code as countryCode', 'city_slug as citySlug'])
    .where('experts', '>=', minExperts)
    .execute()
}

/**
 * The same places, each with the newest edit among the profiles listed there. Counted by city first: that part runs
 * in parallel, and countries and skills are then summed up from a few thousand rows.
 */
export async function listHirePlacesWithNewest(
  db: Db,
  { minExperts }: { minExperts: number },
): Promise<(HirePlace & { newest: Date })[]> {
  const { rows } = await sql<HirePlace & { newest: Date }>`
    with by_city as (
      select listing.skill, listing.country_code, listing.city_slug,
        count(*) as experts, max(profile.updated_at) as newest
      from listing join profile on profile.id = listing.profile_id
      group by listing.skill, listing.country_code, listing.city_slug
    )
    select skill, coalesce(country_code, '') as "countryCode", coalesce(city_slug, '') as "citySlug",
      max(newest) as newest
    from by_city
    group by grouping sets ((skill), (skill, country_code), (skill, country_code, city_slug))
    -- A profile outside every known city counts for its country, and makes no page of its own.
    having sum(experts) >= ${minExperts} and (grouping(city_slug) = 1 or city_slug is not null)
  `.execute(db)
  return rows
}
