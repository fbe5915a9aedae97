import { loadedTexts } from '#locales/registry.ts'

import type { MailContent } from './mail-content.ts'
import { renderMail } from './templates.ts'

type Link = { siteName: string; url: string; hours: number }

/** R208: the address may be a stranger's, so the mail holds no user input, not even a name. */
export function verifyEmailMail({ siteName, url, hours }: Link, texts = loadedTexts()): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'verify-email',
      subject: t('accountMails.verify.subject', { site: siteName }),
      greeting: t('mails.hello'),
      lines: [t('accountMails.verify.line', { site: siteName })],
      action: { label: t('accountMails.verify.button'), url },
      after: [t('accountMails.verify.after', { hours })],
    },
    texts,
  )
}

/** To the new address: as above. */
export function changeEmailMail({ siteName, url, hours }: Link, texts = loadedTexts()): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'change-email',
      subject: t('accountMails.change.subject', { site: siteName }),
      greeting: t('mails.hello'),
      lines: [t('accountMails.change.line', { site: siteName })],
      action: { label: t('accountMails.change.button'), url },
      after: [t('accountMails.hours', { hours })],
    },
    texts,
  )
}

/** `name` only where the address is confirmed to be the account's. */
export function resetPasswordMail(
  { siteName, url, name }: Omit<Link, 'hours'> & { name: string | null },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'reset-password',
      subject: t('accountMails.reset.subject', { site: siteName }),
      greeting: name === null ? t('mails.hello') : t('mails.helloName', { name }),
      lines: [t('accountMails.reset.line')],
      action: { label: t('accountMails.choosePassword'), url },
      after: [t('accountMails.reset.after')],
    },
    texts,
  )
}

/** R415: to the address that both accounts have. */
export function joinAccountsMail(
  { siteName, hostName: host, url }: { siteName: string; hostName: string; url: string },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'join-accounts',
      subject: t('accountMails.join.subject', { site: siteName, host }),
      greeting: t('mails.hello'),
      lines: [t('accountMails.join.line', { site: siteName, host }), t('accountMails.join.what', { host })],
      action: { label: t('accountMails.join.button'), url },
      after: [t('accountMails.hours', { hours: 1 })],
    },
    texts,
  )
}

type Site = { siteName: string; name: string }

/** To the address that is still the account's. */
export function emailChangeRequestedMail(
  { siteName, name, resetUrl }: Site & { resetUrl: string },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'account-notice',
      subject: t('accountMails.changeRequested.subject', { site: siteName }),
      greeting: t('mails.helloName', { name }),
      lines: [t('accountMails.changeRequested.line'), t('accountMails.changeRequested.notYou')],
      action: { label: t('accountMails.choosePassword'), url: resetUrl },
    },
    texts,
  )
}

/** To the previous address of the account, without a link to a new password, which would no longer arrive there. */
export function emailChangedMail(
  { siteName, name, contactUrl }: Site & { contactUrl: string },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'account-notice',
      subject: t('accountMails.changed.subject', { site: siteName }),
      greeting: t('mails.helloName', { name }),
      lines: [t('accountMails.changed.line'), t('accountMails.tell', { site: siteName })],
      action: { label: t('accountMails.contact', { site: siteName }), url: contactUrl },
    },
    texts,
  )
}

/** To the address that is the account's from now on. */
export function emailNowUsedMail(
  { siteName, name, accountUrl }: Site & { accountUrl: string },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'account-notice',
      subject: t('accountMails.nowUsed.subject', { site: siteName }),
      greeting: t('mails.helloName', { name }),
      lines: [t('accountMails.nowUsed.line'), t('accountMails.tell', { site: siteName })],
      action: { label: t('accountMails.account'), url: accountUrl },
    },
    texts,
  )
}
