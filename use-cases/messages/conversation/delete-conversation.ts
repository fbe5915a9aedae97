import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { CONVERSATION_MISSING } from './conversation.ts'
import { findConversationByToken, linkExpiredFailure } from './find-conversation.ts'

/** R664: a guest deletes a conversation for themselves, as an account does (R294). */
export async function deleteConversationAsGuest(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  input: unknown,
): Promise<Result<null>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const found = await findConversationByToken(deps, parsed.data.token)
  if (!found || found.row.status === 'awaiting-confirmation') return CONVERSATION_MISSING
  if (found.expired) return linkExpiredFailure(found.guestEmail)
  await updateMessage(deps.db, found.row.id, { sender_deleted_at: deps.now() })
  return ok(null)
}
