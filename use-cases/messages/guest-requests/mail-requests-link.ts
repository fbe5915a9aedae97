import { guestLinkMails } from '#adapters/mail/guest-link-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import * as addresses from '#domain/addresses.ts'
import { GUEST_REQUESTS_LIFETIME } from '#domain/limits.ts'
import { formatGuestRequestsPayload } from '#domain/messages/guest-requests-payload.ts'
import { guestRequestsAddressSchema } from '#domain/messages/guest-requests.ts'
import { networkOf } from '#domain/network.ts'
import { ok, type Result } from '#domain/result.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { refuseBlockedEmail } from '#use-cases/admin/blocks/refuse-blocked.ts'
import { consumeLimitsOrFail } from '#use-cases/consume-limits-or-fail.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

type LinkDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now' | 'blocks'>

/**
 * R661: mails the link to the address that was typed, and looks nothing up: answer, mail and time reveal nothing. R225:
 * the limits of every mail that a stranger can make us send.
 */
export async function mailRequestsLink(
  deps: LinkDeps,
  { input, address }: { input: unknown; address: string },
): Promise<Result<{ status: 'mailed' }>> {
  const parsed = guestRequestsAddressSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { email } = parsed.data
  const message = 'as many links were asked for as one may in an hour'
  const allowed = await consumeLimitsOrFail(deps, [
    { name: 'accountMails', key: `requests ${mailboxLimitKey(email)}`, message },
    { name: 'mailsFromNetwork', key: networkOf(address), message },
  ])
  if (!allowed.ok) return allowed
  // R642: the answer is the same for every address.
  if (!refuseBlockedEmail(deps, email).ok) return ok({ status: 'mailed' })
  const { linkMinutes: minutes } = GUEST_REQUESTS_LIFETIME
  const expiresAt = new Date(deps.now().getTime() + minutes * 60_000)
  const url = absoluteUrl(addresses.guestRequests, deps.site.url)
  url.searchParams.set('token', deps.signer.sign('requests-link', formatGuestRequestsPayload({ email, expiresAt })))
  const mail = renderMailTemplate(deps.site, guestLinkMails.requests, { url: url.href, minutes })
  await queueMail(deps, deps.db, { to: email, ...mail })
  return ok({ status: 'mailed' })
}
