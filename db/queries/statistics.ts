import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

type Since = { profileId: string; from: string }

export function listProfileDays(db: Db, { profileId, from }: Since) {
  return db
    .selectFrom('profile_day')
    .where('profile_id', '=', profileId)
    .where('day', '>=', from)
    .select(['day', 'views', 'likes', 'followers'])
    .orderBy('day')
    .execute()
}

export function listTopSources(db: Db, { profileId, from, limit }: Since & { limit: number }) {
  return db
    .selectFrom('profile_source')
    .where('profile_id', '=', profileId)
    .where('day', '>=', from)
    .select(['source', sql<number>`sum(views)::integer`.as('views')])
    .groupBy('source')
    .orderBy('views', 'desc')
    .orderBy('source')
    .limit(limit)
    .execute()
}

export type PositionRow = {
  skill: string
  country_code: string
  city_slug: string
  ahead: number
  experts: number
}

/** How many stand before the profile on each page that lists it, for its first skills. Each count runs in its own index. */
export async function listPositions(db: Db, { profileId, skills }: { profileId: string; skills: number }) {
  const before = sql`(other.score > own.score or (other.score = own.score and other.profile_id < own.profile_id))`
  const { rows } = await sql<PositionRow>`
    with own as materialized (
      select listing.skill, listing.profile_id, listing.score, listing.country_code, listing.city_slug, place.position
      from listing join profile_skill as place
        on place.profile_id = listing.profile_id and place.skill_slug = listing.skill
      where listing.profile_id = ${profileId}
      order by place.position limit ${skills}
    ), pages as (
      select own.position, own.skill, '' as country_code, '' as city_slug, (
        select count(*) from listing as other where other.skill = own.skill and other.score >= own.score and ${before}
      )::integer as ahead from own
      union all
      select own.position, own.skill, own.country_code, '', (
        select count(*) from listing as other
        where other.skill = own.skill and other.country_code = own.country_code
          and other.score >= own.score and ${before}
      )::integer from own
      union all
      select own.position, own.skill, own.country_code, own.city_slug, (
        select count(*) from listing as other
        where other.skill = own.skill and other.country_code = own.country_code and other.city_slug = own.city_slug
          and other.score >= own.score and ${before}
      )::integer from own where own.city_slug is not null
    )
    select pages.skill, pages.country_code, pages.city_slug, pages.ahead, listing_count.experts
    from pages join listing_count using (skill, country_code, city_slug)
    order by pages.position, pages.country_code, pages.city_slug
  `.execute(db)
  return rows
}
