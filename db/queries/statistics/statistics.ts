import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { SCORE_STEPS, scoreCode } from '#domain/lists/facet-codes.ts'

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

export type HirePagePositionRow = {
  skill: string
  country_code: string
  city_slug: string
  ahead: number
  experts: number
}

/**
 * The number of experts ahead of the profile on each page of its first skills. Those at least one score step ahead are
 * in the tallies; the others are counted by index.
 */
export async function listHirePagePositions(db: Db, { profileId, skills }: { profileId: string; skills: number }) {
  const codes = sql.lit(scoreCode(0))
  const steps = sql.lit(SCORE_STEPS)
  const { rows } = await sql<HirePagePositionRow>`
    with own as materialized (
      select listing.skill, listing.profile_id, listing.score, listing.country_code, listing.city_slug, place.position,
        floor(listing.score::double precision * ${steps})::integer as step
      from listing join profile_skill as place
        on place.profile_id = listing.profile_id and place.skill_slug = listing.skill
      where listing.profile_id = ${profileId}
      order by place.position limit ${skills}
    ), pages as (
      select own.*, '' as page_country, '' as page_city, (${aheadAtStep(sql`true`)}) as near from own
      union all
      select own.*, own.country_code, '', (${aheadAtStep(sql`other.country_code = own.country_code`)}) from own
      union all
      select own.*, own.country_code, own.city_slug,
        (${aheadAtStep(sql`other.country_code = own.country_code and other.city_slug = own.city_slug`)})
      from own where own.city_slug is not null
    )
    select pages.skill, pages.page_country as country_code, pages.page_city as city_slug,
      (pages.near + coalesce(stored.ahead, 0) + changed.ahead)::integer as ahead,
      (coalesce(stored.experts, 0) + changed.experts)::integer as experts
    from pages
    left join lateral (
      select tally.experts, (
        select sum(count) from unnest(tally.codes, tally.code_counts) as counted (code, count)
        where code > ${codes} + pages.step and code <= ${codes} + ${steps}
      ) as ahead
      from listing_tally as tally
      where tally.skill = pages.skill and tally.country_code = pages.page_country and tally.city_slug = pages.page_city
    ) as stored on true
    cross join lateral (
      select coalesce(sum(change.experts), 0) as experts, coalesce(sum(change.experts) filter (where exists (
          select from unnest(change.keys) as key
          where key & 4095 > ${codes} + pages.step and key & 4095 <= ${codes} + ${steps}
        )), 0) as ahead
      from listing_change as change
      where change.skill = pages.skill and pages.page_country in ('', change.country_code)
        and pages.page_city in ('', change.city_slug)
    ) as changed
    order by pages.position, pages.page_country, pages.page_city
  `.execute(db)
  return rows
}

/** Experts within the same score step who are ahead; with a small margin, since the bound is rounded. */
function aheadAtStep(place: RawBuilder<unknown>) {
  return sql`
    select count(*) from listing as other
    where other.skill = own.skill and ${place}
      and other.score >= own.score and other.score <= ((own.step + 1.001) / ${sql.lit(SCORE_STEPS)})::real
      and floor(other.score::double precision * ${sql.lit(SCORE_STEPS)}) = own.step
      and (other.score > own.score or other.profile_id < own.profile_id)`
}
