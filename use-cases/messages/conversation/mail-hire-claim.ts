import { hireMails } from '#adapters/mail/hire-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import type { Deps } from '#use-cases/deps.ts'
import { mailPictureUrl } from '#use-cases/mail/mail-picture.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { profileMailAddress } from '#use-cases/messages/recipient.ts'
import { senderMailLinks } from '#use-cases/messages/sender-links.ts'

import { conversationUrl } from './mail-reply.ts'

type MailDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'now'>
type Act = { row: MessageRow; side: ConversationSide; act: keyof typeof hireMails }

async function ownerAddress(db: Db, { profile_id, id }: MessageRow) {
  const profile = profile_id === null ? undefined : await findProfileById(db, profile_id)
  const to = profile && profileMailAddress(profile)
  return to ? { to, url: addresses.inboxMessage(id) } : undefined
}

function senderAddress(deps: MailDeps, row: MessageRow) {
  // R229: names are user input, and are mailed to proven addresses only.
  if (row.sender_email === null || !row.sender_proven) return undefined
  return { to: row.sender_email, url: conversationUrl(deps, row), ...senderMailLinks(deps, row) }
}

/** R357: mails this side's claim to the other side, unless either side has blocked the other. */
export async function mailHireClaim(deps: MailDeps, db: Db, { row, side, act }: Act): Promise<void> {
  const [name, sender] = side === 'owner' ? [row.sender_name, row.profile_name] : [row.profile_name, row.sender_name]
  const closed = row.block_id !== null || row.spam_at !== null
  const address = side === 'owner' ? senderAddress(deps, row) : await ownerAddress(db, row)
  if (!address || closed) return
  const { to, ...where } = address
  const picture = side === 'owner' ? mailPictureUrl(deps, row.profile_img) : undefined
  const facts = { name, sender, picture, subject: row.subject, ...where }
  await queueMail(deps, db, { to, ...renderMailTemplate(deps.site, hireMails[act], facts) })
}
