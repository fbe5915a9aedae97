import { CURRENCIES } from '#domain/profiles/currency.ts'

import { FILTER_NAMES, FILTERS } from './filters.ts'
import { HIRE_SORTS } from './hire-filter.ts'

/** As many values of one filter as a list takes. */
export const MAX_FILTER_CHOICES = 20
export const MAX_BUDGET = 100_000_000

type Kind = { knows: (value: string) => boolean; most: number }

const oneOf = (values: readonly string[], most = 1): Kind => {
  const known = new Set(values)
  return { knows: (value) => known.has(value), most }
}

const amount: Kind = { knows: (value) => /^\d{1,9}$/.test(value) && Number(value) <= MAX_BUDGET, most: 1 }

const KINDS = new Map<string, Kind>([
  ...FILTER_NAMES.map((name): [string, Kind] => {
    const { codes, several } = FILTERS[name]
    return [name, oneOf(Object.keys(codes), several ? MAX_FILTER_CHOICES : 1)]
  }),
  ['sort', oneOf(HIRE_SORTS)],
  ['budget', amount],
  ['budgetFrom', amount],
  ['currency', oneOf(CURRENCIES)],
])

type Split = { known: string[]; unknown: string[] }

/** R307: of the values that an address gives a filter or the sort order, those that it has, and the others. */
export function splitKnownChoices(name: string, values: string[], regions: { has(slug: string): boolean }): Split {
  const kind = name === 'region' ? { knows: (slug: string) => regions.has(slug), most: 1 } : KINDS.get(name)
  const given = [...new Set(values)]
  const known = given.filter((value) => kind?.knows(value)).slice(0, kind?.most)
  return { known, unknown: given.filter((value) => !known.includes(value)) }
}
