import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { AnswerCounts } from '#domain/messages/answer-rate.ts'

/** When the expert first answered; null without an answer. Other acts that count as an answer are added here. */
const ANSWERED_AT = sql<Date | null>`m.replied_at`

/** Messages that were sent to the profile, without what the filter held or an admin confirmed as spam. */
export const NOT_SPAM_SQL = sql<boolean>`m.status = 'sent' and m.filter_reason is null
  and (m.report_side is distinct from 'owner' or m.report_outcome is distinct from 'acted')`

const BLOCKED = sql<boolean>`exists (
  select from sender_block as block where block.profile_id = m.profile_id
    and (block.user_id = m.sender_user_id or block.email = coalesce(m.guest_email, sender.email)))`

type Measured = AnswerCounts & {
  /** The median time to the first answer, and the number of answers that it is of. */
  hours: number | null
  answers: number
}

/**
 * R98, R335: the figures of the conversations that began after `since`; only those before `due` count while
 * silent. R663: what its client took back before an answer was due never counts without one.
 */
export async function computeResponseMetrics(
  db: Db,
  { profileId, since, due, days }: { profileId: string; since: Date; due: Date; days: number },
): Promise<Measured> {
  const { rows } = await sql<Measured>`
    select
      count(*) filter (where answered_at is not null or delivered_at <= ${due})::integer as conversations,
      count(*) filter (where answered_at <= delivered_at + make_interval(days => ${days}))::integer as answered,
      count(*) filter (where is_timed)::integer as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - delivered_at)::float8 / 3600)
        filter (where is_timed) as hours
    from (
      select m.delivered_at, ${ANSWERED_AT} as answered_at,
        ${ANSWERED_AT} is not null and m.spam_at is null and not ${BLOCKED} as is_timed
      from message as m left join "user" as sender on sender.id = m.sender_user_id
        left join brief on brief.id = m.brief_id
      where m.profile_id = ${profileId} and m.delivered_at > ${since} and ${NOT_SPAM_SQL}
        and not (${ANSWERED_AT} is null
          and coalesce(brief.withdrawn_at <= m.delivered_at + make_interval(days => ${days}), false))
    ) as conversation`.execute(db)
  return rows[0] ?? { conversations: 0, answered: 0, answers: 0, hours: null }
}

type Figures = { hours: number | null; rate: number | null }

/** Leaves version and edit date alone. Returns true when a figure changed. */
export async function storeResponseMetrics(db: Db, profileId: string, { hours, rate }: Figures): Promise<boolean> {
  const done = await db
    .updateTable('profile')
    .set({ response_time_hours: hours, answer_rate: rate })
    .where('id', '=', profileId)
    .where((eb) =>
      eb.or([eb('response_time_hours', 'is distinct from', hours), eb('answer_rate', 'is distinct from', rate)]),
    )
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

type Span = { from: Date; until: Date }

/** Profiles with a conversation that began in `left`, or in `silent` and has no answer. */
export async function listProfilesWithOutdatedMetrics(
  db: Db,
  { left, silent }: { left: Span; silent: Span },
): Promise<string[]> {
  const { rows } = await sql<{ profile_id: string }>`
    select m.profile_id from message as m
      where m.delivered_at > ${left.from} and m.delivered_at <= ${left.until} and m.profile_id is not null
    union
    select m.profile_id from message as m
      where m.delivered_at > ${silent.from} and m.delivered_at <= ${silent.until} and m.profile_id is not null
        and ${ANSWERED_AT} is null and ${NOT_SPAM_SQL}`.execute(db)
  return rows.map((row) => row.profile_id)
}
