import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { NOT_SPAM_SQL } from '#db/queries/messages/response-metrics.ts'
import type { FunnelCounts } from '#domain/statistics/funnel-steps.ts'
import type { FunnelArea } from '#domain/statistics/funnel.ts'

/** Of conversations: begun, answered, and led to work as both sides say. */
const CONVERSATION_COUNTS = sql`count(*)::integer as contacted,
  count(*) filter (where m.replied_at is not null)::integer as answered,
  count(*) filter (where hire.state = 'confirmed')::integer as hired`

type Since = { profileId: string; from: string }
type Week = FunnelCounts & { week: string }

/** R351: by the Monday of each week that has anything. */
export async function listFunnelWeeks(db: Db, { profileId, from }: Since): Promise<Week[]> {
  const { rows } = await sql<Week>`
    with lists as (
      select date_trunc('week', day::timestamp)::date as week, sum(shown)::integer as shown
      from profile_shown where profile_id = ${profileId} and day >= ${from} group by 1
    ), views as (
      select date_trunc('week', day::timestamp)::date as week, sum(views)::integer as opened
      from profile_day where profile_id = ${profileId} and day >= ${from} group by 1
    ), conversations as (
      select date_trunc('week', m.delivered_at at time zone 'UTC')::date as week, ${CONVERSATION_COUNTS}
      from message as m left join hire_claim as hire on hire.message_id = m.id
      where m.profile_id = ${profileId} and m.delivered_at >= ${from}::date::timestamp at time zone 'UTC' and ${NOT_SPAM_SQL}
      group by 1
    )
    select week, coalesce(shown, 0) as shown, coalesce(opened, 0) as opened, coalesce(contacted, 0) as contacted,
      coalesce(answered, 0) as answered, coalesce(hired, 0) as hired
    from lists full join views using (week) full join conversations using (week) order by week`.execute(db)
  return rows
}

type Source = { source: string; shown: number; opened: number }

/** R351: the pages that showed the profile and led to it. */
export async function listFunnelSources(db: Db, { profileId, from, limit }: Since & { limit: number }) {
  const { rows } = await sql<Source>`
    with lists as (
      select source, sum(shown)::integer as shown from profile_shown
      where profile_id = ${profileId} and day >= ${from} group by source
    ), views as (
      select source, sum(views)::integer as opened from profile_source
      where profile_id = ${profileId} and day >= ${from} group by source
    )
    select source, coalesce(shown, 0) as shown, coalesce(opened, 0) as opened
    from lists full join views using (source)
    order by opened desc, shown desc, source limit ${limit}`.execute(db)
  return rows
}

type Areas = {
  by: FunnelArea
  from: string
  skill: string | undefined
  country: string | undefined
  limit: number
}

const COLUMN = { skill: 'funnel_day.skill', country: 'funnel_day.country_code', city: 'funnel_day.city_slug' } as const
const OF_EXPERT = { skill: 'offered.skill_slug', country: 'p.country_code', city: 'p.city_slug' } as const

/** R352: conversations have no skill of their own, so that by skill they are those of everyone who offers it. */
export async function listFunnelAreas(db: Db, { by, from, skill, country, limit }: Areas) {
  const offered = by === 'skill' ? sql`join profile_skill as offered on offered.profile_id = p.id` : sql``
  const ofSkill = sql`exists (
    select from profile_skill where profile_skill.profile_id = p.id and profile_skill.skill_slug = ${skill ?? ''})`
  const { rows } = await sql<FunnelCounts & { slug: string }>`
    with pages as (
      select ${sql.ref(COLUMN[by])} as slug, sum(shown)::integer as shown, sum(opened)::integer as opened
      from funnel_day where day >= ${from}
        and ${skill === undefined ? sql`true` : sql`skill = ${skill}`}
        and ${country === undefined ? sql`true` : sql`country_code = ${country}`}
      group by 1
    ), conversations as (
      select ${sql.ref(OF_EXPERT[by])} as slug, ${CONVERSATION_COUNTS}
      from message as m join profile as p on p.id = m.profile_id ${offered}
        left join hire_claim as hire on hire.message_id = m.id
      where m.delivered_at >= ${from}::date::timestamp at time zone 'UTC' and ${NOT_SPAM_SQL}
        and ${skill === undefined ? sql`true` : by === 'skill' ? sql`offered.skill_slug = ${skill}` : ofSkill}
        and ${country === undefined ? sql`true` : sql`p.country_code = ${country}`}
      group by 1
    )
    select slug, coalesce(shown, 0) as shown, coalesce(opened, 0) as opened, coalesce(contacted, 0) as contacted,
      coalesce(answered, 0) as answered, coalesce(hired, 0) as hired
    from pages full join conversations using (slug)
    where slug <> ''
    order by shown desc, contacted desc, opened desc, slug limit ${limit}`.execute(db)
  return rows
}

type Words = { word: string; searches: number; nobody: number; last_day: string }

/** R354: without those that an admin has decided on. */
export async function listSearchedWords(db: Db, { from, limit }: { from: string; limit: number }): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select word, sum(searches)::integer as searches, sum(nobody)::integer as nobody, max(day) as last_day
    from searched_word where day >= ${from}
      and not exists (select from unmatched_term where term = word and status <> 'new')
    group by word order by searches desc, word limit ${limit}`.execute(db)
  return rows
}

export async function findSearchedWord(db: Db, word: string): Promise<Words | undefined> {
  const { rows } = await sql<Words>`
    select word, sum(searches)::integer as searches, sum(nobody)::integer as nobody, max(day) as last_day
    from searched_word where word = ${word} group by word`.execute(db)
  return rows[0]
}

/** How often the profile was shown, by day, for the export. */
export function listShownDays(db: Db, profileId: string) {
  return db
    .selectFrom('profile_shown')
    .where('profile_id', '=', profileId)
    .select(['day', sql<number>`sum(shown)::integer`.as('shown')])
    .groupBy('day')
    .orderBy('day')
    .execute()
}
