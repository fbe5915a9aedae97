import type { Db } from '#db/connection.ts'
import { insertMessage } from '#db/queries/messages/messages.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { MessageStatus } from '#domain/messages/message-box.ts'
import { spamReason } from '#domain/messages/message-filter.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findSpamSigns } from './find-spam-signs.ts'
import { type MailedBrief, mailMessage } from './mail-message.ts'
import { type MessageSender, formatSenderKey } from './parse-message-draft.ts'

type NewMessage = {
  id: string
  profile: ProfileRow
  sender: MessageSender
  subject: string
  body: string
  topic?: string | undefined
  textHash: string
  requestHash: string
  idempotencyKey: string | null
  brief?: MailedBrief & { id: string }
}

type Stored = { reason: string | null }

/**
 * R89: writes the message and, where it arrives at once, its mail and the job. A guest's waits for its confirmation.
 * Undefined when it was sent before.
 */
export async function storeMessage(
  deps: Pick<Deps, 'queue' | 'site' | 'now'>,
  transaction: Db,
  message: NewMessage,
): Promise<Stored | undefined> {
  const { id, profile, sender, subject, body, topic, textHash, brief } = message
  const now = deps.now()
  const isGuest = sender.userId === null
  const judged = { subject, body, textHash, profileId: profile.id }
  const signs = isGuest ? [] : await findSpamSigns(transaction, judged, now)
  const reason = spamReason(signs)
  const arrivesAs: MessageStatus = reason === null ? 'sent' : 'filtered'
  const written = await insertMessage(transaction, {
    id,
    profile_id: profile.id,
    sender_user_id: sender.userId,
    sender_name: sender.name,
    guest_email: isGuest ? sender.email : null,
    sender_key: formatSenderKey(sender),
    idempotency_key: message.idempotencyKey,
    request_hash: message.requestHash,
    subject,
    body,
    text_hash: textHash,
    status: isGuest ? 'awaiting-confirmation' : arrivesAs,
    filter_reason: reason,
    filter_signs: signs,
    created_at: now,
    delivered_at: isGuest ? null : now,
    last_at: now,
    sender_read_at: now,
    brief_id: brief?.id ?? null,
    topic: topic ?? null,
  })
  if (!written) return undefined
  if (!isGuest && reason === null) {
    const letter = { id, senderName: sender.name, senderEmail: sender.email, subject, body, topic, brief }
    await mailMessage(deps, transaction, { profile, letter })
  }
  return { reason }
}
