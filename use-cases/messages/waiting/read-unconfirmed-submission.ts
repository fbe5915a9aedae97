import { findBrief, listBriefMessages } from '#db/queries/messages/briefs.ts'
import { findMessage } from '#db/queries/messages/message-rows.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import type { WaitingRequest } from '#domain/messages/waiting-request.ts'
import { networkOf } from '#domain/network.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { extractBriefParts } from '#use-cases/messages/brief/present-brief.ts'
import {
  mailBriefConfirmation,
  type ConfirmationMailDeps,
  mailMessageConfirmation,
} from '#use-cases/messages/mail-confirmation.ts'

import { verifyWaitingToken, type WaitingTokenClaim } from './waiting-token.ts'

type ReadDeps = Pick<Deps, 'db' | 'signer'>

const GONE = fail('not_found', 'this is confirmed already, or it waited for too long')

async function find({ db }: ReadDeps, { kind, id }: WaitingTokenClaim): Promise<WaitingRequest | undefined> {
  const message = kind === 'message' ? await findMessage(db, id) : undefined
  const rows = kind === 'message' ? (message ? [message] : []) : await listBriefMessages(db, id)
  const brief = kind === 'brief' ? await findBrief(db, id) : undefined
  const [first] = rows
  if (!first?.guest_email || rows.some(({ status }) => status !== 'awaiting-confirmation')) return undefined
  return {
    email: first.guest_email,
    name: first.sender_name,
    to: rows.flatMap(({ profile_slug }) => profile_slug ?? []),
    subject: first.subject,
    body: first.body,
    ...(first.topic && { topic: first.topic }),
    ...(brief && extractBriefParts(brief)),
  }
}

/** R667: what its sender typed, until it is confirmed. */
export async function readUnconfirmedSubmission(
  deps: ReadDeps,
  { token }: { token: string },
): Promise<Result<WaitingRequest>> {
  const claim = verifyWaitingToken(deps, token)
  const waiting = claim && (await find(deps, claim))
  return waiting ? ok(waiting) : GONE
}

/** R667: mails the link to confirm it again, to the same address; within the limits of R225. */
export async function resendConfirmationMail(
  deps: ReadDeps & ConfirmationMailDeps & Pick<Deps, 'limits' | 'blocks' | 'now'>,
  { input, address }: { input: unknown; address: string },
): Promise<Result<{ status: 'mailed' }>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const claim = verifyWaitingToken(deps, parsed.data.token)
  const waiting = claim && (await find(deps, claim))
  if (!claim || !waiting) return GONE
  const message = 'as many mails were asked for as one may in an hour'
  const allowed = await consumeLimitsOrFail(deps, [
    { name: 'accountMails', key: `confirmation ${mailboxLimitKey(waiting.email)}`, message },
    { name: 'mailsFromNetwork', key: networkOf(address), message },
  ])
  if (!allowed.ok) return allowed
  // R642: the answer is the same for every address.
  if (!refuseBlockedEmail(deps, waiting.email).ok) return ok({ status: 'mailed' })
  const mail = claim.kind === 'brief' ? mailBriefConfirmation : mailMessageConfirmation
  await mail(deps, deps.db, { id: claim.id, email: waiting.email, handles: waiting.to })
  return ok({ status: 'mailed' })
}
