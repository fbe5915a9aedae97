import type { AccountNotice } from '#domain/accounts/account-notice.ts'
import { UTC } from '#domain/accounts/time-zone.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'

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

type Text = {
  subject: (siteName: string) => string
  line: (facts: { at: string; device: string; firstStep: string }) => string
}

const TEXTS: Record<AccountNotice['kind'], Text> = {
  'password-changed': {
    subject: (siteName) => `Your password for ${siteName} was changed`,
    line: ({ at }) => `The password of your account was changed on ${at}. All other devices were signed out.`,
  },
  'second-factor-on': {
    subject: (siteName) => `Two-step sign-in is on for ${siteName}`,
    line: ({ at }) =>
      `Two-step sign-in was turned on for your account on ${at}. From now on, signing in asks for a code as well.`,
  },
  'second-factor-off': {
    subject: (siteName) => `Two-step sign-in is off for ${siteName}`,
    line: ({ at, firstStep }) =>
      `Two-step sign-in was turned off for your account on ${at}. From now on, ${firstStep} alone is enough.`,
  },
  'recovery-codes-renewed': {
    subject: (siteName) => `New recovery codes for ${siteName}`,
    line: ({ at }) => `New recovery codes were made for your account on ${at}. The old ones no longer work.`,
  },
  'new-device': {
    subject: (siteName) => `A new sign-in to ${siteName}`,
    line: ({ at, device }) => `Somebody signed in to your account on ${at} from a device that is new to us: ${device}.`,
  },
}

/** `2026-11-18 at 09:06 (Asia/Tokyo)`, or `UTC`. */
function moment(at: Date, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23', timeZone } as const
  // Sweden writes dates as ISO 8601 does.
  const words = new Intl.DateTimeFormat('sv', options).format(at).replace(' ', ' at ')
  return timeZone === UTC ? `${words} UTC` : `${words} (${timeZone})`
}

/** R252: what happened and when, in our own words alone. */
export function accountNoticeMail(kind: AccountNotice['kind'], facts: Facts): MailContent {
  const { siteName, siteUrl, name, at, timeZone, device, onlyHost } = facts
  const { subject, line } = TEXTS[kind]
  return renderMail(siteName, {
    kind: 'account-notice',
    subject: subject(siteName),
    greeting: `Hello ${name},`,
    lines: [
      line({ at: moment(at, timeZone), device, firstStep: onlyHost ? `your account at ${onlyHost}` : 'your password' }),
    ],
    action: { label: 'Look at your account', url: absoluteUrl(addresses.account, siteUrl).href },
    after: [
      `If it was you, there is nothing to do. If not, choose a new password at once (${onlyHost ? `at ${onlyHost}` : absoluteUrl(addresses.resetPassword, siteUrl).href}) and sign out all other devices on your account page.`,
    ],
  })
}
