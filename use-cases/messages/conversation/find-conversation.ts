import { findMessage, type MessageRow } from '#db/queries/messages/message-rows.ts'
import { maskEmail } from '#domain/accounts/mask-email.ts'
import { isConversationLinkValid, parseConversationPayload } from '#domain/messages/conversation-link.ts'
import { fail } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R242: names the address to which a new link would go, masked. */
export const linkExpiredFailure = (email: string) =>
  fail('link_expired', 'this link has expired; have a new one mailed to you', { email: [maskEmail(email)] })

/** A guest's conversation by a mailed link, and whether that link is still valid for reading it (R242). */
export async function findConversationByToken(
  { db, signer, now }: Pick<Deps, 'db' | 'signer' | 'now'>,
  token: string,
): Promise<{ row: MessageRow; guestEmail: string; issuedAt: Date; expired: boolean } | undefined> {
  const claim = signer.read('conversation', token)
  if (claim === undefined) return undefined
  const { messageId, issuedAt } = parseConversationPayload(claim)
  const row = await findMessage(db, messageId)
  // An account's conversations need its session: no link opens them. R664: what its guest has deleted is gone for them.
  if (!row || row.guest_email === null || row.sender_deleted_at !== null) return undefined
  const expired = !isConversationLinkValid({ issuedAt, lastAt: row.last_at, now: now() })
  return { row, guestEmail: row.guest_email, issuedAt, expired }
}
