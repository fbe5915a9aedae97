import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { defaultTexts } from '#locales/registry.ts'
import type { PlainKey, Texts } from '#locales/texts.ts'

import type { MailContent, MailFoot } from './mail-content.ts'
import type { CommonMailFacts, MailFacts, MailTemplate, MailSite } from './mail-template.ts'
import { renderMail } from './render-mail.ts'

type Told = CommonMailFacts & { name?: string | null; url?: string; unsubscribeUrl?: string }

/** Why the reader gets the mail, or where they find the rest. */
function footOf({ isGuest, unsubscribeUrl }: Told, { url }: MailSite, { text: t }: Texts): MailFoot | undefined {
  if (unsubscribeUrl) return { line: t('mails.digest.why'), label: t('mails.digest.unsubscribe'), url: unsubscribeUrl }
  if (!isGuest) return undefined
  const requests = absoluteUrl(addresses.guestRequests, url).href
  return { line: t('mails.requests.line'), label: t('mails.requests.link'), url: requests }
}

/** Writes a row of the tables, in the language of the texts. */
export function renderMailTemplate<Row extends MailTemplate>(
  site: MailSite,
  mail: Row,
  given: MailFacts<Row>,
  texts = defaultTexts(),
): MailContent {
  const told = given as Told
  const { name, url = '', briefUrl } = told
  const facts = { ...told, site: site.name, siteUrl: site.url }
  const values = { ...facts, ...mail.args?.(facts as never, texts) }
  const t = (key: PlainKey) => texts.text(key, values as never)
  const entries = mail.entries?.(facts as never) ?? []
  const listed = mail.listed && entries.length > 0 ? [mail.listed] : []
  const unsubscribeUrl = mail.subscribed && told.unsubscribeUrl
  const content = renderMail(
    site.name,
    {
      kind: mail.kind,
      subject: t(mail.subject),
      greeting: t(mail.toStranger || name === null ? 'mails.hello' : 'mails.helloName'),
      people: mail.people?.(facts as never) ?? [],
      lines: [...mail.lines, ...listed].map(t),
      quote: mail.quote?.(facts as never, texts),
      entries,
      action: { label: t(mail.button), url: absoluteUrl(mail.page ?? url, site.url).href },
      link: briefUrl === undefined ? undefined : { label: t('mails.brief.link'), url: briefUrl },
      after: (mail.after ?? []).map(t),
      foot: footOf({ ...told, unsubscribeUrl }, site, texts),
    },
    texts,
  )
  return { ...content, unsubscribeUrl }
}
