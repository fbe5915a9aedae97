import { confirmBriefMail } from '#adapters/mail/brief-templates.ts'
import { confirmMessageMail } from '#adapters/mail/message-templates.ts'
import type { Db } from '#db/connection.ts'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_DAYS } from '#domain/limits.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { requestsLink } from './sender-links.ts'

export type MailDeps = Pick<Deps, 'queue' | 'site' | 'signer'>

type Unconfirmed = { id: string; email: string; handles: string[] }

function linkTo(path: string, token: string, { site }: MailDeps): string {
  const url = absoluteUrl(path, site.url)
  url.searchParams.set('token', token)
  return url.href
}

const shared = (deps: MailDeps) => ({ siteName: deps.site.name, days: UNCONFIRMED_DAYS, links: [requestsLink(deps)] })

/** R87: a guest confirms a message. */
export async function mailMessageConfirmation(deps: MailDeps, db: Db, { id, email, handles }: Unconfirmed) {
  const url = linkTo(addresses.confirmMessage, deps.signer.sign('confirm-message', id), deps)
  await queueMail(deps, db, { to: email, ...confirmMessageMail({ ...shared(deps), handle: handles[0] ?? '', url }) })
}

/** R341: a guest confirms a brief once, for all of its experts. */
export async function mailBriefConfirmation(deps: MailDeps, db: Db, { id, email, handles }: Unconfirmed) {
  const url = linkTo(addresses.confirmBrief, deps.signer.sign('confirm-brief', id), deps)
  await queueMail(deps, db, { to: email, ...confirmBriefMail({ ...shared(deps), handles, url }) })
}
