import type { PlainMessages } from '#locales/messages.d.ts'
import type { PlainKey, Texts } from '#locales/texts.ts'

import type { MailEntry, MailPerson } from './mail-content.ts'

/** A mail as a row of a table: keys of messages, which take their arguments from the facts that a use case gives. */
export type MailTemplate = {
  /** All that is stored about it once it is sent (R214). */
  kind: string
  /** R208: the address may be a stranger's, so the greeting has no name. */
  toStranger?: true
  subject: PlainKey
  /** Whom the mail is about. */
  people?: (facts: never) => MailPerson[]
  lines: readonly PlainKey[]
  /** Text of another user. */
  quote?: (facts: never, texts: Texts) => string | undefined
  entries?: (facts: never) => MailEntry[]
  /** A line above the entries, if there are any. */
  listed?: PlainKey
  button: PlainKey
  /** The page that the button opens; without it, the facts have a `url`. */
  page?: string
  after?: readonly PlainKey[]
  /** R133: the last line says how to unsubscribe. */
  subscribed?: true
  /** Arguments of messages that are made of the facts. */
  args?: (facts: never, texts: Texts) => object
}

export type MailSite = { name: string; url: URL }

/** What any mail may be told. */
export type CommonMailFacts = {
  /** R660: where a client finds the brief that the mail is about. */
  briefUrl?: string | undefined
  /** R661: a guest is told where everything is that they sent. */
  isGuest?: boolean
}

/** What a row has in any of these fields. */
type Field<Row, Name> = Name extends keyof Row ? Row[Name] : never
type Item<List> = List extends readonly (infer One)[] ? One : never
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type KeysOf<Row> = Extract<Field<Row, 'subject' | 'listed' | 'button'> | Item<Field<Row, 'lines' | 'after'>>, PlainKey>
type ArgumentsOf<Row> = Intersection<Exclude<PlainMessages[KeysOf<Row>], undefined>>
type MadeOf<Row> = Field<Row, 'args'> extends (...given: never[]) => infer Made ? keyof Made : never
type Read<Function> = Function extends (facts: infer Facts, texts: Texts) => unknown ? Facts : never

type FactsOfOne<Row> = CommonMailFacts &
  Omit<ArgumentsOf<Row>, 'site' | MadeOf<Row>> &
  Omit<Intersection<Read<Field<Row, 'people' | 'quote' | 'entries' | 'args'>>>, 'siteUrl'> &
  (Row extends { subscribed: true } ? { unsubscribeUrl: string } : unknown) &
  (Row extends { page: string } ? unknown : { url: string }) &
  // The reader's; null where the address is not proven to be theirs.
  (Row extends { toStranger: true } ? unknown : { name: string | null })

/** What a use case has to know for a mail; for any of several, what all of them ask for. */
export type MailFacts<Row> = Intersection<Row extends unknown ? FactsOfOne<Row> : never>
