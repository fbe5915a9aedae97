import { loadedTexts } from '#locales/registry.ts'

import type { MailContent, MailParts } from './mail-content.ts'
import { renderMail } from './templates.ts'

type Digest = {
  siteName: string
  /** The reader. */
  name: string
  /** The latest first. */
  experts: NonNullable<MailParts['entries']>
  /** Whether there is more news than the mail lists. */
  more: boolean
  url: string
  unsubscribeUrl: string
}

/** R133: no tracking of who opened it, and links to our own pages only. */
export function digestMail(
  { siteName, name, experts, more, url, unsubscribeUrl }: Digest,
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'digest',
      subject: t('mails.digest.subject', { name: experts[0]?.name ?? '', others: experts.length - 1 }),
      greeting: t('mails.helloName', { name }),
      lines: [t('mails.digest.line', { site: siteName })],
      entries: experts,
      action: { label: more ? t('mails.digest.more') : t('mails.digest.all'), url },
      foot: {
        line: t('mails.digest.why'),
        label: t('mails.digest.unsubscribe'),
        url: unsubscribeUrl,
      },
    },
    texts,
  )
}
