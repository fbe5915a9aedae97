import { newId } from '#db/new-id.ts'
import { findMessageByIdempotencyKey } from '#db/queries/messages/messages.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { accountMessageSchema, guestMessageSchema, type SentMessage } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'

import { refuseBlockedSender, checkContact } from './check-contact.ts'
import { checkContactForm } from './contact-form.ts'
import { hashMessage, hashText } from './find-spam-signs.ts'
import { checkIdempotencyKey } from './idempotency-key.ts'
import { mailMessageConfirmation } from './mail-confirmation.ts'
import { parseMessageDraft, type MessageSender, formatSenderKey } from './parse-message-draft.ts'
import { refundSendingLimits, consumeSendingLimits } from './sending-limits.ts'
import { storeMessage } from './store-message.ts'
import { signWaitingToken } from './waiting/waiting-token.ts'

type SendDeps = Pick<Deps, 'db' | 'blocks' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

type Input = {
  handle: string
  input: unknown
  idempotencyKey?: string | undefined
  /** The network address that it came from. */
  address: string
}

type Letter = {
  subject: string
  body: string
  topic?: string | undefined
  formToken?: string | undefined
  website?: string | undefined
}
type Draft = { sender: MessageSender; letter: Letter }
type Prepared = Draft & { id: string; senderKey: string; idempotencyKey: string | null; requestHash: string }

/**
 * R95: finds an earlier message of this sender under the same idempotency key: the same request, or a different one.
 */
async function findReplay(
  deps: SendDeps,
  { senderKey, idempotencyKey, requestHash, sender }: Prepared,
): Promise<Result<SentMessage> | undefined> {
  if (idempotencyKey === null) return undefined
  const before = await findMessageByIdempotencyKey(deps.db, { senderKey, idempotencyKey })
  if (!before) return undefined
  return before.request_hash === requestHash
    ? ok(answerTo(deps, before.id, { sender, reason: before.filter_reason }))
    : fail('already_used', 'this Idempotency-Key was used for another message')
}

/** R95: the same for a repeated request, whatever has become of the message since. */
function answerTo(
  deps: SendDeps,
  id: string,
  { sender, reason }: { sender: MessageSender; reason: string | null },
): SentMessage {
  if (sender.userId === null) {
    return { id, status: 'awaiting-confirmation', waitingToken: signWaitingToken(deps, { kind: 'message', id }) }
  }
  return reason === null ? { id, status: 'sent' } : { id, status: 'filtered', filterReason: reason }
}

/** R89: the message, its mail and the job are kept together or not at all. Undefined when it was sent before. */
function store(deps: SendDeps, profile: ProfileRow, message: Prepared): Promise<SentMessage | undefined> {
  const { subject, body, topic } = message.letter
  return deps.db.transaction().execute(async (transaction) => {
    const textHash = hashMessage({ subject, body })
    const stored = await storeMessage(deps, transaction, { ...message, profile, subject, body, topic, textHash })
    if (!stored) return undefined
    if (message.sender.userId === null) {
      const { email } = message.sender
      await mailMessageConfirmation(deps, transaction, { id: message.id, email, handles: [profile.slug] })
    }
    // R93: the sender is told if the filter holds the message.
    return answerTo(deps, message.id, { sender: message.sender, reason: stored.reason })
  })
}

/** R85 to R95: sends a message to the owner of a profile. */
export async function sendMessage(deps: SendDeps, viewer: Viewer, input: Input): Promise<Result<SentMessage>> {
  const found = checkContact(await findProfileByHandle(deps.db, input.handle), viewer, deps.now())
  if (!found.ok) return found
  const profile = found.value
  const draft = await parseMessageDraft<Letter>(deps, viewer, {
    input: input.input,
    schemas: { guest: guestMessageSchema, account: accountMessageSchema },
    check: (sender) => refuseBlockedSender(deps, { profileId: profile.id, ...sender }),
  })
  if (!draft.ok) return draft
  const key = checkIdempotencyKey(input.idempotencyKey)
  if (!key.ok) return key
  const { sender, letter } = draft.value
  const { subject, body, topic } = letter
  const message: Prepared = {
    ...draft.value,
    id: newId(),
    senderKey: formatSenderKey(sender),
    idempotencyKey: key.value,
    requestHash: hashText(JSON.stringify([profile.id, subject, body, sender.name, ...(topic ? [topic] : [])])),
  }
  const before = await findReplay(deps, message)
  if (before) return before
  const form = checkContactForm(deps, letter)
  if (!form.ok) return form
  const sending = { email: sender.email, unproven: sender.userId === null, address: input.address, profiles: [profile] }
  const allowed = await consumeSendingLimits(deps, sending)
  if (!allowed.ok) return (await findReplay(deps, message)) ?? allowed
  const sent = await store(deps, profile, message)
  if (sent) return ok(sent)
  // The same request came in twice at once, and the other one was first.
  await refundSendingLimits(deps, sending)
  return (await findReplay(deps, message)) ?? fail('already_used', 'this Idempotency-Key is in use')
}
