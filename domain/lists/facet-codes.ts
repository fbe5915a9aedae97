import { answersMost } from '#domain/messages/answer-rate.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import type { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import type { Service } from '#domain/profiles/services.ts'

import type { ExpertKind } from './expert-card.ts'
import { type Answers, BUDGETS, type FacetName, type HireFilter } from './hire-filter.ts'

/**
 * Facet values as small numbers, for filters and counts. They are stored: a new value gets a new number, and a number
 * never changes its meaning.
 */
const TYPES = { freelancer: 1, agency: 2 } satisfies Record<ExpertKind, number>
const AVAILABILITY = { AVAILABLE: 8, LIMITED: 9, UNAVAILABLE: 10 } satisfies Record<AvailabilityStatus, number>
/** The code of the lowest sufficient budget; one past the last where none is. */
const FIRST_BUDGET = 16
const BADGES = {
  'Certified Partner': 32,
  'Premium Partner': 33,
  'Enterprise Partner': 34,
  'Community Educator': 35,
  'Global Leader': 36,
  'Site of the Year': 48,
  'Agency of the Year': 49,
  'Freelancer of the Year': 50,
  'Template of the Year': 51,
  'Best E-commerce Site': 52,
  'Best Animation': 53,
  'Best Accessibility': 54,
  'Community Champion': 55,
} satisfies Record<(typeof PARTNER_BADGES)[number] | (typeof AWARD_BADGES)[number], number>
const ANSWERS = { most: 112 } satisfies Record<Answers, number>
const SERVICES = {
  '3d-design': 128,
  animation: 129,
  'branding-and-strategy': 130,
  'design-system-setup': 131,
  'graphic-design': 132,
  illustration: 133,
  'photography-video': 134,
  'web-design-ui-ux': 135,
  '3rd-party-integrations': 136,
  'custom-code-scripting': 137,
  'data-and-analytics': 138,
  'e-commerce-development': 139,
  'no-low-code-app-creation': 140,
  'platform-migrations': 141,
  'web-development': 142,
  'accessibility-audit-and-optimization': 143,
  'digital-marketing-and-advertising': 144,
  'seo-audit-and-optimization': 145,
} satisfies Record<Service['slug'], number>
/** The code of `aa`; every pair of letters has its own. */
const FIRST_LANGUAGE = 1024
/** The code of score 0; scores in hundredths follow. */
const FIRST_SCORE = 2048
export const SCORE_STEPS = 100

/** Codes from here on are places, not facets: see `listing-keys.ts`. */
export const CODES = 4094

const A = 'a'.charCodeAt(0)

function languageCode(language: string): number[] {
  if (!/^[a-z]{2}$/.test(language)) return []
  return [FIRST_LANGUAGE + (language.charCodeAt(0) - A) * 26 + language.charCodeAt(1) - A]
}

const known = (codes: Record<string, number>, value: string) => codes[value] ?? []
/** The code of a service or an availability; none where there is no such value. */
export function facetCode(name: 'service' | 'availability', value: string): number[] {
  return [known(name === 'service' ? SERVICES : AVAILABILITY, value)].flat()
}

const budgetStep = (minimum: number) => BUDGETS.filter((budget) => budget < minimum).length

/** The step of a score, from 0 to 100. Scores are stored in single precision, so they are rounded to that first. */
export const scoreStep = (score: number) => Math.floor(Math.fround(score) * SCORE_STEPS)
export const scoreCode = (step: number) => FIRST_SCORE + step

export type Facets = {
  type: ExpertKind
  services: readonly string[]
  languages: readonly string[]
  badges: readonly string[]
  /** The status that holds now (R734). */
  availability: AvailabilityStatus | null
  /** The project minimum in US dollars. */
  minimum: number | null
  score: number
  /** R335: the share of messages that were answered in time. */
  answerRate: number | null
}

/** All facet codes of an expert. */
export function facetCodes(facets: Facets): number[] {
  const { type, services, languages, badges, availability, minimum, score, answerRate } = facets
  const codes = [
    TYPES[type],
    ...(availability === null ? [] : [AVAILABILITY[availability]]),
    ...(minimum === null ? [] : [FIRST_BUDGET + budgetStep(minimum)]),
    ...badges.flatMap((badge) => known(BADGES, badge)),
    ...(answersMost(answerRate) ? [ANSWERS.most] : []),
    ...services.flatMap((service) => known(SERVICES, service)),
    ...languages.flatMap(languageCode),
    scoreCode(scoreStep(score)),
  ]
  return [...new Set(codes)].sort((a, b) => a - b)
}

