import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

import { createLanguageTerms } from './language-terms.ts'
import type { NearSkills, TermTables } from './term-tables.ts'

/** The committed tables. They are read when a text is first read, and no version of the catalogue changes them. */
export const loadLanguageTerms = once(() => createLanguageTerms(readData<TermTables>('terms')))
export const loadNearSkills = once(() => readData<NearSkills>('near-skills'))

/** Compiles every language, one at a time, so that requests are answered in between and no search waits for it. */
export async function prepareReading(): Promise<void> {
  const { languages, termsOf } = loadLanguageTerms()
  for (const language of languages) {
    await setImmediate()
    termsOf(language)
  }
}

// The builder wrote the files and a test rebuilds them, so their shape is known.
function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as T
}

function once<T>(load: () => T): () => T {
  let loaded: T | undefined
  return () => (loaded ??= load())
}
