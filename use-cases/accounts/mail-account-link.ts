import { accountMails } from '#adapters/mail/account-mails.ts'
import type { MailContent } from '#adapters/mail/mail-content.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import type { Db } from '#db/connection.ts'
import { deleteAccountTokens, insertAccountToken } from '#db/queries/accounts/account-tokens.ts'
import { findUserByEmail, lockUser, lockUserByEmail } from '#db/queries/accounts/account-writes.ts'
import { isEmailManagedByHost } from '#db/queries/host/host-reports.ts'
import type { MailAccountLinkJob } from '#domain/accounts/account-link.ts'
import * as addresses from '#domain/addresses.ts'
import { ACCOUNT_LINK_HOURS, HOUR_MS } from '#domain/limits.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'
import { queueMail } from '#use-cases/mail/queue-mail.ts'

import { hashLinkToken, newLinkToken } from './link-token.ts'

type MailDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'now'>
type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>

const PAGES = {
  'verify-email': addresses.verifyEmail,
  'change-email': addresses.verifyEmail,
  'reset-password': addresses.resetPassword,
} as const

type Link = { purpose: MailAccountLinkJob['purpose']; url: string }

function writeLink({ site }: MailDeps, user: User, { purpose, url }: Link): MailContent {
  const facts = { url, hours: ACCOUNT_LINK_HOURS[purpose] }
  if (purpose === 'verify-email') return renderMailTemplate(site, accountMails.verifyEmail, facts)
  if (purpose === 'change-email') return renderMailTemplate(site, accountMails.changeEmail, facts)
  return renderMailTemplate(site, accountMails.resetPassword, {
    ...facts,
    name: user.email_verified ? user.name : null,
  })
}

/** Whether the account may still get this link by the time the job runs. */
async function mayHave(db: Db, user: User, { purpose, email }: MailAccountLinkJob): Promise<boolean> {
  if (purpose === 'reset-password') return true
  // R512: it would be undone by the next comparison.
  if (await isEmailManagedByHost(db, user)) return false
  if (purpose === 'verify-email') return !user.email_verified
  // R215: an address that no account has proven can still be taken.
  return email !== user.email && !(await findUserByEmail(db, email))?.email_verified
}

async function notifyOldAddress(deps: MailDeps, db: Db, user: User): Promise<void> {
  if (!user.email_verified) return
  const mail = renderMailTemplate(deps.site, accountMails.emailChangeRequested, { name: user.name })
  await queueMail(deps, db, { to: user.email, ...mail })
}

/** R205: creates the requested link and mails it, if there is such an account. */
export async function mailAccountLink(deps: MailDeps, link: MailAccountLinkJob): Promise<void> {
  const { purpose, email } = link
  await deps.db.transaction().execute(async (transaction) => {
    const user = await (link.purpose === 'change-email'
      ? lockUser(transaction, link.userId)
      : lockUserByEmail(transaction, email))
    if (!user) return
    await deleteAccountTokens(transaction, { userId: user.id, purposes: [purpose] })
    if (!(await mayHave(transaction, user, link))) return
    const token = newLinkToken()
    const now = deps.now()
    const expiresAt = new Date(now.getTime() + ACCOUNT_LINK_HOURS[purpose] * HOUR_MS)
    const tokenHash = hashLinkToken(token)
    await insertAccountToken(transaction, { userId: user.id, purpose, email, tokenHash, expiresAt, now })
    const url = absoluteUrl(PAGES[purpose], deps.site.url)
    url.searchParams.set('token', token)
    // R706: the mail may be opened in another browser than the one that signed up.
    if ('signUpPurpose' in link && link.signUpPurpose) url.searchParams.set('next', addresses.newProfile)
    await queueMail(deps, transaction, { to: email, ...writeLink(deps, user, { purpose, url: url.href }) })
    if (purpose === 'change-email') await notifyOldAddress(deps, transaction, user)
  })
}
