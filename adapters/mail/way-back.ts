import { loadedTexts } from '#locales/registry.ts'

import type { MailFoot, MailLink } from './mail-content.ts'

/** R661: where a guest finds everything that they sent. */
export function requestsFootAt(url: string, { text: t } = loadedTexts()): MailFoot {
  return { line: t('mails.requests.line'), label: t('mails.requests.link'), url }
}

/** R660: the brief that a mail is about. */
export function briefLinkAt(url: string, { text: t } = loadedTexts()): MailLink {
  return { label: t('mails.brief.link'), url }
}
