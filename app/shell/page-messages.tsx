import { useContext } from 'react'
import { useMatches } from 'react-router'

import { registerMessages, messagesOfRooms } from '#locales/registry.ts'
import type { Language, Messages } from '#locales/texts.ts'

import { LanguageContext } from './use-texts.ts'

const ID = 'page-messages'
/** Rooms that every page may show texts of. */
const EVERYWHERE = ['shell', 'ui', 'errors', 'signInStep']

type Handle = { texts?: readonly string[] } | undefined
type Sent = { language: Language; rooms: readonly string[]; messages: Messages }

/** In a browser: the rooms whose messages came with the document. */
let arrived: readonly string[] = EVERYWHERE

function useRooms(): string[] {
  const rooms = useMatches().flatMap(({ handle }) => (handle as Handle)?.texts ?? [])
  return [...EVERYWHERE, ...rooms]
}

/** For pages that hydrate: the messages of the rooms that their `handle` names, in the language of the page. */
export function PageMessages() {
  const language = useContext(LanguageContext)
  const rooms = useRooms()
  const messages = messagesOfRooms(language, rooms)
  // A message could hold the end of a script.
  const text = JSON.stringify({ language, rooms, messages } satisfies Sent).replaceAll('<', String.raw`\u003c`)
  return <script type="application/json" id={ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

/** In a browser: whether the router has led to a page whose messages the document does not have. */
export function useMissingMessages(): boolean {
  const rooms = useRooms()
  return typeof document !== 'undefined' && rooms.some((room) => !arrived.includes(room))
}

/** Before a browser hydrates; returns the language of the page. */
export function hydratePageMessages(): Language {
  const text = document.querySelector(`#${ID}`)?.textContent
  const { language, rooms, messages } = JSON.parse(text ?? '{"language":"en","rooms":[],"messages":{}}') as Sent
  registerMessages(language, messages)
  arrived = rooms
  return language
}