/** Whether the codes express the whole filter: budgets between two steps have none, nor has the start of a range. */
export const isBudgetStep = ({ budget, budgetFrom }: HireFilter) =>
  budgetFrom === null && (budget === null || BUDGETS.includes(budget))

/** The codes of all steps between the two ends, inclusive. */
function budgetCodes({ budget, budgetFrom }: HireFilter): number[] {
  if (budget === null && budgetFrom === null) return []
  const first = budgetFrom === null ? 0 : budgetStep(budgetFrom)
  const last = budget === null ? BUDGETS.length : budgetStep(budget)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => FIRST_BUDGET + first + step)
}

/** `every`: an expert needs all of the codes, not one of them. */
export type FilterPart = { name: FacetName; codes: number[]; every?: true }

/** The codes that each part of a filter needs; a budget between two steps needs an extra condition. */
export function filterCodes(filter: HireFilter): FilterPart[] {
  const { service, language, everyLanguage, badge, availability, type, budget, budgetFrom, answers } = filter
  const parts: (FilterPart & { isSet: boolean })[] = [
    { name: 'service', codes: service.flatMap((one) => known(SERVICES, one)), isSet: service.length > 0 },
    { name: 'budget', codes: budgetCodes(filter), isSet: budget !== null || budgetFrom !== null },
    {
      name: 'language',
      codes: language.flatMap(languageCode),
      ...(everyLanguage && { every: true }),
      isSet: language.length > 0,
    },
    { name: 'type', codes: type === null ? [] : [TYPES[type]], isSet: type !== null },
    { name: 'badge', codes: badge.flatMap((one) => known(BADGES, one)), isSet: badge.length > 0 },
    { name: 'availability', codes: availability.map((one) => AVAILABILITY[one]), isSet: availability.length > 0 },
    { name: 'answers', codes: answers === null ? [] : [ANSWERS[answers]], isSet: answers !== null },
  ]
  return parts.flatMap(({ isSet, ...part }) => (isSet ? [part] : []))
}

/** The range of codes of each facet; `to` is exclusive. */
export const CODE_RANGES: Record<FacetName, { from: number; to: number }> = {
  type: { from: 1, to: 8 },
  availability: { from: 8, to: 16 },
  budget: { from: FIRST_BUDGET, to: 32 },
  badge: { from: 32, to: ANSWERS.most },
  answers: { from: ANSWERS.most, to: 128 },
  service: { from: 128, to: FIRST_LANGUAGE },
  language: { from: FIRST_LANGUAGE, to: FIRST_SCORE },
}

const VALUES = new Map<number, { name: FacetName; value: string }>()
for (const [name, codes] of [
  ['type', TYPES],
  ['availability', AVAILABILITY],
  ['badge', BADGES],
  ['answers', ANSWERS],
  ['service', SERVICES],
] as const) {
  for (const [value, code] of Object.entries(codes)) VALUES.set(code, { name, value })
}

function valueOf(code: number): { name: FacetName; value: string } | undefined {
  const index = code - FIRST_LANGUAGE
  if (index >= 0 && index < 26 * 26) {
    return { name: 'language', value: String.fromCharCode(A + Math.floor(index / 26), A + (index % 26)) }
  }
  return VALUES.get(code)
}

/** The values of one facet that an expert's codes have. */
export function facetValues(name: FacetName, codes: readonly number[]): string[] {
  return codes.flatMap((code) => {
    const facet = valueOf(code)
    return facet?.name === name ? [facet.value] : []
  })
}

export type FacetCount = { name: FacetName; value: string; count: number }

/** Turns counts by code into counts by facet value; a budget counts everyone for whom it is sufficient. */
export function facetCounts(counts: ReadonlyMap<number, number>): FacetCount[] {
  const choices = [...counts].flatMap(([code, count]) => {
    const facet = valueOf(code)
    return facet && count > 0 ? [{ ...facet, count }] : []
  })
  let enough = 0
  for (const [step, budget] of BUDGETS.entries()) {
    enough += counts.get(FIRST_BUDGET + step) ?? 0
    if (enough > 0) choices.push({ name: 'budget', value: String(budget), count: enough })
  }
  return choices
}
