import { readdirSync, readFileSync } from 'node:fs'

import { parseMessage } from './parse-message.ts'
import { pseudoMessage } from './pseudo.ts'
import type { LoadedTexts } from './registry.ts'
import { createTexts, type Language, type Message } from './texts.ts'

/** The messages of a language by room, which is the name of their file. */
export type MessagesByRoom = Map<string, Record<string, string>>

export function readMessagesByRoom(language: 'en'): MessagesByRoom {
  const folder = new URL(`./${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    files.toSorted().map((name) => {
      const messages = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>
      return [name.slice(0, -'.json'.length), messages]
    }),
  )
}

/** Reads the files of a language. */
export function loadTexts(language: Language): LoadedTexts {
  const rooms = readMessagesByRoom('en')
  const all = new Map([...rooms.values()].flatMap((messages) => Object.entries(messages)))
  const show = language === 'en-XA' ? pseudoMessage : (message: Message) => message
  const messageOf = (key: string): Message | undefined => {
    const text = all.get(key)
    return text === undefined ? undefined : show(parseMessage(text))
  }
  return {
    ...createTexts(language, messageOf),
    messagesOf: (names) =>
      Object.fromEntries(
        names.flatMap((name) =>
          Object.entries(rooms.get(name) ?? {}).map(([key, text]) => [key, show(parseMessage(text))]),
        ),
      ),
  }
}
