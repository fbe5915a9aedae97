import { hireMail, type MailedHireAct } from '#adapters/mail/hire-templates.ts'
import type { Db } from '#db/connection.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { ReplyAuthor } from '#domain/messages/message-box.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { mailPicture } from '#use-cases/mail/mail-picture.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { recipientOf } from '#use-cases/messages/recipient.ts'
import { senderLinks } from '#use-cases/messages/sender-links.ts'

import { conversationUrl } from './mail-reply.ts'

type MailDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'now'>
type Act = { row: MessageRow; side: ReplyAuthor; act: MailedHireAct }

async function ownerAddress(db: Db, { profile_id, id }: MessageRow, site: Deps['site']) {
  const profile = profile_id === null ? undefined : await findProfileById(db, profile_id)
  const to = profile && recipientOf(profile)
  return to ? { to, url: absoluteUrl(addresses.inboxMessage(id), site.url).href } : undefined
}

function senderAddress(deps: MailDeps, row: MessageRow) {
  // R229: names are user input, and are mailed to proven addresses only.
  if (row.sender_email === null || !row.sender_proven) return undefined
  return { to: row.sender_email, url: conversationUrl(deps, row), ...senderLinks(deps, row) }
}

/** R357: mails this side's claim to the other side, unless either side has blocked the other. */
export async function mailHireAct(deps: MailDeps, db: Db, { row, side, act }: Act): Promise<void> {
  const [name, who] = side === 'owner' ? [row.sender_name, row.profile_name] : [row.profile_name, row.sender_name]
  const closed = row.block_id !== null || row.spam_at !== null
  const address = side === 'owner' ? senderAddress(deps, row) : await ownerAddress(db, row, deps.site)
  if (!address || closed) return
  const { to, ...where } = address
  const picture = side === 'owner' ? mailPicture(deps, row.profile_img) : undefined
  await queueMail(deps, db, {
    to,
    ...hireMail({ siteName: deps.site.name, act, name, who, picture, subject: row.subject, ...where }),
  })
}
