import type { MailKind } from '#domain/mail/mail-kind.ts'
import { oneLine } from '#domain/one-line.ts'

export type MailContent = { kind: MailKind; subject: string; text: string; html: string }

type MailParts = {
  kind: MailKind
  subject: string
  greeting: string
  lines: string[]
  /** Text of another user, quoted: it can neither end the quotation nor pass for our own. */
  quote?: string
  /** A list of entries, each with a link to one of our pages. */
  entries?: { title: string; lines: string[]; url: string }[]
  action?: { label: string; url: string }
  after?: string[]
  /** A last link in small print. */
  foot?: { line: string; label: string; url: string }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

function entryHtml({ title, lines, url }: NonNullable<MailParts['entries']>[number]): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px;overflow-wrap:anywhere">${escapeHtml(line)}</li>`)
  return `<div style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid #c9c1ae">
<p style="margin:0 0 4px;font-weight:600"><a href="${escapeHtml(url)}" style="color:#0b5a49">${escapeHtml(title)}</a></p>
<ul style="margin:0;padding:0 0 0 18px">${items.join('')}</ul></div>`
}

export function renderMail(
  siteName: string,
  { kind, subject, greeting, lines, quote, entries = [], action, after = [], foot }: MailParts,
): MailContent {
  // R96: a user's name in one of our lines cannot start another line.
  const opening = [greeting, ...lines].map((line) => oneLine(line))
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const quoted = quote === undefined ? [] : [quote.replace(/^/gm, '> ')]
  const listed = entries.map(({ title, lines: items, url }) =>
    [title, ...items.map((line) => `- ${line}`), url].join('\n'),
  )
  const last = foot ? [`${foot.line}\n${foot.label}: ${foot.url}`] : []
  const text = [...opening, ...quoted, ...listed, ...link, ...after, siteName, ...last].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0b5a49;color:#ffffff;padding:12px 22px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:#59544a;font-size:13px">Or open this address: ${escapeHtml(action.url)}</p>`
    : ''
  const block =
    quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #c9c1ae;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(quote)}</blockquote>`
  const list = entries.map(entryHtml).join('\n')
  const body = opening.map(paragraph).join('\n') + block + list + button + after.map(paragraph).join('\n')
  const small = foot
    ? `<p style="margin:8px 0 0;color:#59544a;font-size:13px">${escapeHtml(foot.line)} <a href="${escapeHtml(foot.url)}" style="color:#59544a">${escapeHtml(foot.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf8f3;color:#1b1914;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:32px 20px">${body}
<p style="margin:32px 0 0;color:#59544a;font-size:13px">${escapeHtml(siteName)}</p>${small}</div></body></html>`
  return { kind, subject, text, html }
}
