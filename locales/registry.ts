import { createTexts, type Language, type Messages, type Texts } from './texts.ts'

/** `messagesOf`: the messages of some rooms, on a server. */
export type LoadedTexts = Texts & { messagesOf(rooms: readonly string[]): Messages }

const loaded = new Map<Language, LoadedTexts>()

/** At the start of a process. */
export function registerTexts(texts: LoadedTexts): void {
  loaded.set(texts.language, texts)
}

/** In a browser, before it renders: these are all that it has. */
export function registerMessages(language: Language, messages: Messages): void {
  registerTexts({ ...createTexts(language, (key) => messages[key]), messagesOf: () => messages })
}

function find(language: Language): LoadedTexts {
  const texts = loaded.get(language)
  if (!texts) throw new Error(`The texts in ${language} are not loaded.`)
  return texts
}

/** The texts that were loaded first: a process, and a page in a browser, has one language. */
export function defaultTexts(): Texts {
  const [first] = loaded.values()
  if (!first) throw new Error('No texts are loaded.')
  return first
}

export const textsForLanguage = (language: Language): Texts => find(language)

export const messagesOfRooms = (language: Language, rooms: readonly string[]): Messages =>
  find(language).messagesOf(rooms)
