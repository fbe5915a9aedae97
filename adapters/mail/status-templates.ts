import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { loadedTexts } from '#locales/registry.ts'
import type { Texts } from '#locales/texts.ts'

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

/** What to do about it. */
function afterText({ text: t }: Texts, standing: Standing): string | undefined {
  if (standing === 'profile-suspended') return t('accountMails.status.editStill')
  if (standing === 'profile-hidden') return t('accountMails.status.publishAgain')
  return standing === 'account-locked' ? t('accountMails.status.mistake') : undefined
}

function lineOf({ text: t }: Texts, standing: Standing, handle: string): string {
  return standing === 'account-locked' || standing === 'account-unlocked'
    ? t(`accountMails.status.line.${standing}`)
    : t(`accountMails.status.line.${standing}`, { handle })
}

function actionOf({ text: t }: Texts, standing: Standing, { siteName, siteUrl }: Facts) {
  if (standing === 'account-locked') {
    return { label: t('accountMails.contact', { site: siteName }), url: absoluteUrl(addresses.imprint, siteUrl).href }
  }
  return standing === 'account-unlocked'
    ? { label: t('accountMails.status.signIn'), url: absoluteUrl(addresses.signIn, siteUrl).href }
    : { label: t('accountMails.status.dashboard'), url: absoluteUrl(addresses.dashboard, siteUrl).href }
}

/** R295: what happened to a profile or an account; of a profile also why, as its owner reads it on the site (R113). */
export function statusChangeMail(standing: Standing, facts: Facts, texts = loadedTexts()): MailContent {
  const { siteName, name, handle = '', reason } = facts
  const t = texts.text
  const after = afterText(texts, standing)
  return renderMail(
    siteName,
    {
      kind: 'account-notice',
      subject: t(`accountMails.status.subject.${standing}`, { site: siteName }),
      greeting: t('mails.helloName', { name }),
      lines: [lineOf(texts, standing, handle)],
      ...(reason && { quote: reason }),
      action: actionOf(texts, standing, facts),
      after: after ? [after] : [],
    },
    texts,
  )
}
