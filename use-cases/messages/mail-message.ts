import { messageMails } from '#adapters/mail/message-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { briefText } from '#domain/messages/brief/brief-lines.ts'
import type { BriefParts } from '#domain/messages/brief/message-brief.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { profileMailAddress } from './recipient.ts'

/** What a letter has that is a brief, and how many get it. */
export type MailedBrief = { parts: BriefParts; experts: number }

type Letter = {
  id: string
  senderName: string
  senderEmail: string
  subject: string
  body: string
  topic?: string | null | undefined
  brief?: MailedBrief | undefined
}

/** R89: one mail for one message, written and queued with it; its Message-ID is the message's own. */
export async function mailMessage(
  deps: Pick<Deps, 'queue' | 'site'>,
  db: Db,
  { profile, letter }: { profile: ProfileRow; letter: Letter },
): Promise<void> {
  const to = profileMailAddress(profile)
  if (to === null) return
  const { id, senderName: sender, senderEmail, subject, body, topic, brief } = letter
  const written = { name: profile.name, sender, subject, url: addresses.inboxMessage(id) }
  const mail = brief
    ? renderMailTemplate(deps.site, messageMails.brief, {
        ...written,
        body: briefText(body, brief.parts),
        experts: brief.experts,
      })
    : renderMailTemplate(deps.site, messageMails.message, { ...written, body, topic })
  await queueMail(deps, db, { id, to, replyTo: senderEmail, ...mail })
}
