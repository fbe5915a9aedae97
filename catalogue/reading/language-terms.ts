import { createTermList, type TermList } from './term-list.ts'
import type { Section, TermTable, TermTables } from './term-tables.ts'
import type { Token } from './tokens.ts'

export type TermKey = { section: Section; key: string }

/** The terms of one language, ready to be matched. */
export type LanguageTerms = {
  terms: TermList<TermKey>
  budget: TermList<string>
  /** Endings that names of places take. */
  endings: readonly string[]
}

/** Rows of `places` that are letters, not terms. */
const ENDINGS = 'endings'

function compile(table: TermTable): LanguageTerms {
  const terms = Object.entries(table).flatMap(([section, rows]) =>
    Object.entries(rows)
      .filter(([key]) => key !== ENDINGS)
      .flatMap(([key, names]) => {
        const value = { section: section as Section, key }
        return names.map((name) => [name, value] as const)
      }),
  )
  const amounts = Object.entries(table.budget).flatMap(([key, names]) => names.map((name) => [name, key] as const))
  return { terms: createTermList(terms), budget: createTermList(amounts), endings: table.places[ENDINGS] ?? [] }
}

/** Compiles the tables of a language when a text in it is first read. */
export function createLanguageTerms(tables: TermTables) {
  const compiled = new Map<string, LanguageTerms>()
  const subjects = new Map(Object.entries(tables['en']?.subjects ?? {}))
  const nothing: LanguageTerms = { terms: createTermList([]), budget: createTermList([]), endings: [] }

  function termsOf(language: string): LanguageTerms {
    const table = Object.hasOwn(tables, language) ? tables[language] : undefined
    if (!table) return nothing
    const known = compiled.get(language) ?? compile(table)
    compiled.set(language, known)
    return known
  }

  /** The share of words that the language knows, phrases counted by their words. */
  function knownShare(language: string, tokens: readonly Token[]): number {
    const words = tokens.map(({ folded }) => folded)
    const { terms } = termsOf(language)
    let known = 0
    for (let at = 0; at < words.length;) {
      const [match] = terms.matches(words.slice(at, at + MAX_TERM_WORDS))
      // A whole word tells more than the beginning of one.
      if (match) known += match.length - (match.ending === '' ? 0 : STEM_DOUBT)
      at += match?.length ?? 1
    }
    return known / Math.max(1, words.length)
  }

  return {
    languages: Object.keys(tables),
    termsOf,
    knownShare,
    /** The English words for a trade. */
    wordsForSubject: (subject: string): readonly string[] => subjects.get(subject) ?? [],
  }
}

/** How much less the beginning of a word tells than a whole one. */
const STEM_DOUBT = 0.2
/** No term has more; characters count as words. */
export const MAX_TERM_WORDS = 16
