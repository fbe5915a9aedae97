import { accountMails } from '#adapters/mail/account-mails.ts'
import { briefMails } from '#adapters/mail/brief-mails.ts'
import { confirmationMails } from '#adapters/mail/confirmation-mails.ts'
import { decisionMails } from '#adapters/mail/decision-mails.ts'
import { digestMails } from '#adapters/mail/digest-mails.ts'
import { guestLinkMails } from '#adapters/mail/guest-link-mails.ts'
import { hireMails } from '#adapters/mail/hire-mails.ts'
import type { MailContent } from '#adapters/mail/mail-content.ts'
import type { MailFacts, MailTemplate } from '#adapters/mail/mail-template.ts'
import { messageMails } from '#adapters/mail/message-mails.ts'
import { noticeMails } from '#adapters/mail/notice-mails.ts'
import { proofMails } from '#adapters/mail/proof-mails.ts'
import { renderMailTemplate } from '#adapters/mail/render-mail-template.ts'
import { reportMails } from '#adapters/mail/report-mails.ts'
import { statusMails } from '#adapters/mail/status-mails.ts'
import { readMessagesByRoom } from '#locales/load-texts.ts'

/** Every table of mails. */
const TABLES = {
  accountMails,
  briefMails,
  confirmationMails,
  decisionMails,
  digestMails,
  guestLinkMails,
  hireMails,
  messageMails,
  noticeMails,
  reportMails,
  proofMails,
  statusMails,
}

type RowsOf<Table> = Table extends unknown ? Table[keyof Table] : never
type AllFacts = MailFacts<RowsOf<(typeof TABLES)[keyof typeof TABLES]>>

type Typed = { name: string; text: string; picture?: string | undefined }

const urlOf = (path: string) => `https://experts.example${path}`

const known = { handle: 'ada-moreau', name: 'Ada Moreau' }
const unnamed = { handle: 'northlight', name: null }

/** Twice what people type in all places where it can be: with everything, and with as little as possible. */
function sampleFacts({ name, text, picture }: Typed): Partial<AllFacts>[] {
  const expert = { name, detail: text, picture, lines: [text], url: urlOf('/@ada-moreau') }
  const full: Partial<AllFacts> = {
    name,
    sender: name,
    expert: name,
    picture,
    body: text,
    topic: text,
    reason: 'no-time',
    proofKind: 'domain',
    failure: 'not_found',
    fileNames: [text, 'plan.pdf'],
    profile: known,
    profiles: [known, unnamed],
    silent: [{ name, picture }, { name }],
    others: [expert, expert],
    news: [expert, { ...expert, picture: undefined }],
    more: true,
    onlyHost: undefined,
    at: new Date('2026-06-30T10:00:00Z'),
    timeZone: 'UTC',
    url: urlOf('/inbox/1'),
    briefUrl: urlOf('/briefs/guest/abc'),
    isGuest: true,
    unsubscribeUrl: urlOf('/unsubscribe?token=abc'),
  }
  const bare: Partial<AllFacts> = {
    ...full,
    name: null,
    topic: null,
    profile: unnamed,
    profiles: [known],
    silent: [{ name }],
    others: [],
    more: false,
    onlyHost: 'Plinth',
    timeZone: 'Asia/Tokyo',
    proofKind: 'elsewhere',
    failure: 'other_profile',
    briefUrl: undefined,
    isGuest: false,
  }
  return [full, bare]
}

/** For every further argument of messages: a text, or a number where they count. */
function sampleArguments({ text }: Typed): Record<string, string | number> {
  const rooms = readMessagesByRoom('en')
  const messages = ['mails', 'accountMails', 'decisions'].flatMap((room) => Object.values(rooms.get(room) ?? {}))
  const found = messages.flatMap((message) => [...message.matchAll(/\{(\w+)(, (?:plural|number))?/g)])
  return Object.fromEntries(found.map(([, name = '', counts]) => [name, counts ? 3 : text]))
}

/** Every mail of every table, by its place there, such as `messageMails.reply`. */
export function sampleMails(typed: Typed): Record<string, MailContent[]> {
  const site = { name: 'Guildhall', url: new URL(urlOf('/')) }
  const given = sampleArguments(typed)
  const rows = Object.entries(TABLES).flatMap(([table, mails]) =>
    Object.entries<MailTemplate>(mails).map(([name, mail]) => [`${table}.${name}`, mail] as const),
  )
  return Object.fromEntries(
    rows.map(([name, mail]) => [
      name,
      sampleFacts(typed).map((facts) => renderMailTemplate(site, mail, { ...given, ...facts } as never)),
    ]),
  )
}
