import { confirmBriefMail } from '#adapters/mail/brief-templates.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertBrief } from '#db/queries/messages/briefs.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_DAYS } from '#domain/limits.ts'
import { briefText } from '#domain/messages/brief/brief-lines.ts'
import type { NewBrief, SentBrief } from '#domain/messages/brief/new-brief.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { hashMessage } from '#use-cases/messages/judge-message.ts'
import type { Sender } from '#use-cases/messages/read-draft.ts'
import { requestsLink } from '#use-cases/messages/sender-links.ts'
import { storeMessage } from '#use-cases/messages/store-message.ts'

type StoreDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'now'>

export type PreparedBrief = {
  id: string
  sender: Sender
  letter: NewBrief
  senderKey: string
  idempotencyKey: string | null
  requestHash: string
}

/** The same for a repeated request, whatever has become of the brief since. */
export function answerTo(id: string, { sender, reason }: { sender: Sender; reason: string | null }): SentBrief {
  if (sender.userId === null) return { id, status: 'awaiting-confirmation' }
  return reason === null ? { id, status: 'sent' } : { id, status: 'filtered', filterReason: reason }
}

/** R341: a guest confirms once, for all of them. */
async function requestConfirmation(
  deps: StoreDeps,
  db: Db,
  { id, sender, profiles }: { id: string; sender: Sender; profiles: ProfileRow[] },
): Promise<void> {
  const { signer, site } = deps
  const url = absoluteUrl(addresses.confirmBrief, site.url)
  url.searchParams.set('token', signer.sign('confirm-brief', id))
  const handles = profiles.map(({ slug }) => slug)
  const mail = { siteName: site.name, handles, url: url.href, days: UNCONFIRMED_DAYS, links: [requestsLink(deps)] }
  await queueMail(deps, db, { to: sender.email, ...confirmBriefMail(mail) })
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
    if (isGuest) await requestConfirmation(deps, transaction, { id, sender, profiles })
    return answerTo(id, { sender, reason: held })
  })
}
