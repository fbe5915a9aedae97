import { shownBadge } from '#domain/platform/shown-names.ts'
import { AVAILABILITY_LABELS } from '#domain/profiles/availability/availability-text.ts'
import { AVAILABILITY_STATUSES, type AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { languageName } from '#domain/profiles/language-codes.ts'
import { money } from '#domain/profiles/money/money.ts'
import { SERVICE_SLUGS, serviceName } from '#domain/profiles/services.ts'

import type { ExpertKind } from './expert-card.ts'

export const SORTS = ['recommended', 'newest', 'lowest-minimum'] as const
export type Sort = (typeof SORTS)[number]

/** R337: the only choice of the filter by answers. */
export const ANSWERS = ['most'] as const
export type Answers = (typeof ANSWERS)[number]

/** Budget choices: the highest acceptable project minimum, in US dollars. */
export const BUDGETS = [500, 1000, 2500, 5000, 10_000, 25_000]

/** Filters of a list of experts: any value within a filter, and all filters together. */
export type HireFilter = {
  service: string[]
  language: string[]
  /** R723: all of these languages are needed, not any one of them. */
  everyLanguage: true | null
  badge: string[]
  availability: AvailabilityStatus[]
  type: ExpertKind | null
  /** The project minimum in US dollars, at most and at least. */
  budget: number | null
  budgetFrom: number | null
  /** A region by its slug; its cities are in the catalogue. */
  region: string | null
  /** Experts who answer most messages. */
  answers: Answers | null
}

export const NO_FILTER: HireFilter = {
  service: [],
  language: [],
  everyLanguage: null,
  badge: [],
  availability: [],
  type: null,
  budget: null,
  budgetFrom: null,
  region: null,
  answers: null,
}

/** The facets of an expert's codes. Both ends of the budget are one facet; a region is counted by its cities. */
export type FacetName = Exclude<keyof HireFilter, 'budgetFrom' | 'region' | 'everyLanguage'>
export const FACETS: FacetName[] = ['service', 'budget', 'language', 'type', 'badge', 'availability', 'answers']

/** Whether any filter is set. */
export function isFiltered(filter: HireFilter): boolean {
  return Object.values(filter).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null))
}

const collator = new Intl.Collator('en')

/** The label of a facet value. */
export function facetLabel(name: FacetName, value: string): string {
  if (name === 'service') return serviceName(value)
  if (name === 'language') return languageName(value)
  // R734
  if (name === 'availability' && value === 'AVAILABLE') return 'Available now'
  if (name === 'availability') return AVAILABILITY_LABELS[value as AvailabilityStatus] ?? value
  if (name === 'type') return value === 'agency' ? 'Agencies' : 'Freelancers'
  if (name === 'answers') return 'Answers most messages'
  if (name === 'budget') return `Up to ${money({ amount: Number(value), currency: 'USD' })}`
  return shownBadge(value)
}

const ORDERS: Partial<Record<FacetName, readonly string[]>> = {
  service: SERVICE_SLUGS,
  badge: [...PARTNER_BADGES, ...AWARD_BADGES],
  availability: AVAILABILITY_STATUSES,
  type: ['freelancer', 'agency'],
  budget: BUDGETS.map(String),
}

/** Sorts choices by their fixed order where there is one, else by frequency. */
export function sortFacet<Choice extends { value: string; label: string; count: number }>(
  name: FacetName | 'region',
  choices: Choice[],
): Choice[] {
  const order = name === 'region' ? undefined : ORDERS[name]
  return choices.sort((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || collator.compare(a.label, b.label),
  )
}
