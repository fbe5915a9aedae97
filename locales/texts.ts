import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'

import type { PlainMessages, RichMessages } from './messages.d.ts'

/** A language of the interface, as in `lang`; `en-XA` is English that shows what is not translated. */
export type Language = 'en' | 'en-XA'

/** A message is text, or what the parser made of it if it has arguments or tags. */
export type Message = string | MessageFormatElement[]
export type Messages = Record<string, Message>

type ArgumentsOf<All, Key extends keyof All> = All[Key] extends undefined ? [] : [All[Key]]

/** What a tag in a message becomes; `content` is the text between its ends. */
export type Tag<Node> = (content: (string | Node)[]) => Node
type WithTags<Arguments, Node> = {
  [Name in keyof Arguments]: Arguments[Name] extends 'tag' ? Tag<Node> : Arguments[Name]
}

export type PlainKey = keyof PlainMessages
export type RichKey = keyof RichMessages
export type RichArguments<Key extends RichKey, Node> = WithTags<RichMessages[Key], Node>

export type Texts = {
  language: Language
  /** The text of a message without tags. */
  text<Key extends PlainKey>(key: Key, ...values: ArgumentsOf<PlainMessages, Key>): string
  /** The parts of a message with tags, such as links. */
  parts<Key extends RichKey, Node>(key: Key, values: RichArguments<Key, Node>): (string | Node)[]
}

/** Creating a formatter takes a hundred times as long as using it. */
function createFormatters(): Formatters {
  const numbers = new Map<string, Intl.NumberFormat>()
  const plurals = new Map<string, Intl.PluralRules>()
  return {
    getNumberFormat(locale, options) {
      const key = JSON.stringify([locale, options])
      const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions)
      numbers.set(key, format)
      return format
    },
    getPluralRules(locale, options) {
      const key = JSON.stringify([locale, options])
      const rules = plurals.get(key) ?? new Intl.PluralRules(locale, options)
      plurals.set(key, rules)
      return rules
    },
    getDateTimeFormat() {
      throw new Error('Format dates in the reader’s time zone, and pass them as text.')
    },
  }
}

const formatters = createFormatters()

/** Messages are parsed and prepared at their first use: a process uses few of them. */
export function createTexts(language: Language, messageOf: (key: string) => Message | undefined): Texts {
  const prepared = new Map<string, string | IntlMessageFormat>()
  function prepare(key: string): string | IntlMessageFormat {
    const message = messageOf(key)
    if (message === undefined) throw new Error(`There is no message ${key} in ${language}.`)
    const format =
      typeof message === 'string' ? message : new IntlMessageFormat(message, language, undefined, { formatters })
    prepared.set(key, format)
    return format
  }
  const find = (key: string) => prepared.get(key) ?? prepare(key)
  return {
    language,
    text(key, ...[values]) {
      const format = find(key)
      return typeof format === 'string' ? format : String(format.format(values as never))
    },
    parts<Node>(key: RichKey, values: object) {
      const format = find(key)
      if (typeof format === 'string') return [format]
      const parts = format.format<Node>(values as never)
      return Array.isArray(parts) ? (parts as (string | Node)[]) : [parts as string | Node]
    },
  }
}
