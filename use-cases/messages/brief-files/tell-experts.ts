import { briefFilesMail } from '#adapters/mail/brief-templates.ts'
import type { Db } from '#db/connection.ts'
import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import type { BriefMessage } from '#use-cases/messages/brief/present-brief.ts'
import { closedBecause } from '#use-cases/messages/conversation/write-reply.ts'
import { recipientOf } from '#use-cases/messages/recipient.ts'

type TellDeps = Pick<Deps, 'queue' | 'site' | 'now'>

async function mailExpert(deps: TellDeps, db: Db, { row, names }: { row: BriefMessage; names: string[] }) {
  const profile = row.profile_id === null ? undefined : await findProfileById(db, row.profile_id)
  const to = profile && recipientOf(profile)
  if (!to) return
  const url = absoluteUrl(addresses.inboxMessage(row.id), deps.site.url).href
  const { sender_name: senderName, subject } = row
  await queueMail(deps, db, {
    to,
    ...briefFilesMail({ siteName: deps.site.name, name: profile.name, senderName, subject, names, url }),
  })
}

/** R343: like a reply, files make the conversation unread for its expert, and are told by mail. */
export async function tellExperts(
  deps: TellDeps,
  db: Db,
  { rows, names }: { rows: BriefMessage[]; names: string[] },
): Promise<void> {
  const now = deps.now()
  for (const row of rows) {
    // Held ones stay quiet, as their follow-ups do.
    if (row.status !== 'sent' || closedBecause(row, 'sender') !== undefined) continue
    await updateMessage(db, row.id, {
      last_at: now,
      read_at: null,
      sender_read_at: now,
      archived_at: null,
      owner_deleted_at: null,
    })
    await mailExpert(deps, db, { row, names })
  }
}
