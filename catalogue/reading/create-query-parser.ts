import type { Term } from '#catalogue/term-index.ts'

import { collectParsedQuery } from './collect-parts.ts'
import { detectQueryLanguage } from './detect-query-language.ts'
import { createPlaceFinder } from './find-place.ts'
import type { createLanguageTermsLoader } from './language-terms.ts'
import { createTermMatcher, type TermMeaning } from './match-terms.ts'
import { createBudgetParser } from './parse-budget.ts'
import type { QueryPart, PlaceValue, ParsedQuery } from './parsed-query.ts'
import { type Token, tokenize } from './tokens.ts'

type Tables = {
  languages: ReturnType<typeof createLanguageTermsLoader>
  /** Skills and places of exactly this name, given as folded words. */
  termsNamed: (words: readonly string[]) => readonly Term[]
  /** Services by the platform's own names. */
  servicesNamed: (words: readonly string[]) => { key: string; length: number }[]
  countryOf: (place: PlaceValue) => string | undefined
  offered: (slug: string) => string[]
}

/** Longer texts are read up to here. */
export const MAX_PARSED_LENGTH = 400

/** R320: reads what a text asks for, in the languages that have tables. Whatever is typed, it is read somehow. */
export function createQueryParser({ languages, termsNamed, servicesNamed, countryOf, offered }: Tables) {
  const findPlace = createPlaceFinder(termsNamed)

  return (typed: string, { today }: { today: Date }): ParsedQuery => {
    const text = typed.slice(0, MAX_PARSED_LENGTH)
    const all = tokenize(text)
    const language = detectQueryLanguage(text, all, languages.knownShare)
    const own = languages.termsOf(language)
    const english = languages.termsOf('en')
    const budget = createBudgetParser(own.budget)(text) ?? createBudgetParser(english.budget)(text)
    const tokens = budget ? all.filter(({ from, to }) => to <= budget.from || from >= budget.to) : all
    const matchAt = createTermMatcher({ language, own, english, findPlace, termsNamed, servicesNamed, offered })

    const parts: (TermMeaning & { from: number; to: number })[] = []
    const words: QueryPart<string>[] = []
    for (let at = 0; at < tokens.length;) {
      const matches = matchAt(tokens, at)
      const length = matches[0]?.length ?? 1
      const span = { from: tokens[at]?.from ?? 0, to: tokens[at + length - 1]?.to ?? 0 }
      parts.push(...matches.map((match) => ({ ...match, ...span })))
      if (matches.length === 0) addWord(words, tokens[at])
      at += length
    }
    return collectParsedQuery({ language, parts, words, budget, today, countryOf })
  }
}

/** Characters that nothing separates are one word; numbers alone are not words, nor is an accent without its letter. */
function addWord(words: QueryPart<string>[], token: Token | undefined): void {
  if (!token || /^\d*$/.test(token.plain)) return
  const last = words.at(-1)
  if (last && token.attached && last.to === token.from) {
    last.value += token.plain
    last.to = token.to
  } else words.push({ value: token.plain, from: token.from, to: token.to })
}
