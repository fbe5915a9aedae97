import { createHash } from 'node:crypto'

import type { HostLine } from './guildhall-client.ts'

// Copies the cleaning of the server, since this folder is copied into other projects: a test compares both.

/** Line breaks, other control characters, marks that change the text direction, and any run of spaces. */
const BREAKS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu

const HIDDEN =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u2800]'
const JOINING = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong', 'Nkoo', 'Orya', 'Sinh']
  .concat(['Syrc', 'Taml', 'Telu'])
  .map((script) => `\\p{sc=${script}}`)
  .join('')
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
/** Characters inside emoji, and joiners by which some scripts spell words, are kept. */
const KEPT_OR_HIDDEN = new RegExp(
  `\\p{RGI_Emoji}|(?<=[${JOINING}\\u064b-\\u0655\\u0670])[\\u200c\\u200d](?=[${JOINING}])|(?<=[${VIRAMA}])[\\u200c\\u200d]|(${HIDDEN})`,
  'gv',
)
const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u

const LONGEST_READ = 2000
const LONGEST_ACCOUNT_NAME = 80
const LONGEST_NAME = 200

function oneLine(text: string, max = Infinity): string {
  const characters = [...text.replace(BREAKS, ' ').trim()]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : characters.join('')
}

/** A name as Guildhall stores it: one line, single spaces, nothing hidden; `Unnamed` if nothing is left. */
export function cleanName(text: string, max = LONGEST_NAME): string {
  const line = oneLine(text.trim().slice(0, LONGEST_READ))
  const visible = line.replace(KEPT_OR_HIDDEN, (found, hidden) => (hidden ? '' : found))
  return oneLine(visible, max) || 'Unnamed'
}

/** An email as Guildhall stores it. */
export const cleanEmail = (text: string) => text.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

function cleanAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? null
  return address !== null && BARE_HOST.test(address) ? `https://${address}` : address
}

const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString())
const dated = (createdOn: string | undefined) => (createdOn === undefined ? {} : { createdOn: moment(createdOn) })

/** What Guildhall stores of a report, with keys in alphabetical order; undefined of a deletion. */
export function contentOf(line: HostLine): object | undefined {
  if (!('report' in line)) return undefined
  if (line.kind === 'users') {
    const { createdOn, email, emailVerified, name } = line.report
    return {
      ...dated(createdOn),
      email: cleanEmail(email),
      emailVerified,
      name: cleanName(name, LONGEST_ACCOUNT_NAME),
    }
  }
  if (line.kind === 'workspaces') {
    const { createdOn, members, name, plan, slug } = line.report
    const sorted = members
      .map(({ role, userId }) => ({ role, userId }))
      .sort((a, b) => (a.userId < b.userId ? -1 : Number(a.userId > b.userId)))
    return { ...dated(createdOn), members: sorted, name: cleanName(name), plan, slug: slug.trim() }
  }
  const { description, name, owner, publishedOn, slug, thumbnailUrl, type, url } = line.report
  return {
    description: description?.trim() || null,
    name: cleanName(name),
    owner,
    public: line.report.public,
    publishedOn: moment(publishedOn),
    slug: slug.trim(),
    thumbnailUrl: cleanAddress(thumbnailUrl),
    type,
    url: cleanAddress(url),
  }
}

/** The hash that Guildhall answers and lists for the same content: docs/host.md, "Finding differences". */
export function hashOf(line: HostLine): string | undefined {
  const content = contentOf(line)
  return content && createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
