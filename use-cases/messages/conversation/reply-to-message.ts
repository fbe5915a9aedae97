import { type Message, newReplySchema } from '#domain/messages/message.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'

import { type ReplyDeps, writeReply } from './write-reply.ts'

type Input = { id: string; input: unknown; idempotencyKey?: string | undefined }

/** R97: an answer by either side, signed in. */
export async function replyToMessage(
  deps: ReplyDeps,
  viewer: Viewer,
  { id, input, idempotencyKey }: Input,
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const parsed = newReplySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { row, side, viewer: account } = found.value
  const { body } = parsed.data
  const done = await writeReply(deps, { row, author: side, authorUserId: account.userId, body, idempotencyKey })
  return done.ok ? readMessage(deps, viewer, { id }) : done
}
