import { newId } from '#db/new-id.ts'
import { insertBrief } from '#db/queries/messages/briefs.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { briefText } from '#domain/messages/brief/brief-lines.ts'
import type { NewBrief, SentBrief } from '#domain/messages/brief/new-brief.ts'
import type { Deps } from '#use-cases/deps.ts'
import { hashMessage } from '#use-cases/messages/find-spam-signs.ts'
import { mailBriefConfirmation } from '#use-cases/messages/mail-confirmation.ts'
import type { MessageSender } from '#use-cases/messages/parse-message-draft.ts'
import { storeMessage } from '#use-cases/messages/store-message.ts'
import { signWaitingToken } from '#use-cases/messages/waiting/waiting-token.ts'

type StoreDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'now'>

export type PreparedBrief = {
  id: string
  sender: MessageSender
  letter: NewBrief
  senderKey: string
  idempotencyKey: string | null
  requestHash: string
}

/** The same for a repeated request, whatever has become of the brief since. */
export function presentSentBrief(
  deps: Pick<Deps, 'signer'>,
  id: string,
  { sender, reason }: { sender: MessageSender; reason: string | null },
): SentBrief {
  if (sender.userId === null) {
    return { id, status: 'awaiting-confirmation', waitingToken: signWaitingToken(deps, { kind: 'brief', id }) }
  }
  return reason === null ? { id, status: 'sent' } : { id, status: 'filtered', filterReason: reason }
}

/** R89: the brief, its messages, their mails and the jobs together, or nothing. Undefined when it was sent before. */
export function storeBrief(
  deps: StoreDeps,
  profiles: ProfileRow[],
  brief: PreparedBrief,
): Promise<SentBrief | undefined> {
  const { id, sender, letter } = brief
  const { subject, body, audience, budget, timing, examples } = letter
  const parts = { audience, budget, timing, examples }
  const isGuest = sender.userId === null
  const now = deps.now()
  const experts = profiles.length
  return deps.db.transaction().execute(async (transaction) => {
    const written = await insertBrief(transaction, {
      id,
      sender_key: brief.senderKey,
      idempotency_key: brief.idempotencyKey,
      request_hash: brief.requestHash,
      ...parts,
      experts: isGuest ? 0 : experts,
      created_at: now,
      sent_at: isGuest ? null : now,
    })
    if (!written) return undefined
    const textHash = hashMessage({ subject, body: briefText(body, parts) })
    let held: string | null = null
    for (const profile of profiles) {
      const stored = await storeMessage(deps, transaction, {
        id: newId(),
        profile,
        sender,
        subject,
        body,
        textHash,
        requestHash: brief.requestHash,
        idempotencyKey: null,
        brief: { id, parts, experts },
      })
      held ??= stored?.reason ?? null
    }
    if (isGuest) {
      const handles = profiles.map(({ slug }) => slug)
      await mailBriefConfirmation(deps, transaction, { id, email: sender.email, handles })
    }
    return presentSentBrief(deps, id, { sender, reason: held })
  })
}
