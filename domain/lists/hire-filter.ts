import type { Currency } from '#domain/profiles/currency.ts'
import { formatMoney } from '#domain/profiles/money/money.ts'

import { type ChosenValues, FILTER_NAMES, findFilter, type FilterName, NO_CHOSEN_VALUES } from './filters.ts'

export const HIRE_SORTS = ['recommended', 'newest', 'lowest-minimum'] as const
export type HireSort = (typeof HIRE_SORTS)[number]

/** Budget choices: the highest acceptable project minimum, in US dollars. */
export const BUDGET_STEPS_USD = [500, 1000, 2500, 5000, 10_000, 25_000]

/** Filters of a list of experts: any value within a filter, and all filters together. */
export type HireFilter = ChosenValues & {
  /** R723: all of these languages are needed, not any one of them. */
  everyLanguage: true | null
  /** The project minimum in US dollars, at most and at least. */
  budget: number | null
  budgetFrom: number | null
  /** A region by its slug; its cities are in the catalogue. */
  region: string | null
}

export const NO_HIRE_FILTER: HireFilter = {
  ...NO_CHOSEN_VALUES,
  everyLanguage: null,
  budget: null,
  budgetFrom: null,
  region: null,
}

/** The facets of an expert's codes. Both ends of the budget are one facet; a region is counted by its cities. */
export type FacetName = FilterName | 'budget'
export const FACET_NAMES: FacetName[] = ['budget', ...FILTER_NAMES]

/** Whether any filter is set. */
export function isFiltered(filter: HireFilter): boolean {
  return Object.values(filter).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null))
}

const collator = new Intl.Collator('en')

/** The label of the highest amount of a budget. */
export const budgetLabel = (value: string, currency: Currency = 'USD') =>
  `Up to ${formatMoney({ amount: Number(value), currency })}`

/** The label of a facet value. */
export const facetLabel = (name: FacetName, value: string): string =>
  name === 'budget' ? budgetLabel(value) : findFilter(name).label(value)

function orderOf(name: FacetName | 'region'): readonly string[] | undefined {
  if (name === 'region') return undefined
  if (name === 'budget') return BUDGET_STEPS_USD.map(String)
  const { ordered, codes } = findFilter(name)
  return ordered && Object.keys(codes)
}

/** Sorts choices by their fixed order where there is one, else by frequency. */
export function sortFacet<Choice extends { value: string; label: string; count: number }>(
  name: FacetName | 'region',
  choices: Choice[],
): Choice[] {
  const order = orderOf(name)
  return choices.sort((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || collator.compare(a.label, b.label),
  )
}
