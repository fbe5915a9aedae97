import { NO_FILTER } from '#domain/lists/hire-filter.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'
import { suggest } from '#use-cases/lists/suggest.ts'

import type { Figure } from './figure.ts'
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

/** Time limit for the answer to a keystroke. */
const MOST_MS = 5

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export async function measureSearching({ deps, profiles }: BenchSite): Promise<Figure[]> {
  const search = (q: string) => () => searchExperts(deps, { q, page: 1, sort: 'recommended', filter: NO_FILTER })
  const searches = await medians(Object.fromEntries(QUERIES.map((q) => [q, search(q)])), { rounds: 9 })
  const typed = await medians(Object.fromEntries(TYPED.map((q) => [q, () => suggest(deps, { q })])))
  return [
    { name: 'free text, in the middle of all queries', profiles, value: middle(Object.values(searches)), unit: 'ms' },
    ...Object.entries(searches).map(([q, value]): Figure => ({ name: `“${q}”`, profiles, value, unit: 'ms' })),
    {
      name: 'a keystroke',
      profiles,
      value: middle(Object.values(typed)),
      unit: 'ms',
      ...(profiles <= 100_000 && { atMost: MOST_MS }),
    },
    ...Object.entries(typed).map(([q, value]): Figure => ({ name: `typed “${q}”`, profiles, value, unit: 'ms' })),
  ]
}
