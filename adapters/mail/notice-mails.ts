import type { AccountNotice } from '#domain/accounts/account-notice.ts'
import { UTC } from '#domain/accounts/time-zone.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailTemplate } from './mail-template.ts'

type Facts = {
  siteUrl: URL
  at: Date
  /** R669: of the account. */
  timeZone: string
  /** Where an account without a password signs in. */
  onlyHost: string | undefined
}

/** `2026-11-18 at 09:06 (Asia/Tokyo)`, or `UTC`. */
function moment({ text: t }: Texts, at: Date, zone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone: zone } as const
  // Sweden writes dates as ISO 8601 does.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv', options).format(at).split(' ')
  return zone === UTC ? t('accountMails.notice.atUtc', { day, time }) : t('accountMails.notice.at', { day, time, zone })
}

const NOTICE = {
  kind: 'account-notice',
  button: 'accountMails.account',
  page: addresses.account,
  after: ['accountMails.notice.after'],
  args: ({ siteUrl, at, timeZone, onlyHost }: Facts, texts: Texts) => ({
    at: moment(texts, at, timeZone),
    signIn: onlyHost === undefined ? 'here' : 'host',
    host: onlyHost ?? '',
    reset: absoluteUrl(addresses.resetPassword, siteUrl).href,
  }),
} as const

/** R252: what happened and when, in our own words alone. */
export const noticeMails = {
  'password-changed': {
    ...NOTICE,
    subject: 'accountMails.notice.subject.password-changed',
    lines: ['accountMails.notice.line.password-changed'],
  },
  'second-factor-on': {
    ...NOTICE,
    subject: 'accountMails.notice.subject.second-factor-on',
    lines: ['accountMails.notice.line.second-factor-on'],
  },
  'second-factor-off': {
    ...NOTICE,
    subject: 'accountMails.notice.subject.second-factor-off',
    lines: ['accountMails.notice.line.second-factor-off'],
  },
  'recovery-codes-renewed': {
    ...NOTICE,
    subject: 'accountMails.notice.subject.recovery-codes-renewed',
    lines: ['accountMails.notice.line.recovery-codes-renewed'],
  },
  'new-device': {
    ...NOTICE,
    subject: 'accountMails.notice.subject.new-device',
    lines: ['accountMails.notice.line.new-device'],
  },
} as const satisfies Record<AccountNotice['kind'], MailTemplate>
