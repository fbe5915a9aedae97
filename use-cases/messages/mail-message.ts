import { messageMail } from '#adapters/mail/message-templates.ts'
import type { Db } from '#db/connection.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { recipientOf } from './recipient.ts'

type Letter = { id: string; senderName: string; senderEmail: string; subject: string; body: string }

/** R89: one mail for one message, written and queued with it; its Message-ID is the message's own. */
export async function mailMessage(
  deps: Pick<Deps, 'queue' | 'site'>,
  db: Db,
  { profile, letter }: { profile: ProfileRow; letter: Letter },
): Promise<void> {
  const to = recipientOf(profile)
  if (to === null) return
  const { id, senderName, senderEmail, subject, body } = letter
  const url = new URL(addresses.inboxMessage(id), deps.site.url).href
  await queueMail(deps, db, {
    id,
    to,
    replyTo: senderEmail,
    ...messageMail({ siteName: deps.site.name, name: profile.name, senderName, subject, body, url }),
  })
}
