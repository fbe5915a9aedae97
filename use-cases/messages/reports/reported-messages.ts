import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import {
  countReportedMessages,
  findMessageReport,
  listReportedMessageRows as findReported,
} from '#db/queries/admin/reported-messages.ts'
import { findMessage } from '#db/queries/messages/message-rows.ts'
import type { ReportedConversation } from '#domain/admin/abuse-report-schemas.ts'
import { isId } from '#domain/id.ts'
import { countListPages, refusePageBeyond, pageLimitOffset } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { requireAdminViewer, refuseWithoutSecondFactor } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentMessage } from '#use-cases/messages/present-message.ts'

export type ReportedMessage = { id: string; profileSlug: string | null; reason: string; reportedOn: string }

const SIGN_IN = fail('unauthenticated', 'sign in first')

/** R99: what was reported and why, without the text; reading that is a second call, which is recorded. */
export async function listReportedMessages(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { page }: { page: number },
): Promise<Result<{ items: ReportedMessage[]; total: number }>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const [rows, total] = await Promise.all([findReported(db, { ...pageLimitOffset(page) }), countReportedMessages(db)])
  const items = rows.map((row) => ({
    id: row.id,
    profileSlug: row.profile_slug,
    reason: row.report_reason ?? '',
    reportedOn: (row.reported_at ?? new Date(0)).toISOString(),
  }))
  return refusePageBeyond({ page, pages: countListPages(total) }) ?? ok({ items, total })
}

/** R99: to an admin only a reported conversation exists, and reading it is written down first. */
export async function readReportedMessage(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<ReportedConversation>> {
  if (viewer.kind === 'anonymous') return SIGN_IN
  const waiting = refuseWithoutSecondFactor(viewer)
  if (waiting) return waiting
  const known = viewer.isAdmin && isId(id)
  const [row, report] = known ? await Promise.all([findMessage(db, id), findMessageReport(db, id)]) : []
  if (!row || !report?.reported_at) return fail('not_found', 'there is no such message')
  const entry = { actorId: viewer.userId, profileId: row.profile_id, action: 'read reported message' as const }
  await insertModerationEntries(db, [{ ...entry, details: { messageId: row.id } }])
  const side = report.report_side ?? 'owner'
  const sender = { name: row.sender_name, email: row.sender_email, hasAccount: row.sender_user_id !== null }
  return ok({
    ...presentMessage({ site }, row, 'owner'),
    sender,
    report: {
      side,
      // A guest has no account, only the name and the address that they gave.
      by:
        report.name === null
          ? { name: side === 'sender' ? sender.name : row.profile_name, email: side === 'sender' ? sender.email : null }
          : { name: report.name, email: report.email },
      reason: report.report_reason ?? '',
      reportedOn: report.reported_at.toISOString(),
      closed: report.report_closed_at !== null,
    },
  })
}
