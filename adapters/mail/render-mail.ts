import { oneLine } from '#domain/text/one-line.ts'
import { defaultTexts } from '#locales/registry.ts'

import type { MailContent, MailParts } from './mail-content.ts'
import { renderMailHtml } from './mail-html.ts'

/** What any mail program may show as the beginning of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/** R751: every mail, as plain text and as HTML, in the language of its texts. */
export function renderMail(siteName: string, given: MailParts, texts = defaultTexts()): MailContent {
  // R96: a user's name in one of our lines cannot start another line.
  const parts = { ...given, greeting: oneLine(given.greeting), lines: given.lines.map((line) => oneLine(line)) }
  const { kind, subject, greeting, lines, quote, entries = [], action, link, after = [], foot } = parts
  const quoted = quote === undefined ? [] : [`> ${quote.replace(LINE_BREAK, '\n> ')}`]
  const listed = entries.map(({ name, lines: items, url }) =>
    [name, ...items.map((line) => `- ${line}`), url].join('\n'),
  )
  const linked = [action, ...(link ? [link] : [])].map(({ label, url }) => `${label}:\n${url}`)
  const last = foot ? [`${foot.line}\n${foot.label}: ${foot.url}`] : []
  const text = [greeting, ...lines, ...quoted, ...listed, ...linked, ...after, siteName, ...last].join('\n\n')
  return { kind, subject, text, html: (look) => renderMailHtml(siteName, parts, { look, texts }) }
}
