import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { reportMails } from '#adapters/mail/report-mails.ts'
import {
  findReporter,
  markAbuseReportClosed as storeClosing,
  countAbuseReports,
  listAbuseReportRows as findReports,
  lockAbuseReport,
  type AbuseReportRow,
} from '#db/queries/admin/abuse-reports.ts'
import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import {
  type AdminAbuseReports,
  closeAbuseReportSchema,
  abuseReportsQuerySchema,
} from '#domain/admin/abuse-report-schemas.ts'
import type { AbuseReportKind, AbuseReportOutcome } from '#domain/admin/abuse-report.ts'
import { utcDay } from '#domain/day.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { refreshResponseMetrics } from '#use-cases/messages/conversation/refresh-response-metrics.ts'

import { requireAdminViewer } from './require-admin-viewer.ts'

/** R99: of a message, the side that did not report it. */
function reportedSide({ side, profile_name, profile_slug, ...row }: AbuseReportRow) {
  return side === 'owner'
    ? { name: row.sender_name ?? '', email: row.sender_email, hasAccount: row.sender_has_account, profileSlug: null }
    : { name: profile_name, email: null, hasAccount: profile_slug !== null, profileSlug: profile_slug }
}

/** R146: reported profiles and messages in one queue; a message without its words (R99). */
export async function listAbuseReports(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminAbuseReports>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = abuseReportsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { state, page } = parsed.data
  const open = state === 'open'
  const [rows, counts] = await Promise.all([
    findReports(db, { open, ...pageLimitOffset(page) }),
    countAbuseReports(db, { open }),
  ])
  const total = counts.profiles + counts.messages
  return okUnlessBeyondLast({
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      profileSlug: row.profile_slug,
      profileName: row.profile_name,
      reported: reportedSide(row),
      reason: row.reason,
      text: row.text,
      reportedBy: row.reported_by,
      reporterEmail: row.reporter_email,
      reportedOn: row.reported_at.toISOString(),
      closedOn: row.closed_at?.toISOString() ?? null,
      closedBy: row.closed_by,
      closingReason: row.closing_reason,
      outcome: row.outcome,
    })),
    total,
    page,
    pages: countListPages(total),
  })
}

/** R146: a report is closed once, with its outcome and the reason for it. */
export async function closeAbuseReport(
  { db, now, queue, site }: Pick<Deps, 'db' | 'now' | 'queue' | 'site'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ kind: AbuseReportKind; id: string; outcome: AbuseReportOutcome }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = closeAbuseReportSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { kind, id, outcome, reason } = parsed.data
  const { userId } = admin.value
  return db.transaction().execute(async (transaction) => {
    const report = await lockAbuseReport(transaction, { kind, id })
    if (!report) return fail('not_found', 'there is no such report')
    if (report.closed) return fail('already_used', 'this report is closed already')
    await storeClosing(transaction, { kind, id, closedBy: userId, outcome, now: now() })
    const details = { kind, reportId: id, to: outcome }
    await insertModerationEntries(transaction, [
      { actorId: userId, profileId: report.profileId, action: 'close-report', reason, details },
    ])
    // R779: the reporter learns the outcome, but not the reason, which may be about others.
    const reporter = await findReporter(transaction, { kind, id })
    if (reporter) {
      const facts = { name: reporter.name, day: utcDay(reporter.reported_at) }
      const mail = renderMailTemplate(site, reportMails[outcome], facts)
      await queueMail({ queue, site }, transaction, { to: reporter.email, ...mail })
    }
    // R335: what an admin confirms does not count.
    if (kind === 'message') await refreshResponseMetrics(transaction, report.profileId, { now: now() })
    return ok({ kind, id, outcome })
  })
}
