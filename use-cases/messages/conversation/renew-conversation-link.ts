import { guestLinkMails } from '#adapters/mail/guest-link-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { CONVERSATION_LINK_DAYS } from '#domain/limits.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { mailPictureUrl } from '#use-cases/mail/mail-picture.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'
import { senderMailLinks } from '#use-cases/messages/sender-links.ts'

import { findConversationByToken } from './find-conversation.ts'
import { conversationUrl } from './mail-reply.ts'

type RenewDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

/** R243: mails a new link to the guest's own address and nowhere else; the answer reveals nothing to the caller. */
export async function renewConversationLink(deps: RenewDeps, input: unknown): Promise<Result<{ status: 'mailed' }>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const found = await findConversationByToken(deps, parsed.data.token)
  // An address that waits for its confirmation is unproven.
  const mayMail = found !== undefined && found.row.status !== 'awaiting-confirmation'
  if (mayMail && (await deps.limits.hit('conversationLinks', found.row.id)) === undefined) {
    const { row, guestEmail: to } = found
    const facts = { url: conversationUrl(deps, row), days: CONVERSATION_LINK_DAYS, ...senderMailLinks(deps, row) }
    const expert = { expert: row.profile_name, picture: mailPictureUrl(deps, row.profile_img) }
    const mail =
      row.profile_slug === null
        ? renderMailTemplate(deps.site, guestLinkMails.goneConversation, facts)
        : renderMailTemplate(deps.site, guestLinkMails.conversation, { ...facts, ...expert })
    await queueMail(deps, deps.db, { to, ...mail })
  }
  return ok({ status: 'mailed' })
}
