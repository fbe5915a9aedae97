import type { Transaction } from 'kysely'

import { briefMails } from '#adapters/mail/brief-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import {
  findBrief,
  listBriefMessages,
  lockBrief,
  markBriefWithdrawn as markWithdrawn,
} from '#db/queries/messages/briefs.ts'
import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import * as addresses from '#domain/addresses.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { type BriefReference, findOwnBrief } from '#use-cases/messages/brief-files/own-brief.ts'
import { withReplyLimit } from '#use-cases/messages/conversation/with-reply-limit.ts'
import { conversationClosedReason } from '#use-cases/messages/conversation/write-reply.ts'
import { profileMailAddress } from '#use-cases/messages/recipient.ts'

import type { BriefMessage } from './present-brief.ts'

type WithdrawDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

/** Whether this expert has to know: not one who declined, cannot be written to, or has deleted the conversation. */
function isTold(row: BriefMessage): boolean {
  const waits = row.status === 'sent' && row.declined_at === null && row.owner_deleted_at === null
  return waits && conversationClosedReason(row, 'sender') === undefined
}

async function tellExpert(deps: WithdrawDeps, transaction: Transaction<Database>, row: BriefMessage): Promise<void> {
  await updateMessage(transaction, row.id, { last_at: deps.now(), read_at: null })
  const profile = row.profile_id === null ? undefined : await findProfileById(transaction, row.profile_id)
  const to = profile && profileMailAddress(profile)
  if (!to) return
  const { sender_name: sender, subject } = row
  const facts = { name: profile.name, sender, subject, url: addresses.inboxMessage(row.id) }
  await queueMail(deps, transaction, { to, ...renderMailTemplate(deps.site, briefMails.withdrawn, facts) })
}

/** Returns false when it was withdrawn before. */
async function withdraw(deps: WithdrawDeps, transaction: Transaction<Database>, id: string): Promise<boolean> {
  await lockBrief(transaction, id)
  const brief = await findBrief(transaction, id)
  if (!brief || brief.withdrawn_at !== null) return false
  await markWithdrawn(transaction, id, deps.now())
  for (const row of await listBriefMessages(transaction, id)) if (isTold(row)) await tellExpert(deps, transaction, row)
  return true
}

/** R663: its client takes a brief back; its experts are told once, by one mail each. */
export async function withdrawBrief(
  deps: WithdrawDeps,
  viewer: Viewer,
  door: BriefReference,
): Promise<Result<{ status: 'withdrawn' }>> {
  const found = await findOwnBrief(deps, viewer, door)
  if (!found.ok) return found
  const { id, sender } = found.value
  const done = await withReplyLimit(deps, sender.userId ?? `guest:${mailboxLimitKey(sender.email)}`, () =>
    deps.db.transaction().execute((transaction) => withdraw(deps, transaction, id)),
  )
  return done.ok ? ok({ status: 'withdrawn' }) : done
}
