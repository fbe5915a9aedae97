import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { createLanguageTermsLoader } from './language-terms.ts'
import type { NearSkills, SubjectWords } from './term-tables.ts'

const DATA = new URL('../data/', import.meta.url)

/** The committed tables. They are read when a text is first read, and no version of the catalogue changes them. */
export const loadLanguageTerms = once(() =>
  createLanguageTermsLoader((language) => {
    const file = new URL(`terms/${language}.txt`, DATA)
    // On Windows, Git may have checked it out with other ends of lines.
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
  }),
)
export const loadNearSkills = once(() => readData<NearSkills>('near-skills'))
export const loadSubjectWords = once(() => readData<SubjectWords>('subject-words'))

/** The text of all of them, by which a change is noticed. */
export const readTermTexts = (): string[] =>
  readdirSync(new URL('terms/', DATA))
    .sort()
    .map((name) => readFileSync(new URL(`terms/${name}`, DATA), 'utf8').replaceAll('\r\n', '\n'))

// The builder wrote the files and a test rebuilds them, so their shape is known.
function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`${name}.json`, DATA), 'utf8')) as T
}

function once<T>(load: () => T): () => T {
  let loaded: T | undefined
  return () => (loaded ??= load())
}
