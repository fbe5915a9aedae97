import { type HireFilter, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'
import { suggestSearches } from '#use-cases/lists/suggest-searches.ts'

import type { Figure } from './figure.ts'
import { readRequests } from './finding/read-requests.ts'
import { medians } from './measure.ts'
import type { BenchSite } from './site.ts'

/** Queries of every kind: frequent and unknown words, names, places, two words, and a typo. */
export const QUERIES = [
  'designer',
  'webflow designer',
  'maria',
  'brand designer berlin',
  'ada moreau',
  'accessibility audit',
]
export const TYPED = ['w', 'ma', 'mar', 'maria', 'ada mor', 'webflw', 'new york', 'xyzzy']

/** Words with filters. */
const FILTERED = ['designer', 'accessibility audit']
const TWO: HireFilter = { ...NO_HIRE_FILTER, language: ['fr'], type: 'agency' }

/** A sentence of each language, and some more: what people type who want something, not somebody. */
const SENTENCES = [
  'bakery website with pre-orders in Berlin, about 5k',
  ...[...Map.groupBy(readRequests({ held: false }), ({ language }) => language).values()].flatMap((requests, index) =>
    requests.slice(1, index < 3 ? 3 : 2).map(({ text }) => text),
  ),
]

/** Time limit for the answer to a keystroke. */
const MOST_MS = 5
/** Time limit for words with filters. */
const MOST_FILTERED_MS = 60
/** How many times as long as free text a sentence may take. */
const MOST_TIMES = 3

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function measureSearching({ deps, profiles }: BenchSite): Promise<Figure[]> {
  const search = (q: string, filter: HireFilter) => () =>
    searchExperts(deps, { q, page: 1, sort: 'recommended', filter })
  const searches = await medians(
    Object.fromEntries([
      ...QUERIES.map((q) => [`“${q}”`, search(q, NO_HIRE_FILTER)] as const),
      ...FILTERED.map((q) => [`“${q}” with two filters`, search(q, TWO)] as const),
      ...SENTENCES.map((q) => [q, search(q, NO_HIRE_FILTER)] as const),
    ]),
    { rounds: 9 },
  )
  const typed = await medians(Object.fromEntries(TYPED.map((q) => [q, () => suggestSearches(deps, { q })])))
  const timesOf = (names: string[]) => names.map((name) => searches[name] ?? Number.NaN)
  const freeText = middle(timesOf(QUERIES.map((q) => `“${q}”`)))
  const sentences = timesOf(SENTENCES)
  const yardstick = { name: 'free text, in the middle', value: freeText }
  const ms = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    name,
    profiles,
    value,
    unit: 'ms',
    ...more,
  })
  return [
    ms('free text, in the middle of all queries', freeText),
    ...QUERIES.map((q) => ms(`“${q}”`, searches[`“${q}”`] ?? Number.NaN)),
    ...FILTERED.map((q) => `“${q}” with two filters`).map((name) =>
      ms(name, searches[name] ?? Number.NaN, { atMost: MOST_FILTERED_MS }),
    ),
    ms('a sentence, in the middle of all', middle(sentences), { yardstick, atMost: MOST_TIMES }),
    ms('a sentence, the slowest', Math.max(...sentences)),
    ms('a keystroke', middle(Object.values(typed)), profiles <= 100_000 ? { atMost: MOST_MS } : {}),
    ...Object.entries(typed).map(([q, value]) => ms(`typed “${q}”`, value)),
  ]
}
