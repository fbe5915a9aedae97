import { useContext } from 'react'
import { useMatches } from 'react-router'

import { addMessages, messagesOf } from '#locales/registry.ts'
import type { Language, Messages } from '#locales/texts.ts'

import { LanguageContext } from './use-texts.ts'

const ID = 'page-messages'
/** Rooms that every page may show texts of. */
const EVERYWHERE = ['shell', 'ui', 'errors']

type Handle = { texts?: readonly string[] } | undefined

/** For pages that hydrate: the messages of the rooms that their `handle` names, in the language of the page. */
export function PageMessages() {
  const language = useContext(LanguageContext)
  const rooms = useMatches().flatMap(({ handle }) => (handle as Handle)?.texts ?? [])
  const messages = messagesOf(language, [...EVERYWHERE, ...rooms])
  // A message could hold the end of a script.
  const text = JSON.stringify({ language, messages }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/json" id={ID} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

/** Before a browser hydrates; returns the language of the page. */
export function readPageMessages(): Language {
  const text = document.querySelector(`#${ID}`)?.textContent
  const { language, messages } = JSON.parse(text ?? '{"language":"en","messages":{}}') as {
    language: Language
    messages: Messages
  }
  addMessages(language, messages)
  return language
}
