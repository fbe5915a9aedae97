import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { tokenSchema } from '#domain/messages/message.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { MISSING } from './conversation.ts'
import { findConversation, linkExpired } from './find-conversation.ts'

/** R664: a guest deletes a conversation for themselves, as an account does (R294). */
export async function deleteConversation(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  input: unknown,
): Promise<Result<null>> {
  const parsed = tokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const found = await findConversation(deps, parsed.data.token)
  if (!found || found.row.status === 'awaiting-confirmation') return MISSING
  if (found.expired) return linkExpired(found.guestEmail)
  await updateMessage(deps.db, found.row.id, { sender_deleted_at: deps.now() })
  return ok(null)
}
