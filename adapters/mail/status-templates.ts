import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'

import type { MailContent } from './mail-content.ts'
import { renderMail } from './templates.ts'

/** What admins did that an owner has to know of. */
export type Standing =
  | 'profile-suspended'
  | 'profile-restored'
  | 'profile-hidden'
  | 'account-locked'
  | 'account-unlocked'

type Facts = { siteName: string; siteUrl: URL; name: string; handle?: string; reason?: string }

type Text = { subject: (facts: Facts) => string; line: (facts: Facts) => string; after?: string }

const TEXTS: Record<Standing, Text> = {
  'profile-suspended': {
    subject: ({ siteName }) => `Your profile on ${siteName} is suspended`,
    line: ({ handle }) => `The admins have suspended your profile @${handle}: visitors no longer see it.`,
    after: 'You can still edit it. If you think that this is a mistake, please write to those who run the site.',
  },
  'profile-restored': {
    subject: ({ siteName }) => `Your profile on ${siteName} is no longer suspended`,
    line: ({ handle }) => `The admins have ended the suspension of your profile @${handle}.`,
  },
  'profile-hidden': {
    subject: ({ siteName }) => `Your profile on ${siteName} was made private`,
    line: ({ handle }) => `The admins have made your profile @${handle} private: visitors no longer see it.`,
    after: 'You can make it public again once the problem that they name is fixed.',
  },
  'account-locked': {
    subject: ({ siteName }) => `Your account on ${siteName} is locked`,
    line: () => 'The admins have locked your account. You are signed out everywhere, and cannot sign in for now.',
    after: 'If you think that this is a mistake, please write to those who run the site.',
  },
  'account-unlocked': {
    subject: ({ siteName }) => `Your account on ${siteName} is unlocked`,
    line: () => 'The admins have unlocked your account. You can sign in again, with the password that you had.',
  },
}

function actionOf(standing: Standing, { siteName, siteUrl }: Facts) {
  if (standing === 'account-locked') {
    return { label: `Contact ${siteName}`, url: absoluteUrl(addresses.imprint, siteUrl).href }
  }
  return standing === 'account-unlocked'
    ? { label: 'Sign in', url: absoluteUrl(addresses.signIn, siteUrl).href }
    : { label: 'Go to your dashboard', url: absoluteUrl(addresses.dashboard, siteUrl).href }
}

/** R295: what happened to a profile or an account; of a profile also why, as its owner reads it on the site (R113). */
export function statusChangeMail(standing: Standing, facts: Facts): MailContent {
  const { subject, line, after } = TEXTS[standing]
  return renderMail(facts.siteName, {
    kind: 'account-notice',
    subject: subject(facts),
    greeting: `Hello ${facts.name},`,
    lines: [line(facts)],
    ...(facts.reason && { quote: facts.reason }),
    action: actionOf(standing, facts),
    after: after ? [after] : [],
  })
}
