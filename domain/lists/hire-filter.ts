import { AVAILABILITY_STATUSES, type AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { SERVICE_GROUPS } from '#domain/profiles/services.ts'

import type { ExpertKind } from './expert-card.ts'

export const SORTS = ['recommended', 'newest', 'lowest-minimum'] as const
export type Sort = (typeof SORTS)[number]

/** The most that a project minimum may be, in US dollars: steps that people choose from. */
export const BUDGETS = [500, 1000, 2500, 5000, 10_000, 25_000]

/** What narrows a list of experts: any of the values within a filter, all of the filters together. */
export type HireFilter = {
  service: string[]
  language: string[]
  badge: string[]
  availability: AvailabilityStatus[]
  type: ExpertKind | null
  budget: number | null
  /** A region by its slug; its cities are in the catalogue. */
  region: string | null
}

export const NO_FILTER: HireFilter = {
  service: [],
  language: [],
  badge: [],
  availability: [],
  type: null,
  budget: null,
  region: null,
}

/** What stands in the codes of an expert; a region is counted by its cities. */
export type FacetName = Exclude<keyof HireFilter, 'region'>
export const FACETS: FacetName[] = ['service', 'budget', 'language', 'type', 'badge', 'availability']

/** Whether anything is narrowed at all. */
export function isFiltered(filter: HireFilter): boolean {
  return Object.values(filter).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null))
}

const SERVICES = SERVICE_GROUPS.flatMap((group) => group.services.map((service) => service))
const AVAILABILITY_WORDS: Record<AvailabilityStatus, string> = {
  AVAILABLE: 'Available',
  LIMITED: 'A little time',
  UNAVAILABLE: 'Fully booked',
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
const numbers = new Intl.NumberFormat('en')
const letters = new Intl.Collator('en')

const languageNames = new Map<string, string>()

/** Looked up once each: a list names dozens, and there are few. */
function languageName(code: string): string {
  if (!/^[a-z]{2}$/.test(code)) return code
  const name = languageNames.get(code) ?? languages.of(code) ?? code
  languageNames.set(code, name)
  return name
}

/** How a facet's value is called. */
export function facetLabel(name: FacetName, value: string): string {
  if (name === 'service') return SERVICES.find((service) => service.slug === value)?.name ?? value
  if (name === 'language') return languageName(value)
  if (name === 'availability') return AVAILABILITY_WORDS[value as AvailabilityStatus] ?? value
  if (name === 'type') return value === 'agency' ? 'Agencies' : 'Freelancers'
  if (name === 'budget') return `Up to $${numbers.format(Number(value))}`
  return value
}

const ORDERS: Partial<Record<FacetName, readonly string[]>> = {
  service: SERVICES.map((service) => service.slug),
  badge: [...PARTNER_BADGES, ...AWARD_BADGES],
  availability: AVAILABILITY_STATUSES,
  type: ['freelancer', 'agency'],
  budget: BUDGETS.map(String),
}

/** Choices in an order that people expect: a fixed one where there is one, else the most frequent first. */
export function sortFacet<Choice extends { value: string; label: string; count: number }>(
  name: keyof HireFilter,
  choices: Choice[],
): Choice[] {
  const order = name === 'region' ? undefined : ORDERS[name]
  return choices.sort((a, b) =>
    order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || letters.compare(a.label, b.label),
  )
}
