import type { MailLook } from '#domain/brand/brand.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { oneLine } from '#domain/one-line.ts'

import { LOGO_CID } from './mail-look.ts'

export type MailContent = {
  kind: MailKind
  subject: string
  text: string
  /** R488: in the look of the site, which its caller does not know. */
  html: (look: MailLook) => string
}

/** A page that a mail names besides the one that it is about. */
export type MailLink = { label: string; url: string }

type MailParts = {
  kind: MailKind
  subject: string
  greeting: string
  lines: string[]
  /** Text of another user, quoted: it can neither end the quotation nor pass for our own. */
  quote?: string
  /** A list of entries, each with a link to one of our pages. */
  entries?: { title: string; lines: string[]; url: string }[]
  action?: MailLink
  /** Further pages, under the button. */
  links?: MailLink[]
  after?: string[]
  /** A last link in small print. */
  foot?: { line: string; label: string; url: string }
}

type Colours = MailLook['colours']

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

function entryHtml({ title, lines, url }: NonNullable<MailParts['entries']>[number], colours: Colours): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`)
  return `<div style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${colours.line}">
<p style="margin:0 0 4px;font-weight:600"><a href="${escapeHtml(url)}" style="color:${colours.accent}">${escapeHtml(title)}</a></p>
<ul style="margin:0;padding:0 0 0 18px">${items.join('')}</ul></div>`
}

export function renderMail(siteName: string, parts: MailParts): MailContent {
  const { kind, subject, greeting, lines, quote, entries = [], action, links = [], after = [], foot } = parts
  // R96: a user's name in one of our lines cannot start another line.
  const opening = [greeting, ...lines].map((line) => oneLine(line))
  const linked = [...(action ? [action] : []), ...links].map(({ label, url }) => `${label}:\n${url}`)
  const quoted = quote === undefined ? [] : [quote.replace(/^/gm, '> ')]
  const listed = entries.map(({ title, lines: items, url }) =>
    [title, ...items.map((line) => `- ${line}`), url].join('\n'),
  )
  const last = foot ? [`${foot.line}\n${foot.label}: ${foot.url}`] : []
  const text = [...opening, ...quoted, ...listed, ...linked, ...after, siteName, ...last].join('\n\n')
  return { kind, subject, text, html: (look) => renderHtml(siteName, { ...parts, opening }, look) }
}

const linkHtml = ({ label, url }: MailLink, { accent }: Colours) =>
  `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="color:${accent}">${escapeHtml(label)}</a></p>`

const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`

/** The logo comes with the mail, so that nobody learns who has opened it. */
function logoHtml(siteName: string, logo: MailLook['logo']): string {
  if (!logo) return ''
  const size = `width="${logo.width}" height="${logo.height}"`
  return `<p style="margin:0 0 28px"><img src="cid:${LOGO_CID}" alt="${escapeHtml(siteName)}" ${size} style="display:block;border:0"></p>`
}

type Opened = MailParts & { opening: string[] }

function renderHtml(
  siteName: string,
  { subject, opening, ...parts }: Opened,
  { colours, logo, footer }: MailLook,
): string {
  const { quote, entries = [], action, links = [], after = [], foot } = parts
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:${colours.accent};color:${colours.onAccent};padding:12px 22px;border-radius:999px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:${colours.inkSoft};font-size:13px">Or open this address: ${escapeHtml(action.url)}</p>`
    : ''
  const block =
    quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${colours.line};white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`
  const list = entries.map((entry) => entryHtml(entry, colours)).join('\n')
  const further = links.map((link) => linkHtml(link, colours)).join('\n')
  const body = opening.map(paragraph).join('\n') + block + list + button + further + after.map(paragraph).join('\n')
  const small = foot
    ? `<p style="margin:8px 0 0;color:${colours.inkSoft};font-size:13px">${escapeHtml(foot.line)} <a href="${escapeHtml(foot.url)}" style="color:${colours.inkSoft}">${escapeHtml(foot.label)}</a></p>`
    : ''
  const own = footer
    ? `<p style="margin:8px 0 0;color:${colours.inkSoft};font-size:13px">${escapeHtml(footer)}</p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};font:16px/1.55 system-ui,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:32px 20px;word-break:break-word;overflow-wrap:anywhere">${logoHtml(siteName, logo)}${body}
<p style="margin:32px 0 0;color:${colours.inkSoft};font-size:13px">${escapeHtml(siteName)}</p>${small}${own}</div></body></html>`
}
