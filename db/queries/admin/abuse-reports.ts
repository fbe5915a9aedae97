import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { AbuseReportKind, AbuseReportOutcome, AbuseReportReason } from '#domain/admin/abuse-report.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'

type NewReport = {
  id?: string
  profileId: string
  reporterId: string | null
  reason: AbuseReportReason
  text: string
  /** Hidden until it is confirmed by mail. */
  held?: boolean
  now: Date
}

/** What was written before and what is written now; where that is too long, the latter alone. */
const bothTexts = sql<string>`case
  when excluded.text = '' or position(excluded.text in profile_report.text) > 0 then profile_report.text
  when profile_report.text = '' or char_length(profile_report.text) + char_length(excluded.text) + 2 > ${sql.lit(MAX_LENGTH.reason)}
    then excluded.text
  else profile_report.text || e'\n\n' || excluded.text end`

/** R147: a second report by the same account about the same profile is added to the first while that is open. */
export async function insertProfileReport(db: Db, report: NewReport): Promise<void> {
  await db
    .insertInto('profile_report')
    .values({
      id: report.id ?? newId(),
      profile_id: report.profileId,
      reporter_id: report.reporterId,
      reason: report.reason,
      text: report.text,
      held: report.held ?? false,
      created_at: report.now,
    })
    // A report that waits to be confirmed adds nothing to one that is confirmed; another one replaces it.
    .onConflict((conflict) => {
      if (report.held || report.reporterId === null) return conflict.doNothing()
      return conflict
        .columns(['profile_id', 'reporter_id'])
        .where('closed_at', 'is', null)
        .where('reporter_id', 'is not', null)
        .doUpdateSet({
          held: false,
          // “Something else” says less than what was said before.
          reason: sql`case when profile_report.held or excluded.reason <> 'other'
            then excluded.reason else profile_report.reason end`,
          text: sql`case when profile_report.held then excluded.text else ${bothTexts} end`,
          created_at: sql`case when profile_report.held then excluded.created_at else profile_report.created_at end`,
        })
    })
    .execute()
}

/** The account's report on this profile that waits to be confirmed. */
export function findUnconfirmedProfileReport(
  db: Db,
  { profileId, reporterId }: { profileId: string; reporterId: string },
) {
  return db
    .selectFrom('profile_report')
    .where('profile_id', '=', profileId)
    .where('reporter_id', '=', reporterId)
    .where('held', '=', true)
    .where('closed_at', 'is', null)
    .select('id')
    .executeTakeFirst()
}

/** Confirms a report if it still exists, held or not; confirming again changes nothing. */
export async function markProfileReportConfirmed(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  await db
    .updateTable('profile_report')
    .set({ held: false, created_at: now })
    .where('id', '=', id)
    .where('held', '=', true)
    .execute()
  return (await findProfileReport(db, id)) !== undefined
}

export function findProfileReport(db: Db, id: string) {
  return db.selectFrom('profile_report').where('id', '=', id).select('held').executeTakeFirst()
}

export async function deleteUnconfirmedProfileReports(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('profile_report').where('held', '=', true).where('created_at', '<', before).execute()
}

export type AbuseReportRow = {
  id: string
  kind: AbuseReportKind
  /** Null where the profile is gone. */
  profile_slug: string | null
  profile_name: string
  /** Of a message: who wrote first, and which side reported. */
  sender_name: string | null
  sender_email: string | null
  sender_has_account: boolean
  side: ConversationSide | null
  reason: AbuseReportReason | null
  text: string
  reported_by: string | null
  reporter_email: string | null
  reported_at: Date
  closed_at: Date | null
  closed_by: string | null
  closing_reason: string | null
  outcome: AbuseReportOutcome | null
}

type Page = { open: boolean; limit: number; offset: number }

