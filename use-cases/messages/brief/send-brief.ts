import { newId } from '#db/new-id.ts'
import { findBriefByIdempotencyKey } from '#db/queries/messages/briefs.ts'
import {
  accountBriefSchema,
  guestBriefSchema,
  type NewBrief,
  type SentBrief,
} from '#domain/messages/brief/new-brief.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { checkContactForm } from '#use-cases/messages/contact-form.ts'
import { hashText } from '#use-cases/messages/find-spam-signs.ts'
import { checkIdempotencyKey } from '#use-cases/messages/idempotency-key.ts'
import { parseMessageDraft, formatSenderKey } from '#use-cases/messages/parse-message-draft.ts'
import { refundSendingLimits, consumeSendingLimits } from '#use-cases/messages/sending-limits.ts'

import { findBriefRecipients } from './find-recipients.ts'
import { presentSentBrief, type PreparedBrief, storeBrief } from './store-brief.ts'

type SendDeps = Pick<Deps, 'db' | 'blocks' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

type Input = {
  input: unknown
  idempotencyKey?: string | undefined
  /** The network address that it came from. */
  address: string
}

/** R95: an earlier brief of this sender under the same idempotency key: the same request, or a different one. */
async function findReplay(deps: SendDeps, brief: PreparedBrief): Promise<Result<SentBrief> | undefined> {
  const { senderKey, idempotencyKey, requestHash, sender } = brief
  if (idempotencyKey === null) return undefined
  const before = await findBriefByIdempotencyKey(deps.db, { senderKey, idempotencyKey })
  if (!before) return undefined
  return before.request_hash === requestHash
    ? ok(presentSentBrief(deps, before.id, { sender, reason: before.filter_reason }))
    : fail('already_used', 'this Idempotency-Key was used for another brief')
}

/** What makes two requests the same: everything that is sent, and to whom. */
function hashRequest(name: string, brief: NewBrief): string {
  const { subject, body, audience, budget, timing, examples } = brief
  return hashText(JSON.stringify([brief.to, name, subject, body, audience, budget, timing, examples]))
}

/** R340: one brief to up to three experts, under the rules of messages (R85 to R95); to all of them or to none. */
export async function sendBrief(deps: SendDeps, viewer: Viewer, input: Input): Promise<Result<SentBrief>> {
  const draft = await parseMessageDraft<NewBrief>(deps, viewer, {
    input: input.input,
    schemas: { guest: guestBriefSchema, account: accountBriefSchema },
    // Who may write to whom is known once the input says to whom.
    check: async () => ok(undefined),
  })
  if (!draft.ok) return draft
  const { sender, letter } = draft.value
  const key = checkIdempotencyKey(input.idempotencyKey)
  if (!key.ok) return key
  const brief: PreparedBrief = {
    id: newId(),
    sender,
    letter,
    senderKey: formatSenderKey(sender),
    idempotencyKey: key.value,
    requestHash: hashRequest(sender.name, letter),
  }
  const before = await findReplay(deps, brief)
  if (before) return before
  const userId = viewer.kind === 'account' ? viewer.userId : null
  const found = await findBriefRecipients(deps, viewer, { handles: letter.to, userId, email: sender.email })
  if (!found.ok) return found
  const form = checkContactForm(deps, letter)
  if (!form.ok) return form
  const profiles = found.value
  const sending = { email: sender.email, unproven: sender.userId === null, address: input.address, profiles }
  const allowed = await consumeSendingLimits(deps, sending)
  if (!allowed.ok) return (await findReplay(deps, brief)) ?? allowed
  const sent = await storeBrief(deps, profiles, brief)
  if (sent) return ok(sent)
  // The same request came in twice at once, and the other one was first.
  await refundSendingLimits(deps, sending)
  return (await findReplay(deps, brief)) ?? fail('already_used', 'this Idempotency-Key is in use')
}
