import { findGuestMessage, markMessageDelivered } from '#db/queries/messages/messages.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import type { MessageStatus } from '#domain/messages/message-box.ts'
import { type SpamSign, storedSpamSigns } from '#domain/messages/message-filter.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { ANONYMOUS } from '#domain/viewer.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import { refundLimits } from '#use-cases/consume-limits.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { signConversationToken } from './brief/brief-link.ts'
import { refuseBlockedSender, checkContact } from './check-contact.ts'
import { findSpamSigns } from './find-spam-signs.ts'
import { mailMessage } from './mail-message.ts'
import { recipientLimit } from './sending-limits.ts'

type ConfirmDeps = Pick<Deps, 'db' | 'blocks' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

export type UnconfirmedMessage = {
  id: string
  /** R667: the address that was mailed. */
  email: string
  status: MessageStatus
  filterReason?: string
  filterSigns: SpamSign[]
  profileSlug: string
  profileName: string
  subject: string
  topic?: string
  body: string
  /** R660: opens the conversation, once the message is confirmed. */
  token: string | null
}

const GONE = fail('not_found', 'this link has expired or is incomplete')

async function findByToken({ db, signer }: Pick<Deps, 'db' | 'signer'>, token: string) {
  const id = signer.read('confirm-message', token)
  return id === undefined ? undefined : findGuestMessage(db, id)
}

/** The message that waits for confirmation. Reading changes nothing, since mail scanners open links, too. */
export async function previewMessageConfirmation(
  deps: Pick<Deps, 'db' | 'signer'>,
  { token }: { token: string },
): Promise<Result<UnconfirmedMessage>> {
  const message = await findByToken(deps, token)
  if (!message) return GONE
  return ok({
    id: message.id,
    email: message.guest_email ?? '',
    status: message.status,
    ...(message.status === 'filtered' && { filterReason: message.filter_reason ?? '' }),
    filterSigns: message.status === 'filtered' ? storedSpamSigns(message) : [],
    profileSlug: message.profile_slug,
    profileName: message.profile_name,
    subject: message.subject,
    ...(message.topic && { topic: message.topic }),
    body: message.body,
    token: message.delivered_at ? signConversationToken(deps, message.id, message.delivered_at) : null,
  })
}

/** R87: the guest confirms the message, and it is sent; confirming again changes nothing. */
export async function confirmMessage(deps: ConfirmDeps, input: unknown): Promise<Result<UnconfirmedMessage>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const message = await findByToken(deps, parsed.data.token)
  if (!message || message.guest_email === null) return GONE
  if (message.status === 'awaiting-confirmation') {
    const { id, profile_id: profileId, sender_name: senderName, guest_email: senderEmail, subject, body } = message
    const open = refuseBlockedEmail(deps, senderEmail)
    if (!open.ok) return open
    const now = deps.now()
    const profile = checkContact(await findProfileById(deps.db, profileId), ANONYMOUS, now)
    if (!profile.ok) return profile
    const blocked = await refuseBlockedSender(deps, { profileId, userId: null, email: senderEmail })
    if (!blocked.ok) return blocked
    // R226: the message arrives now and counts for its recipient now; while the recipient gets too many, it keeps
    // waiting.
    const arrival = recipientLimit(profile.value)
    const allowed = await consumeLimitsOrFail(deps, [arrival])
    if (!allowed.ok) return allowed
    const arrived = await deps.db.transaction().execute(async (transaction) => {
      const letter = { subject, body, textHash: message.text_hash, profileId }
      const signs = await findSpamSigns(transaction, letter, now)
      const first = await markMessageDelivered(transaction, id, { signs, now })
      if (!first || signs.length > 0) return false
      const mail = { id, senderName, senderEmail, subject, body, topic: message.topic }
      await mailMessage(deps, transaction, { profile: profile.value, letter: mail })
      return true
    })
    if (!arrived) await refundLimits(deps, [arrival])
  }
  return previewMessageConfirmation(deps, parsed.data)
}
