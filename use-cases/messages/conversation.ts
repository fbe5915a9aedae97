import { findMessage } from '#db/queries/inbox.ts'
import { updateMessage } from '#db/queries/message-writes.ts'
import { conversationReplySchema, type Message } from '#domain/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { presentMessage } from './present-message.ts'
import { type ReplyDeps, writeReply } from './write-reply.ts'

async function findByToken({ db, signer }: Pick<Deps, 'db' | 'signer'>, token: string) {
  const id = signer.read('conversation', token)
  const row = id === undefined ? undefined : await findMessage(db, id)
  // An account's conversations need its session: no link opens them.
  return row && row.guest_email !== null ? row : undefined
}

const MISSING = fail('not_found', 'this conversation is gone, or the link is incomplete')

/** R97: a guest's own conversation, by the link that was mailed to them. */
export async function readConversation(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  { token }: { token: string },
): Promise<Result<Message>> {
  const row = await findByToken(deps, token)
  if (!row) return MISSING
  if (row.sender_read_at === null) await updateMessage(deps.db, row.id, { sender_read_at: deps.now() })
  return ok(presentMessage(row, 'sender'))
}

export async function replyInConversation(
  deps: ReplyDeps,
  { input, idempotencyKey }: { input: unknown; idempotencyKey?: string | undefined },
): Promise<Result<Message>> {
  const parsed = conversationReplySchema.safeParse(input)
  const token = (input as { token?: unknown } | undefined)?.token
  const row = typeof token === 'string' ? await findByToken(deps, token) : undefined
  if (!row) return parsed.success || typeof token === 'string' ? MISSING : invalidInput(parsed.error)
  if (!parsed.success) return invalidInput(parsed.error)
  const { body } = parsed.data
  const done = await writeReply(deps, { row, author: 'sender', authorUserId: null, body, idempotencyKey })
  return done.ok ? readConversation(deps, parsed.data) : done
}
