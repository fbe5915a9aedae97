import type { z } from 'zod'

import { confirmMessageMail } from '#adapters/mail/message-templates.ts'
import { newId } from '#db/new-id.ts'
import { findUser } from '#db/queries/accounts/accounts.ts'
import { findSentUnderKey, insertMessage } from '#db/queries/messages/messages.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { MESSAGE, UNCONFIRMED_DAYS } from '#domain/limits.ts'
import { accountMessageSchema, guestMessageSchema, type SentMessage } from '#domain/messages/message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { findByHandle } from '#use-cases/profiles/find-by-handle.ts'

import { checkForm } from './contact-form.ts'
import { hashMessage, hashText, judgeMessage } from './judge-message.ts'
import { mailMessage } from './mail-message.ts'
import { checkBlocked, checkContact } from './may-contact.ts'
import { refundSending, takeSending } from './sending-limits.ts'

type SendDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

type Input = {
  handle: string
  input: unknown
  idempotencyKey?: string | undefined
  /** The network address that it came from. */
  address: string
}

/** `userId` is null where the sender has yet to prove the address. */
type Sender = { userId: string | null; name: string; email: string }
type Letter = { subject: string; body: string; formToken?: string | undefined; website?: string | undefined }
type Draft = { sender: Sender; letter: Letter }

function parse<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const parsed = schema.safeParse(input)
  return parsed.success ? ok(parsed.data) : invalidInput(parsed.error)
}

/** R86: reads the sender and the message; a blocked sender (R90) is refused before the message is checked. */
async function readDraft(
  { db }: SendDeps,
  viewer: Viewer,
  { profileId, input }: { profileId: string; input: unknown },
): Promise<Result<Draft>> {
  if (viewer.kind === 'anonymous') {
    const guest = parse(guestMessageSchema, input)
    if (!guest.ok) return guest
    const { name, email, ...letter } = guest.value
    const blocked = await checkBlocked({ db }, { profileId, userId: null, email })
    return blocked.ok ? ok({ sender: { userId: null, name, email }, letter }) : blocked
  }
  const user = await findUser(db, viewer.userId)
  if (!user) return fail('unauthenticated', 'sign in first')
  const blocked = await checkBlocked({ db }, { profileId, userId: user.id, email: user.email })
  if (!blocked.ok) return blocked
  const letter = parse(accountMessageSchema, input)
  if (!letter.ok) return letter
  // R227: anyone can sign up with anyone's address; until it is confirmed, they write as a guest does.
  const userId = user.email_verified ? user.id : null
  return ok({ sender: { userId, name: user.name, email: user.email }, letter: letter.value })
}

function checkKey(key: string | undefined): Result<string | null> {
  if (key === undefined) return ok(null)
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= MESSAGE.idempotencyKey) return ok(key)
  const problem = `Use 1 to ${MESSAGE.idempotencyKey} letters, digits and signs, without spaces.`
  return fail('validation_failed', 'check Idempotency-Key', { 'Idempotency-Key': [problem] })
}

type Prepared = Draft & { id: string; senderKey: string; idempotencyKey: string | null; requestHash: string }

/**
 * R95: finds an earlier message of this sender under the same idempotency key: the same request, or a different one.
 */
async function findReplay(
  { db }: SendDeps,
  { senderKey, idempotencyKey, requestHash, sender }: Prepared,
): Promise<Result<SentMessage> | undefined> {
  if (idempotencyKey === null) return undefined
  const before = await findSentUnderKey(db, { senderKey, idempotencyKey })
  if (!before) return undefined
  return before.request_hash === requestHash
    ? ok(answerTo(before.id, sender))
    : fail('already_used', 'this Idempotency-Key was used for another message')
}

function answerTo(id: string, { userId }: Sender): SentMessage {
  return { id, status: userId === null ? 'awaiting-confirmation' : 'sent' }
}

async function requestGuestConfirmation(
  { signer, site, queue }: SendDeps,
  db: Deps['db'],
  message: Prepared,
  profile: ProfileRow,
) {
  const url = new URL(addresses.confirmMessage, site.url)
  url.searchParams.set('token', signer.sign('confirm-message', message.id))
  const mail = { siteName: site.name, handle: profile.slug, url: url.href, days: UNCONFIRMED_DAYS }
  await queueMail({ queue, site }, db, { to: message.sender.email, ...confirmMessageMail(mail) })
}

/** R89: stores the message, its mail and the job together or not at all. Returns false when it was sent before. */
function store(deps: SendDeps, profile: ProfileRow, message: Prepared): Promise<boolean> {
  const { id, sender, letter } = message
  const { subject, body } = letter
  const now = deps.now()
  return deps.db.transaction().execute(async (transaction) => {
    const textHash = hashMessage({ subject, body })
    const isGuest = sender.userId === null
    const reason = isGuest
      ? null
      : await judgeMessage(transaction, { subject, body, textHash, profileId: profile.id }, now)
    const written = await insertMessage(transaction, {
      id,
      profile_id: profile.id,
      sender_user_id: sender.userId,
      sender_name: sender.name,
      guest_email: isGuest ? sender.email : null,
      sender_key: message.senderKey,
      idempotency_key: message.idempotencyKey,
      request_hash: message.requestHash,
      subject,
      body,
      text_hash: textHash,
      status: isGuest ? 'awaiting-confirmation' : reason === null ? 'sent' : 'filtered',
      filter_reason: reason,
      created_at: now,
      delivered_at: isGuest ? null : now,
      last_at: now,
      sender_read_at: now,
    })
    if (!written) return false
    if (isGuest) await requestGuestConfirmation(deps, transaction, message, profile)
    else if (reason === null) {
      const letter = { id, senderName: sender.name, senderEmail: sender.email, subject, body }
      await mailMessage(deps, transaction, { profile, letter })
    }
    return true
  })
}

/** R85 to R95: sends a message to the owner of a profile. */
export async function sendMessage(deps: SendDeps, viewer: Viewer, input: Input): Promise<Result<SentMessage>> {
  const found = checkContact(await findByHandle(deps.db, input.handle), viewer, deps.now())
  if (!found.ok) return found
  const profile = found.value
  const draft = await readDraft(deps, viewer, { profileId: profile.id, input: input.input })
  if (!draft.ok) return draft
  const key = checkKey(input.idempotencyKey)
  if (!key.ok) return key
  const { sender, letter } = draft.value
  const message: Prepared = {
    ...draft.value,
    id: newId(),
    senderKey: sender.userId === null ? `guest:${sender.email}` : `user:${sender.userId}`,
    idempotencyKey: key.value,
    requestHash: hashText(JSON.stringify([profile.id, letter.subject, letter.body, sender.name])),
  }
  const before = await findReplay(deps, message)
  if (before) return before
  const form = checkForm(deps, letter)
  if (!form.ok) return form
  const sending = { email: sender.email, unproven: sender.userId === null, address: input.address, profile }
  const allowed = await takeSending(deps, sending)
  if (!allowed.ok) return (await findReplay(deps, message)) ?? allowed
  if (await store(deps, profile, message)) return ok(answerTo(message.id, sender))
  // The same request arrived twice at once, and the other one won.
  await refundSending(deps, sending)
  return (await findReplay(deps, message)) ?? fail('already_used', 'this Idempotency-Key is in use')
}
