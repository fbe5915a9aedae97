import { RATED_CURRENCIES } from '#domain/platform/exchange-rates.ts'

import type { AmountToken } from './amount-tokens.ts'
import { foldForTerms } from './fold-for-terms.ts'
import type { TermMatch, TermList } from './term-list.ts'

/** Characters that multiply the number before them. */
const MULTIPLIERS: Record<string, number> = Object.fromEntries(
  Object.entries({
    k: 1000,
    千: 1000,
    万: 10_000,
    萬: 10_000,
    億: 100_000_000,
    천: 1000,
    만: 10_000,
    백만: 1_000_000,
    천만: 10_000_000,
    억: 100_000_000,
  }).map(([word, factor]) => [foldForTerms(word), factor]),
)
const MULTIPLYING: Record<string, number> = { thousand: 1000, million: 1_000_000 }
const MAX_TERM_WORDS = 4
const CURRENCY_TERMS = new Set(['usd', ...RATED_CURRENCIES.map((code) => code.toLowerCase())])

export type Quantity = { start: number; end: number; value: number; factor: number; currency: string | undefined }

/** Reads a number with what multiplies it and its currency: "5k", "$300", "30万円", "1.5 tsd €". */
export function createQuantityParser(terms: TermList<string>) {
  function termAt(
    tokens: readonly AmountToken[],
    at: number,
    keys: { has(key: string): boolean },
  ): TermMatch<string> | undefined {
    const following: string[] = []
    for (let next = at; next < at + MAX_TERM_WORDS; next++) {
      const token = tokens[next]
      if (token?.kind !== 'word') break
      following.push(token.word)
    }
    return terms.matches(following).find(({ value }) => keys.has(value))
  }

  function factorAt(tokens: readonly AmountToken[], at: number): { factor: number; end: number } {
    const token = tokens[at]
    const own = token?.kind === 'word' ? MULTIPLIERS[token.word] : undefined
    if (own !== undefined) return { factor: own, end: at + 1 }
    const match = termAt(tokens, at, { has: (key) => Object.hasOwn(MULTIPLYING, key) })
    return { factor: MULTIPLYING[match?.value ?? ''] ?? 1, end: at + (match?.length ?? 0) }
  }

  function currencyAt(tokens: readonly AmountToken[], at: number): { currency?: string; end: number } {
    const token = tokens[at]
    if (token?.kind === 'sign') return { currency: token.currency, end: at + 1 }
    const match = termAt(tokens, at, CURRENCY_TERMS)
    return match ? { currency: match.value, end: at + match.length } : { end: at }
  }

  function quantityAt(tokens: readonly AmountToken[], at: number): Quantity | undefined {
    const token = tokens[at]
    if (token?.kind !== 'number' || isWithinWord(tokens, at)) return undefined
    const previous = currencyAt(tokens, at - 1)
    const { factor, end: afterFactor } = factorAt(tokens, at + 1)
    const next = currencyAt(tokens, afterFactor)
    const precedes = previous.currency !== undefined && previous.end === at
    return {
      start: precedes ? at - 1 : at,
      end: next.end,
      value: token.value * factor,
      factor,
      currency: next.currency ?? (precedes ? previous.currency : undefined),
    }
  }

  return { quantityAt, termAt }
}

const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]$/u

/** A digit of "b2b" is no number; "约3000" has one. */
function isWithinWord(tokens: readonly AmountToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before?.kind === 'word' && before.to === token?.from && !NO_SPACES.test(before.word)
}
