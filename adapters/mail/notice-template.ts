import type { AccountNotice } from '#domain/accounts/account-notice.ts'
import { UTC } from '#domain/accounts/time-zone.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { loadedTexts } from '#locales/registry.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailContent } from './mail-content.ts'
import { renderMail } from './templates.ts'

type Facts = {
  siteName: string
  siteUrl: URL
  name: string
  at: Date
  /** R669: of the account. */
  timeZone: string
  device: string
  /** Where an account without a password signs in. */
  onlyHost: string | undefined
}

/** `2026-11-18 at 09:06 (Asia/Tokyo)`, or `UTC`. */
function moment({ text: t }: Texts, at: Date, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
  // Sweden writes dates as ISO 8601 does.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv', options).format(at).split(' ')
  return timeZone === UTC
    ? t('accountMails.notice.atUtc', { day, time })
    : t('accountMails.notice.at', { day, time, zone: timeZone })
}

/** What happened, and when. */
function lineOf(texts: Texts, kind: AccountNotice['kind'], { at, timeZone, device, onlyHost }: Facts): string {
  const t = texts.text
  const shown = { at: moment(texts, at, timeZone) }
  if (kind === 'new-device') return t('accountMails.notice.line.new-device', { ...shown, device })
  if (kind === 'second-factor-off' && onlyHost) {
    return t('accountMails.notice.line.second-factor-off-host', { ...shown, host: onlyHost })
  }
  return t(`accountMails.notice.line.${kind}`, shown)
}

/** R252: what happened and when, in our own words alone. */
export function accountNoticeMail(kind: AccountNotice['kind'], facts: Facts, texts = loadedTexts()): MailContent {
  const { siteName, siteUrl, name, onlyHost } = facts
  const t = texts.text
  const reset = absoluteUrl(addresses.resetPassword, siteUrl).href
  return renderMail(
    siteName,
    {
      kind: 'account-notice',
      subject: t(`accountMails.notice.subject.${kind}`, { site: siteName }),
      greeting: t('mails.helloName', { name }),
      lines: [lineOf(texts, kind, facts)],
      action: { label: t('accountMails.account'), url: absoluteUrl(addresses.account, siteUrl).href },
      after: [
        onlyHost
          ? t('accountMails.notice.afterHost', { host: onlyHost })
          : t('accountMails.notice.after', { where: reset }),
      ],
    },
    texts,
  )
}
