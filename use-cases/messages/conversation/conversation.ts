import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { conversationReplySchema, type Message } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { signBriefToken } from '#use-cases/messages/brief/brief-link.ts'
import { presentMessage } from '#use-cases/messages/present-message.ts'

import { findConversationByToken, linkExpiredFailure } from './find-conversation.ts'
import { type ReplyDeps, writeReply } from './write-reply.ts'

export const CONVERSATION_MISSING = fail('not_found', 'this conversation is gone, or the link is incomplete')

/** R97: a guest's own conversation, by the link that was mailed to them. */
export async function readGuestConversation(
  deps: Pick<Deps, 'db' | 'signer' | 'now' | 'site'>,
  { token }: { token: string },
): Promise<Result<Message>> {
  const found = await findConversationByToken(deps, token)
  if (!found) return CONVERSATION_MISSING
  if (found.expired) return linkExpiredFailure(found.guestEmail)
  const { row } = found
  if (row.sender_read_at === null) await updateMessage(deps.db, row.id, { sender_read_at: deps.now() })
  const message = presentMessage(deps, row, 'sender')
  const brief = message.brief && { ...message.brief, token: signBriefToken(deps, message.brief.id, found.issuedAt) }
  return ok({ ...message, brief })
}

export async function replyAsGuest(
  deps: ReplyDeps & Pick<Deps, 'blocks'>,
  { input, idempotencyKey }: { input: unknown; idempotencyKey?: string | undefined },
): Promise<Result<Message>> {
  const parsed = conversationReplySchema.safeParse(input)
  const token = (input as { token?: unknown } | undefined)?.token
  const found = typeof token === 'string' ? await findConversationByToken(deps, token) : undefined
  if (!found) return parsed.success || typeof token === 'string' ? CONVERSATION_MISSING : invalidInput(parsed.error)
  if (found.expired) return linkExpiredFailure(found.guestEmail)
  if (!parsed.success) return invalidInput(parsed.error)
  const open = refuseBlockedEmail(deps, found.guestEmail)
  if (!open.ok) return open
  const { body } = parsed.data
  const done = await writeReply(deps, { row: found.row, author: 'sender', authorUserId: null, body, idempotencyKey })
  return done.ok ? readGuestConversation(deps, parsed.data) : done
}
