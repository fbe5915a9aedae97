import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { ReportKind, ReportOutcome, ReportReason } from '#domain/admin/profile-report.ts'

type NewReport = {
  id?: string
  profileId: string
  reporterId: string | null
  reason: ReportReason
  text: string
  /** Hidden until it is confirmed by mail. */
  held?: boolean
  now: Date
}

/** A second report by the same account about the same profile changes nothing while the first is open. */
export async function insertReport(db: Db, report: NewReport): Promise<void> {
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
    // A report that needs no confirmation replaces one that waits for it.
    .onConflict((conflict) => {
      if (report.held || report.reporterId === null) return conflict.doNothing()
      const { reason, text, now } = report
      return conflict
        .columns(['profile_id', 'reporter_id'])
        .where('closed_at', 'is', null)
        .where('reporter_id', 'is not', null)
        .doUpdateSet({ held: false, reason, text, created_at: now })
        .where('profile_report.held', '=', true)
    })
    .execute()
}

/** The account's report on this profile that waits to be confirmed. */
export function findHeldReport(db: Db, { profileId, reporterId }: { profileId: string; reporterId: string }) {
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
export async function confirmHeldReport(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  await db
    .updateTable('profile_report')
    .set({ held: false, created_at: now })
    .where('id', '=', id)
    .where('held', '=', true)
    .execute()
  const row = await db.selectFrom('profile_report').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

export async function deleteHeldReports(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('profile_report').where('held', '=', true).where('created_at', '<', before).execute()
}

type ReportRow = {
  id: string
  kind: ReportKind
  profile_slug: string
  profile_name: string
  reason: ReportReason | null
  text: string
  reported_by: string | null
  reported_at: Date
  closed_at: Date | null
  closed_by: string | null
  outcome: ReportOutcome | null
}

type Page = { open: boolean; limit: number; offset: number }

/** Profiles and messages in one queue: open reports oldest first, closed ones newest first. */
export async function listReports(db: Db, { open, limit, offset }: Page): Promise<ReportRow[]> {
  const state = open ? sql`is null` : sql`is not null`
  const order = open ? sql`reported_at, id` : sql`closed_at desc, id desc`
  const { rows } = await sql<ReportRow>`
    with report as (
      select id, 'profile' as kind, profile_id, reason, text, reporter_id, created_at as reported_at,
        closed_at, closed_by, outcome
      from profile_report where closed_at ${state} and not held
      union all
      select id, 'message', profile_id, null, coalesce(report_reason, ''), reported_by, reported_at,
        report_closed_at, report_closed_by, report_outcome
      from message where reported_at is not null and report_closed_at ${state}
    ), page as (
      select * from report order by ${order} limit ${limit} offset ${offset}
    )
    select page.id, page.kind, profile.slug as profile_slug, profile.name as profile_name, page.reason, page.text,
      reporter.name as reported_by, page.reported_at, page.closed_at, closer.name as closed_by, page.outcome
    from page
    join profile on profile.id = page.profile_id
    left join "user" as reporter on reporter.id = page.reporter_id
    left join "user" as closer on closer.id = page.closed_by
    order by ${open ? sql`page.reported_at, page.id` : sql`page.closed_at desc, page.id desc`}
  `.execute(db)
  return rows
}

export async function countReports(
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
export async function lockReport(db: Db, { kind, id }: { kind: ReportKind; id: string }) {
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

type Closing = { kind: ReportKind; id: string; closedBy: string; outcome: ReportOutcome; now: Date }

export async function closeReport(db: Db, { kind, id, closedBy, outcome, now }: Closing): Promise<void> {
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
