import type { RatedCurrency } from '#domain/platform/exchange-rates.ts'
import { toUsd } from '#domain/profiles/money/usd-rates.ts'

import { type AmountToken, amountTokens } from './amount-tokens.ts'
import { createQuantityParser } from './parse-quantity.ts'
import type { TermList } from './term-list.ts'

export type QueryBudget = {
  /** The most that is offered, in its currency; undefined where only the least is. */
  atMost?: number
  atLeast?: number
  currency: string
  per: 'project' | 'hour' | 'day'
}

/** Words between the ends of a range. */
const BETWEEN = new Set(['to', 'bis', 'a', 'do', 'до', 'tot', 'и', 'y', 'and', 'und', 'et', 'e', '至', '到'])
/** How far from its number a word about it may stand. */
const REACH = 3
/** Smaller numbers without a currency are pages, people or years of experience. */
const LEAST_BARE = 100

const ANNOUNCING = new Set(['at-most', 'at-least', 'about', 'budget'])
const LIMITING = new Set(['at-most', 'at-least', 'about'])
const PER = new Set(['hour', 'day'])
const HOUR = new Set(['hour'])

/** A budget in US dollars, in which lists count. */
export function budgetToUsd({ currency }: Pick<QueryBudget, 'currency'>, amount: number): number {
  return toUsd(amount, currency.toUpperCase() as RatedCurrency | 'USD')
}

/**
 * Reads amounts by the rows of the `budget` sections. A number alone is not an amount: a currency has to stand beside it, or a
 * word that announces a budget.
 */
export function createBudgetParser(terms: TermList<string>) {
  const { quantityAt, termAt } = createQuantityParser(terms)

  function termBefore(tokens: readonly AmountToken[], at: number) {
    for (let start = at - 1; start >= Math.max(0, at - REACH) && tokens[start]?.kind === 'word'; start--) {
      const match = termAt(tokens, start, ANNOUNCING)
      if (match) return { key: match.value, start }
    }
    return undefined
  }

  function termAfter(tokens: readonly AmountToken[], at: number, keys: ReadonlySet<string>) {
    for (let start = at; start < at + REACH && tokens[start]?.kind === 'word'; start++) {
      const match = termAt(tokens, start, keys)
      if (match) return { key: match.value, end: start + match.length }
    }
    return undefined
  }

  /** "Hourly rate up to 60" says it before. */
  function isHourlyBefore(tokens: readonly AmountToken[], at: number): boolean {
    return [1, 2, 3, 4, 5].some((back) => termAt(tokens, at - back, HOUR) !== undefined)
  }

  function perAt(tokens: readonly AmountToken[], at: number): { per: QueryBudget['per']; end: number } {
    const start = tokens[at]?.kind === 'slash' ? at + 1 : at
    const next = tokens[start]
    if (start > at && next?.kind === 'word' && next.word === 'h') return { per: 'hour', end: start + 1 }
    const found = termAfter(tokens, start, PER)
    return found ? { per: found.key === 'day' ? 'day' : 'hour', end: found.end } : { per: 'project', end: at }
  }

  function budgetAt(
    tokens: readonly AmountToken[],
    at: number,
  ): (QueryBudget & { from: number; to: number }) | undefined {
    const first = quantityAt(tokens, at)
    if (!first) return undefined
    const second = joins(tokens[first.end]) ? quantityAt(tokens, first.end + 1) : undefined
    const last = second ?? first
    const before = termBefore(tokens, first.start)
    const after = termAfter(tokens, last.end, LIMITING)
    const currency = last.currency ?? first.currency
    const isAnnounced = (before ?? after) !== undefined && (last.value >= LEAST_BARE || last.factor > 1)
    if ((currency === undefined && !isAnnounced) || last.value <= 0) return undefined
    const { per, end } = perAt(tokens, last.end)
    // "2–3k" begins at two thousand.
    const low = second && (first.factor > 1 ? first.value : first.value * second.factor)
    const isLeast = (before ?? after)?.key === 'at-least'
    return {
      ...(isLeast ? { atLeast: last.value } : { atMost: last.value }),
      ...(low !== undefined && low < last.value && { atLeast: low }),
      currency: currency ?? 'usd',
      per: per === 'project' && isHourlyBefore(tokens, first.start) ? 'hour' : per,
      from: tokens[before?.start ?? first.start]?.from ?? 0,
      to: tokens[Math.max(end, after?.end ?? 0, last.end) - 1]?.to ?? 0,
    }
  }

  return (text: string) => {
    const tokens = amountTokens(text)
    for (const at of tokens.keys()) {
      const budget = budgetAt(tokens, at)
      if (budget) return budget
    }
    return undefined
  }
}

function joins(token: AmountToken | undefined): boolean {
  return token?.kind === 'dash' || (token?.kind === 'word' && BETWEEN.has(token.word))
}
