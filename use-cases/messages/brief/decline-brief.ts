import type { Transaction } from 'kysely'

import { briefMails } from '#adapters/mail/brief-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { lockMessage, markDeclined } from '#db/queries/messages/message-writes.ts'
import type { Database } from '#db/schema.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import { declineSchema } from '#domain/messages/brief/new-brief.ts'
import type { Message } from '#domain/messages/message.ts'
import { fail, failForbidden, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { mailPictureUrl } from '#use-cases/mail/mail-picture.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { refreshResponseMetrics } from '#use-cases/messages/conversation/refresh-response-metrics.ts'
import { withReplyLimit } from '#use-cases/messages/conversation/with-reply-limit.ts'
import { conversationClosedReason, type ReplyDeps } from '#use-cases/messages/conversation/write-reply.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { briefUrl } from './brief-link.ts'

type MailDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'now'>

/** R229: only to an address that its client has proven; others find it in their inbox. */
async function mailDecline(deps: MailDeps, db: Db, row: MessageRow, reason: DeclineReason): Promise<void> {
  if (row.brief_id === null || row.sender_email === null || !row.sender_proven) return
  const isGuest = row.guest_email !== null
  const mail = renderMailTemplate(deps.site, briefMails.declined, {
    name: row.sender_name,
    subject: row.subject,
    expert: row.profile_name,
    picture: mailPictureUrl(deps, row.profile_img),
    reason,
    url: briefUrl(deps, { briefId: row.brief_id, isGuest }),
    isGuest,
  })
  await queueMail(deps, db, { to: row.sender_email, ...mail })
}

/** Returns false when it was declined before. */
async function decline(
  deps: ReplyDeps,
  transaction: Transaction<Database>,
  { id, reason }: { id: string; reason: DeclineReason },
): Promise<boolean> {
  const row = await lockMessage(transaction, id)
  if (!row) throw new Rollback(fail('not_found', 'there is no such message'))
  const closed = conversationClosedReason(row, 'owner')
  if (closed) throw new Rollback(failForbidden(closed))
  const now = deps.now()
  const first = await markDeclined(transaction, id, { reason, now })
  if (!first) return false
  await mailDecline(deps, transaction, row, reason)
  if (row.replied_at === null) await refreshResponseMetrics(transaction, row.profile_id, { now })
  return true
}

/** R342: an expert declines a brief for one of a few reasons. It counts as an answer; the first no stays. */
export async function declineBrief(
  deps: ReplyDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const parsed = declineSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { row, side, viewer: account } = found.value
  if (side === 'sender') return fail('forbidden', 'only its recipient declines a brief')
  if (row.brief_id === null) return fail('forbidden', 'only a brief is declined; answer this message in words')
  const { reason } = parsed.data
  const done = await withReplyLimit(deps, account.userId, () =>
    deps.db.transaction().execute((transaction) => decline(deps, transaction, { id, reason })),
  )
  return done.ok ? readMessage(deps, viewer, { id }) : done
}
