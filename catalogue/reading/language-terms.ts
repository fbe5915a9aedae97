import { createTermList, type TermList } from './term-list.ts'
import type { TermSection } from './term-tables.ts'
import type { Token } from './tokens.ts'

export type TermKey = { section: TermSection; key: string }

/** The terms of one language, ready to be matched. */
export type LanguageTerms = {
  terms: TermList<TermKey>
  budget: TermList<string>
  /** Endings that names of places take. */
  endings: readonly string[]
}

/** Reads what the builder wrote of a language: endings, meanings, an empty line, and terms. */
function readLanguage(file: string): LanguageTerms {
  const end = file.indexOf('\n\n')
  const [endings = '', ...meanings] = file.slice(0, end).split('\n')
  const keys = meanings.map((meaning): TermKey => {
    const [section, key = ''] = meaning.split(' ')
    return { section: section as TermSection, key }
  })
  const terms = createTermList(file.slice(end + 2), keys)
  return { terms, budget: budgetOf(terms), endings: endings.split(' ').filter(Boolean) }
}

/** Only what says something of an amount. */
function budgetOf(terms: TermList<TermKey>): TermList<string> {
  return {
    matches: (words) =>
      terms
        .matches(words)
        .filter(({ value }) => value.section === 'budget')
        .map((match) => ({ ...match, value: match.value.key })),
  }
}

/** Reads a language when a text may first be in it; `read` gives its file, or undefined where it has none. */
export function createLanguageTermsLoader(read: (language: string) => string | undefined) {
  const known = new Map<string, LanguageTerms>()

  function termsOf(language: string): LanguageTerms {
    const terms = known.get(language) ?? readLanguage(read(language) ?? '\n\n')
    known.set(language, terms)
    return terms
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

  return { termsOf, knownShare }
}

/** How much less the beginning of a word tells than a whole one. */
const STEM_DOUBT = 0.2
/** No term has more; characters count as words. */
export const MAX_TERM_WORDS = 16
