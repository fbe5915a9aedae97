import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import { formatMessage } from './format-message.ts'
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

/** Messages are read when they are needed: a process uses few of them. */
export function createTexts(language: Language, messageOf: (key: string) => Message | undefined): Texts {
  const read = new Map<string, Message>()
  function find(key: string): Message {
    const known = read.get(key) ?? messageOf(key)
    if (known === undefined) throw new Error(`There is no message ${key} in ${language}.`)
    read.set(key, known)
    return known
  }
  return {
    language,
    text(key, ...[values]) {
      const message = find(key)
      return typeof message === 'string' ? message : formatMessage(language, message, values ?? {}).join('')
    },
    parts<Node>(key: RichKey, values: object) {
      const message = find(key)
      return typeof message === 'string' ? [message] : formatMessage<Node>(language, message, { ...values })
    },
  }
}
