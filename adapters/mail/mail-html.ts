import type { MailTheme } from '#domain/brand/brand.ts'
import { initials } from '#domain/profiles/initials.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailFoot, MailLink, MailParts, MailPerson } from './mail-content.ts'
import { darkStyles, styleAttributes } from './mail-styles.ts'
import { MAIL_LOGO_CID } from './mail-theme.ts'

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** Tables are the one layout that old mail programs know. */
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const WRAPS = 'word-break:break-word;overflow-wrap:anywhere'
const SMALL = 'font-size:13px;line-height:20px'
const FACE = 48

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

/** R488: the logo comes with the mail. */
function headerHtml(siteName: string, look: MailTheme): string {
  const { logo } = look
  const name = escapeHtml(siteName)
  if (!logo) {
    return `<p ${styleAttributes('name', look, 'margin:0;font-size:20px;line-height:28px;font-weight:700;letter-spacing:-0.2px')}>${name}</p>`
  }
  const size = `width="${logo.width}" height="${logo.height}"`
  return `<span class="logo" style="display:inline-block"><img src="cid:${MAIL_LOGO_CID}" alt="${name}" ${size} style="display:block;border:0"></span>`
}

/** R753: shows initials if there is no picture, or if the mail program does not load it. */
function faceHtml({ name, picture }: MailPerson, look: MailTheme): string {
  const letters = escapeHtml(initials(name.replace(/^@/u, '')))
  const circle = `width:${FACE}px;height:${FACE}px;border-radius:50%`
  const type = 'font-size:17px;font-weight:600;text-align:center'
  if (!picture) {
    return `<td width="${FACE}" valign="top"><div aria-hidden="true" ${styleAttributes('face', look, `${circle};${type};line-height:${FACE}px`)}>${letters}</div></td>`
  }
  const image = styleAttributes('face', look, `display:block;border:0;${circle};${type};line-height:${FACE}px`)
  return `<td width="${FACE}" valign="top"><img src="${escapeHtml(picture)}" alt="${letters}" width="${FACE}" height="${FACE}" ${image}></td>`
}

function personHtml(person: MailPerson, look: MailTheme, url?: string): string {
  const name = `<bdi>${escapeHtml(person.name)}</bdi>`
  const shown = url
    ? `<a href="${escapeHtml(url)}" ${styleAttributes('link', look, 'font-weight:600')}>${name}</a>`
    : name
  const detail = person.detail
    ? `<br><span ${styleAttributes('soft', look, `font-weight:400;${SMALL}`)}>${escapeHtml(person.detail)}</span>`
    : ''
  return `<table ${TABLE} style="margin:0 0 20px"><tr>${faceHtml(person, look)}<td valign="middle" style="padding:0 0 0 14px;font-weight:600;line-height:22px;${WRAPS}">${shown}${detail}</td></tr></table>`
}

function entryHtml({ lines, url, ...person }: NonNullable<MailParts['entries']>[number], look: MailTheme): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`)
  return `<div ${styleAttributes('edge', look, 'margin:0 0 20px;padding:20px 0 0;border-top:1px solid')}>${personHtml(person, look, url)}<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul></div>`
}

/**
 * Outlook gives a link no padding, so its table cell has it there. The address stands below as text, for programs that
 * show no button.
 */
function buttonHtml({ label, url }: MailLink, { look, texts }: { look: MailTheme; texts: Texts }): string {
  const address = escapeHtml(url)
  const layout = `display:inline-block;padding:13px 26px;font-weight:600;line-height:22px;text-decoration:none`
  const cell = styleAttributes('button', look, `border-radius:24px;mso-padding-alt:13px 26px`)
  return `<table ${TABLE} style="margin:24px 0 16px"><tr><td ${cell}><a href="${address}" ${styleAttributes('label', look, layout)}>${escapeHtml(label)}</a></td></tr></table>
<p ${styleAttributes('soft', look, `margin:0 0 16px;${SMALL}`)}>${escapeHtml(texts.text('mails.openAddress'))} <a href="${address}" ${styleAttributes('soft', look, '')}>${address}</a></p>`
}

const smallLink = ({ label, url }: MailLink, look: MailTheme, before = '') =>
  `<p ${styleAttributes('soft', look, `margin:0 0 12px;${SMALL}`)}>${escapeHtml(before)}<a href="${escapeHtml(url)}" ${styleAttributes('soft', look, '')}>${escapeHtml(label)}</a></p>`

function footerHtml(siteName: string, foot: MailFoot | undefined, look: MailTheme): string {
  const lines = [siteName, ...(look.footer ? [look.footer] : [])]
  const own = lines.map(
    (line) => `<p ${styleAttributes('soft', look, `margin:0 0 8px;${SMALL}`)}>${escapeHtml(line)}</p>`,
  )
  return (foot ? smallLink(foot, look, `${foot.line} `) : '') + own.join('')
}

/** R751: the one layout of all mails. */
export function renderMailHtml(
  siteName: string,
  parts: MailParts,
  { look, texts }: { look: MailTheme; texts: Texts },
): string {
  const { subject, greeting, people = [], lines, quote, entries = [], action, link, after = [], foot } = parts
  const quoted =
    quote === undefined
      ? ''
      : `<blockquote dir="auto" ${styleAttributes('edge', look, 'margin:0 0 16px;padding:4px 16px;border-style:solid;border-width:0 0 0 3px;white-space:pre-wrap')}>${escapeHtml(quote)}</blockquote>`
  const body = [
    ...people.map((person) => personHtml(person, look)),
    ...[greeting, ...lines].map(paragraph),
    quoted,
    ...entries.map((entry) => entryHtml(entry, look)),
    buttonHtml(action, { look, texts }),
    link ? smallLink(link, look) : '',
    ...after.map(paragraph),
  ].join('\n')
  return `<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyles(look)}</style></head>
<body ${styleAttributes('page', look, 'margin:0;padding:0')}><table ${TABLE} width="100%" ${styleAttributes('page', look, `font:16px/25px ${FONT}`)}><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} width="100%" style="max-width:560px;text-align:start">
<tr><td style="padding:0 4px 20px">${headerHtml(siteName, look)}</td></tr>
<tr><td ${styleAttributes('card', look, `padding:28px 24px 12px;border-width:1px;border-style:solid;border-radius:16px;${WRAPS}`)}>${body}</td></tr>
<tr><td style="padding:20px 4px 0;${WRAPS}">${footerHtml(siteName, foot, look)}</td></tr>
</table></td></tr></table></body></html>`
}
