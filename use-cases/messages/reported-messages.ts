import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { countReportedMessages, listReportedMessages as findReported } from '#db/queries/admin/reported-messages.ts'
import { findMessage } from '#db/queries/messages/inbox.ts'
import { isId } from '#domain/id.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { Message } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { adminOf, waitingAdmin } from '#use-cases/admin/admin-of.ts'
import type { Deps } from '#use-cases/deps.ts'

import { presentMessage } from './present-message.ts'

export type ReportedMessage = { id: string; profileSlug: string; reason: string; reportedOn: string }

const SIGN_IN = fail('unauthenticated', 'sign in first')

/** R99: what was reported and why, without the text; reading that is a second call, which is recorded. */
export async function listReportedMessages(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { page }: { page: number },
): Promise<Result<{ items: ReportedMessage[]; total: number }>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const [rows, total] = await Promise.all([
    findReported(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countReportedMessages(db),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    profileSlug: row.profile_slug,
    reason: row.report_reason ?? '',
    reportedOn: (row.reported_at ?? new Date(0)).toISOString(),
  }))
  return ok({ items, total })
}

/** R99: an admin can read reported messages only, and each reading is recorded first. */
export async function readReportedMessage(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<Message>> {
  if (viewer.kind === 'anonymous') return SIGN_IN
  const waiting = waitingAdmin(viewer)
  if (waiting) return waiting
  const row = viewer.isAdmin && isId(id) ? await findMessage(db, id) : undefined
  if (!row || row.reported_at === null) return fail('not_found', 'there is no such message')
  const entry = { actorId: viewer.userId, profileId: row.profile_id, action: 'read reported message' as const }
  await insertModerationEntries(db, [{ ...entry, details: { messageId: row.id } }])
  return ok(presentMessage(row, 'owner'))
}
