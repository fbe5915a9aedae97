import { guestLinkMails } from '#adapters/mail/guest-link-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { CONVERSATION_LINK_DAYS } from '#domain/limits.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { briefUrl, findBriefByToken } from './brief-link.ts'

type RenewDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

/** R341: like R243, mails a new link to the guest's own address; the answer reveals nothing to the caller. */
export async function renewBriefLink(deps: RenewDeps, input: unknown): Promise<Result<{ status: 'mailed' }>> {
  const parsed = mailedLinkTokenSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const found = await findBriefByToken(deps, parsed.data.token)
  if (found && (await deps.limits.hit('conversationLinks', found.brief.id)) === undefined) {
    const url = briefUrl(deps, { briefId: found.brief.id, isGuest: true })
    const mail = renderMailTemplate(deps.site, guestLinkMails.brief, {
      url,
      days: CONVERSATION_LINK_DAYS,
      isGuest: true,
    })
    await queueMail(deps, deps.db, { to: found.guestEmail, ...mail })
  }
  return ok({ status: 'mailed' })
}
