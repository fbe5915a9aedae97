import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { updateMessage } from '#db/queries/messages/message-writes.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import { conversationReportSchema, type Message, messageReportSchema } from '#domain/messages/message.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { readGuestConversation } from '#use-cases/messages/conversation/conversation.ts'
import { findConversationByToken } from '#use-cases/messages/conversation/find-conversation.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'

type Report = { side: ConversationSide; reporterId: string | null; reason: string }

async function storeReport(
  { db, now }: Pick<Deps, 'db' | 'now' | 'site'>,
  row: MessageRow,
  report: Report,
): Promise<void> {
  if (row.reported_at !== null) return
  const { side, reporterId, reason } = report
  const columns = { reported_at: now(), reported_by: reporterId, report_side: side, report_reason: reason }
  await updateMessage(db, row.id, columns)
}

/** R99: shows the message to the admins; the first report stays. */
export async function reportMessage(
  deps: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const parsed = messageReportSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { row, side, viewer: reporter } = found.value
  await storeReport(deps, row, { side, reporterId: reporter.userId, reason: parsed.data.reason })
  return readMessage(deps, viewer, { id })
}

/** R99: a guest reports by the link that opens their conversation. */
export async function reportConversation(
  deps: Pick<Deps, 'db' | 'signer' | 'now' | 'site'>,
  input: unknown,
): Promise<Result<Message>> {
  const parsed = conversationReportSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { token, reason } = parsed.data
  const found = await findConversationByToken(deps, token)
  if (!found || found.expired) return fail('not_found', 'this conversation is gone, or the link is incomplete')
  await storeReport(deps, found.row, { side: 'sender', reporterId: null, reason })
  return readGuestConversation(deps, { token })
}
