import { messageMails } from '#adapters/mail/message-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { formatConversationPayload } from '#domain/messages/conversation-link.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { mailPictureUrl } from '#use-cases/mail/mail-picture.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { profileMailAddress } from '#use-cases/messages/recipient.ts'
import { senderMailLinks } from '#use-cases/messages/sender-links.ts'

type MailDeps = Pick<Deps, 'queue' | 'site' | 'signer' | 'now'>
type Reply = { id: string; author: ConversationSide; body: string }

/** R242: a guest has no account, so the link itself grants access, and every mail has a new one. */
export function conversationUrl({ site, signer, now }: Omit<MailDeps, 'queue'>, row: MessageRow): string {
  const claim = formatConversationPayload({ messageId: row.id, issuedAt: now() })
  const path =
    row.guest_email === null
      ? addresses.inboxMessage(row.id)
      : addresses.conversation(signer.sign('conversation', claim))
  return absoluteUrl(path, site.url).href
}

async function mailToSender(deps: MailDeps, db: Db, { row, reply }: { row: MessageRow; reply: Reply }): Promise<void> {
  // R229: answers hold user input, and are mailed to proven addresses only; an account finds them in its inbox.
  if (row.sender_email === null || !row.sender_proven) return
  await queueMail(deps, db, {
    id: reply.id,
    to: row.sender_email,
    ...renderMailTemplate(deps.site, messageMails.reply, {
      name: row.sender_name,
      sender: row.profile_name,
      subject: row.subject,
      body: reply.body,
      url: conversationUrl(deps, row),
      picture: mailPictureUrl(deps, row.profile_img),
      ...senderMailLinks(deps, row),
    }),
  })
}

async function mailToOwner(deps: MailDeps, db: Db, { row, reply }: { row: MessageRow; reply: Reply }): Promise<void> {
  const profile = row.profile_id === null ? undefined : await findProfileById(db, row.profile_id)
  const to = profile && profileMailAddress(profile)
  // Filtered messages are never mailed, nor are their follow-ups.
  if (!to || row.status !== 'sent') return
  await queueMail(deps, db, {
    id: reply.id,
    to,
    ...(row.sender_email !== null && row.sender_proven && { replyTo: row.sender_email }),
    ...renderMailTemplate(deps.site, messageMails.followUp, {
      name: profile.name,
      sender: row.sender_name,
      subject: row.subject,
      body: reply.body,
      url: addresses.inboxMessage(row.id),
    }),
  })
}

/** R97: mails the answer to the other side. */
export async function mailReply(deps: MailDeps, db: Db, mail: { row: MessageRow; reply: Reply }): Promise<void> {
  await (mail.reply.author === 'owner' ? mailToSender : mailToOwner)(deps, db, mail)
}
