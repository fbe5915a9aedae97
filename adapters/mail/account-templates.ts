import { plural } from '#domain/text/plural.ts'

import type { MailContent } from './mail-content.ts'
import { renderMail } from './templates.ts'

type Link = { siteName: string; url: string; hours: number }

/** R208: the address may be a stranger's, so the mail holds no user input, not even a name. */
export function verifyEmailMail({ siteName, url, hours }: Link): MailContent {
  return renderMail(siteName, {
    kind: 'verify-email',
    subject: `Confirm your email for ${siteName}`,
    greeting: 'Hello,',
    lines: [`Please confirm that this address is yours. Then you can publish your profile on ${siteName}.`],
    action: { label: 'Confirm my email', url },
    after: [`The link works once, for ${plural(hours, 'hour')}. If you did not sign up, you can ignore this mail.`],
  })
}

/** To the new address: as above. */
export function changeEmailMail({ siteName, url, hours }: Link): MailContent {
  return renderMail(siteName, {
    kind: 'change-email',
    subject: `Confirm your new email for ${siteName}`,
    greeting: 'Hello,',
    lines: [`Someone, probably you, wants to use this address for their account on ${siteName}.`],
    action: { label: 'Confirm my new email', url },
    after: [`The link works once, for ${plural(hours, 'hour')}. If it was not you, ignore this mail: nothing changes.`],
  })
}

/** `name` only where the address is confirmed to be the account's. */
export function resetPasswordMail({ siteName, url, name }: Omit<Link, 'hours'> & { name: string | null }): MailContent {
  return renderMail(siteName, {
    kind: 'reset-password',
    subject: `Choose a new password for ${siteName}`,
    greeting: name === null ? 'Hello,' : `Hello ${name},`,
    lines: ['Someone, probably you, asked for a new password for this account.'],
    action: { label: 'Choose a new password', url },
    after: ['The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.'],
  })
}

/** R415: to the address that both accounts have. */
export function joinAccountsMail(link: { siteName: string; hostName: string; url: string }): MailContent {
  const { siteName, hostName, url } = link
  return renderMail(siteName, {
    kind: 'join-accounts',
    subject: `Use ${hostName} to sign in to ${siteName}?`,
    greeting: 'Hello,',
    lines: [
      `Someone, probably you, signed in to ${siteName} with an account at ${hostName} that has this address, too.`,
      `If you confirm it, that account at ${hostName} opens your account here from now on, and your name, email, plans and sites come from there.`,
    ],
    action: { label: 'Look at it and confirm', url },
    after: ['The link works once, for one hour. If it was not you, ignore this mail: nothing changes.'],
  })
}

type Site = { siteName: string; name: string }

/** To the address that is still the account's. */
export function emailChangeRequestedMail({ siteName, name, resetUrl }: Site & { resetUrl: string }): MailContent {
  return renderMail(siteName, {
    kind: 'account-notice',
    subject: `A new email was asked for on ${siteName}`,
    greeting: `Hello ${name},`,
    lines: [
      'Someone, probably you, asked us to use another email for your account. It changes once it is confirmed from there.',
      'If it was not you, choose a new password: that stops the change and signs everyone out.',
    ],
    action: { label: 'Choose a new password', url: resetUrl },
  })
}

/** To the previous address of the account, without a link to a new password, which would no longer arrive there. */
export function emailChangedMail({ siteName, name, contactUrl }: Site & { contactUrl: string }): MailContent {
  return renderMail(siteName, {
    kind: 'account-notice',
    subject: `Your email for ${siteName} was changed`,
    greeting: `Hello ${name},`,
    lines: [
      'Your account has another email now, which was confirmed from there. This address is no longer part of it.',
      `If it was not you, please tell those who run ${siteName} at once.`,
    ],
    action: { label: `Contact ${siteName}`, url: contactUrl },
  })
}

/** To the address that is the account's from now on. */
export function emailNowUsedMail({ siteName, name, accountUrl }: Site & { accountUrl: string }): MailContent {
  return renderMail(siteName, {
    kind: 'account-notice',
    subject: `This is your email for ${siteName} now`,
    greeting: `Hello ${name},`,
    lines: [
      'This address is the email of your account from now on: sign in with it. What we mail to you arrives here.',
      `If it was not you, please tell those who run ${siteName} at once.`,
    ],
    action: { label: 'Look at your account', url: accountUrl },
  })
}
