import { type FilterFacets, FILTER_NAMES, findFilter, type FilterName, FILTERS, listChosenValues } from './filters.ts'
import { BUDGET_STEPS_USD, type FacetName, type HireFilter } from './hire-filter.ts'

/** The code of the lowest sufficient budget; one past the last where none is. Those of other facets are in `filters.ts`. */
const FIRST_BUDGET = 16
/** The code of score 0; scores in hundredths follow. */
const FIRST_SCORE = 2048
export const SCORE_STEPS = 100

/** Codes from here on are places, not facets: see `listing-keys.ts`. */
export const FIRST_PLACE_CODE = 4094

/** The code of a service or an availability; none where there is no such value. */
export function facetValueCodes(name: FilterName, value: string): number[] {
  return [findFilter(name).codes[value] ?? []].flat()
}

const budgetStep = (minimum: number) => BUDGET_STEPS_USD.filter((budget) => budget < minimum).length

/** The step of a score, from 0 to 100. Scores are stored in single precision, so they are rounded to that first. */
export const scoreStep = (score: number) => Math.floor(Math.fround(score) * SCORE_STEPS)
export const scoreCode = (step: number) => FIRST_SCORE + step

export type ExpertFacets = FilterFacets & {
  /** The project minimum in US dollars. */
  minimum: number | null
  score: number
}

/** All facet codes of an expert. */
export function expertFacetCodes({ minimum, score, ...facets }: ExpertFacets): number[] {
  const codes = [
    ...FILTER_NAMES.flatMap((name) => FILTERS[name].valuesOf(facets).flatMap((value) => facetValueCodes(name, value))),
    ...(minimum === null ? [] : [FIRST_BUDGET + budgetStep(minimum)]),
    scoreCode(scoreStep(score)),
  ]
  return [...new Set(codes)].sort((a, b) => a - b)
}

/** Whether the codes express the whole filter: budgets between two steps have none, nor has the start of a range. */
export const isBudgetCoded = ({ budget, budgetFrom }: HireFilter) =>
  budgetFrom === null && (budget === null || BUDGET_STEPS_USD.includes(budget))

/** The codes of all steps between the two ends, inclusive. */
function budgetCodes({ budget, budgetFrom }: HireFilter): number[] {
  if (budget === null && budgetFrom === null) return []
  const first = budgetFrom === null ? 0 : budgetStep(budgetFrom)
  const last = budget === null ? BUDGET_STEPS_USD.length : budgetStep(budget)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => FIRST_BUDGET + first + step)
}

type Range = { from: number; to: number }

/** `every`: an expert needs all of the codes, not one of them. */
export type FilterCodes = { name: FacetName; codes: number[]; every?: true }

/** The codes that each part of a filter needs; a budget between two steps needs an extra condition. */
export function filterCodes(filter: HireFilter): FilterCodes[] {
  const parts = FILTER_NAMES.flatMap((name): FilterCodes[] => {
    const values = listChosenValues(filter, name)
    if (values.length === 0) return []
    const codes = values.flatMap((value) => facetValueCodes(name, value))
    return [{ name, codes, ...(name === 'language' && filter.everyLanguage && { every: true }) }]
  })
  const hasBudget = filter.budget !== null || filter.budgetFrom !== null
  return hasBudget ? [...parts, { name: 'budget', codes: budgetCodes(filter) }] : parts
}

/** The range of codes of each facet; `to` is exclusive. */
export const FACET_CODE_RANGES = {
  budget: { from: FIRST_BUDGET, to: 32 },
  ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTERS[name].range])) as Record<FilterName, Range>),
} satisfies Record<FacetName, Range>

const VALUES = new Map(
  FILTER_NAMES.flatMap((name) =>
    Object.entries<number>(FILTERS[name].codes).map(
      ([value, code]) => [code, { name: name as FacetName, value }] as const,
    ),
  ),
)

/** The values of one facet that an expert's codes have. */
export function facetValuesFromCodes(name: FacetName, codes: readonly number[]): string[] {
  return codes.flatMap((code) => {
    const facet = VALUES.get(code)
    return facet?.name === name ? [facet.value] : []
  })
}

export type FacetCount = { name: FacetName; value: string; count: number }

/** Turns counts by code into counts by facet value; a budget counts everyone for whom it is sufficient. */
export function facetCountsFromCodes(counts: ReadonlyMap<number, number>): FacetCount[] {
  const choices = [...counts].flatMap(([code, count]) => {
    const facet = VALUES.get(code)
    return facet && count > 0 ? [{ ...facet, count }] : []
  })
  let enough = 0
  for (const [step, budget] of BUDGET_STEPS_USD.entries()) {
    enough += counts.get(FIRST_BUDGET + step) ?? 0
    if (enough > 0) choices.push({ name: 'budget', value: String(budget), count: enough })
  }
  return choices
}