/** Profiles and messages in one queue: open reports oldest first, closed ones newest first. */
export async function listAbuseReportRows(db: Db, { open, limit, offset }: Page): Promise<AbuseReportRow[]> {
  const state = open ? sql`is null` : sql`is not null`
  const order = open ? sql`reported_at, id` : sql`closed_at desc, id desc`
  const { rows } = await sql<AbuseReportRow>`
    with report as (
      select id, 'profile' as kind, profile_id, null as gone_profile_name, null as sender_name, null as guest_email,
        null as sender_user_id, null as side, reason, text, reporter_id, created_at as reported_at,
        closed_at, closed_by, outcome
      from profile_report where closed_at ${state} and not held
      union all
      select id, 'message', profile_id, gone_profile_name, sender_name, guest_email,
        sender_user_id, report_side, null, coalesce(report_reason, ''), reported_by, reported_at,
        report_closed_at, report_closed_by, report_outcome
      from message where reported_at is not null and report_closed_at ${state}
    ), page as (
      select * from report order by ${order} limit ${limit} offset ${offset}
    )
    select page.id, page.kind, profile.slug as profile_slug, page.reason, page.text, page.sender_name, page.side,
      coalesce(profile.name, page.gone_profile_name) as profile_name,
      coalesce(page.guest_email, sender.email) as sender_email, sender.id is not null as sender_has_account,
      coalesce(reporter.name, case when page.side = 'sender' then page.sender_name end) as reported_by,
      coalesce(reporter.email, case when page.side = 'sender' then page.guest_email end) as reporter_email,
      page.reported_at, page.closed_at, closer.name as closed_by, page.outcome,
      (select entry.reason from moderation_entry as entry
        where entry.action = 'close-report' and entry.details ->> 'reportId' = page.id limit 1) as closing_reason
    from page
    left join profile on profile.id = page.profile_id
    left join "user" as sender on sender.id = page.sender_user_id
    left join "user" as reporter on reporter.id = page.reporter_id
    left join "user" as closer on closer.id = page.closed_by
    order by ${open ? sql`page.reported_at, page.id` : sql`page.closed_at desc, page.id desc`}
  `.execute(db)
  return rows
}

export async function countAbuseReports(
  db: Db,
  { open }: { open: boolean },
): Promise<{ profiles: number; messages: number }> {
  const state = open ? sql`is null` : sql`is not null`
  const { rows } = await sql<{ profiles: number; messages: number }>`
    select (select count(*)::integer from profile_report where closed_at ${state} and not held) as profiles,
      (select count(*)::integer from message where reported_at is not null and report_closed_at ${state}) as messages
  `.execute(db)
  return rows[0] ?? { profiles: 0, messages: 0 }
}

/** The report's target and whether it is still open; locked until the transaction ends. */
export async function lockAbuseReport(db: Db, { kind, id }: { kind: AbuseReportKind; id: string }) {
  const row =
    kind === 'profile'
      ? await db
          .selectFrom('profile_report')
          .where('id', '=', id)
          .where('held', '=', false)
          .select(['profile_id', 'closed_at'])
          .forUpdate()
          .executeTakeFirst()
      : await db
          .selectFrom('message')
          .where('id', '=', id)
          .where('reported_at', 'is not', null)
          .select(['profile_id', 'report_closed_at as closed_at'])
          .forUpdate()
          .executeTakeFirst()
  return row && { profileId: row.profile_id, closed: row.closed_at !== null }
}

/** R779: a proven address of the person who reported, with the day; undefined for guests who gave none. */
export async function findReporter(db: Db, { kind, id }: { kind: AbuseReportKind; id: string }) {
  const { rows } = await sql<{ name: string; email: string; reported_at: Date }>`
    select coalesce(reporter.name, report.guest_name) as name, coalesce(reporter.email, report.guest_email) as email,
      report.reported_at
    from (
      select reporter_id, null as guest_name, null as guest_email, created_at as reported_at
      from profile_report where id = ${id} and ${kind} = 'profile'
      union all
      select reported_by, case when report_side = 'sender' then sender_name end,
        case when report_side = 'sender' then guest_email end, reported_at
      from message where id = ${id} and ${kind} = 'message'
    ) as report
    left join "user" as reporter on reporter.id = report.reporter_id and reporter.email_verified
    where coalesce(reporter.email, report.guest_email) is not null
  `.execute(db)
  return rows[0]
}

type Closing = { kind: AbuseReportKind; id: string; closedBy: string; outcome: AbuseReportOutcome; now: Date }

export async function markAbuseReportClosed(db: Db, { kind, id, closedBy, outcome, now }: Closing): Promise<void> {
  await (kind === 'profile'
    ? db
        .updateTable('profile_report')
        .set({ closed_at: now, closed_by: closedBy, outcome })
        .where('id', '=', id)
        .execute()
    : db
        .updateTable('message')
        .set({ report_closed_at: now, report_closed_by: closedBy, report_outcome: outcome })
        .where('id', '=', id)
        .execute())
}
