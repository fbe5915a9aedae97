import { z } from 'zod'

import { ANSWER_RATE_THRESHOLDS } from '#domain/limits.ts'
import { answersMost } from '#domain/messages/answer-rate.ts'
import { badgeDisplayName } from '#domain/platform/display-names.ts'
import { AVAILABILITY_LABELS } from '#domain/profiles/availability/availability-text.ts'
import { AVAILABILITY_STATUSES, type AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { LANGUAGE_CODES, languageName, SIGN_LANGUAGE_CODES } from '#domain/profiles/language-codes.ts'
import { languageSchema } from '#domain/profiles/language.ts'
import { SERVICE_SLUGS, serviceName } from '#domain/profiles/services.ts'

import { EXPERT_KINDS, type ExpertKind } from './expert-card.ts'

/** What filters know of an expert. */
export type FilterFacets = {
  type: ExpertKind
  services: readonly string[]
  languages: readonly string[]
  badges: readonly string[]
  /** The status that holds now (R734). */
  availability: AvailabilityStatus | null
  /** R335: the share of messages that were answered in time. */
  answerRate: number | null
}

type Filter<Value extends string, Several extends boolean> = {
  /** Whether a query may have several values, any of which is enough. */
  several: Several
  /** Of one value in a query. */
  schema: z.ZodType<Value>
  /**
   * Each value as a small number, for filters and counts. The numbers are stored: a new value gets a new one, and none
   * changes its meaning.
   */
  codes: Record<Value, number>
  /**
   * The codes that are its own; `to` is exclusive. All are below those of scores, and 16 to 31 are budgets: a new filter
   * takes what the range of another has left.
   */
  range: { from: number; to: number }
  valuesOf: (facets: FilterFacets) => readonly string[]
  label: (value: Value) => string
  /** Whether choices come in the order of `codes`, not the most frequent first. */
  ordered?: true
  /** For the documentation of the API. */
  description?: string
  /** For tools of agents; without it they do not have the filter. */
  tool?: string
}

const several = <Value extends string>(filter: Omit<Filter<Value, true>, 'several'>): Filter<Value, true> => ({
  several: true,
  ...filter,
})
const single = <Value extends string>(filter: Omit<Filter<Value, false>, 'several'>): Filter<Value, false> => ({
  several: false,
  ...filter,
})

/** `{ a: first, b: first + 1 }` */
const numbered = <Value extends string>(values: readonly Value[], first: number) =>
  Object.fromEntries(values.map((value, index) => [value, first + index])) as Record<Value, number>

const LETTER_A = 'a'.charCodeAt(0)

/** Every pair of letters has a code; those of sign languages follow. */
function languageCodes(first: number): Record<string, number> {
  const pairs = LANGUAGE_CODES.filter((code) => code.length === 2).map((code) => {
    const [one, other] = [code.charCodeAt(0) - LETTER_A, code.charCodeAt(1) - LETTER_A]
    return [code, first + one * 26 + other] as const
  })
  return { ...Object.fromEntries(pairs), ...numbered(SIGN_LANGUAGE_CODES, first + 26 * 26) }
}

/**
 * All filters by a value that an expert has or has not, in the order of the form. Query, facets, chips, form, API and tools follow from it; the
 * words of the form are `filters.<name>` in `locales`. Filters of amounts and places are in `hire-filter.ts`.
 */
export const FILTERS = {
  service: several({
    schema: z.enum(SERVICE_SLUGS, 'This service is not known.'),
    codes: {
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
    },
    range: { from: 128, to: 1024 },
    valuesOf: ({ services }) => services,
    label: serviceName,
    ordered: true,
    tool: 'Offers one of these services.',
  }),
  language: several({
    schema: languageSchema,
    codes: languageCodes(1024),
    range: { from: 1024, to: 2048 },
    valuesOf: ({ languages }) => languages,
    label: languageName,
    tool: 'Speaks or signs one of these, as codes such as en or ase.',
  }),
  badge: several({
    schema: z.enum([...PARTNER_BADGES, ...AWARD_BADGES], 'This badge is not known.'),
    codes: {
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
    },
    range: { from: 32, to: 112 },
    valuesOf: ({ badges }) => badges,
    label: badgeDisplayName,
    ordered: true,
    tool: 'Has one of these badges.',
  }),
  availability: several({
    schema: z.enum(AVAILABILITY_STATUSES, 'This availability is not known.'),
    codes: { AVAILABLE: 8, LIMITED: 9, UNAVAILABLE: 10 },
    range: { from: 8, to: 16 },
    valuesOf: ({ availability }) => (availability === null ? [] : [availability]),
    // R734
    label: (status) => (status === 'AVAILABLE' ? 'Available now' : AVAILABILITY_LABELS[status]),
    ordered: true,
    tool: 'Has said one of these about their time.',
  }),
  answers: single({
    schema: z.enum(['most'], 'This filter knows `most` only.'),
    codes: { most: 112 },
    range: { from: 112, to: 128 },
    valuesOf: ({ answerRate }) => (answersMost(answerRate) ? ['most'] : []),
    label: () => 'Answers most messages',
    description: `\`most\`: experts who answer at least ${ANSWER_RATE_THRESHOLDS.most * 100} % of messages within ${ANSWER_RATE_THRESHOLDS.days} days.`,
  }),
  type: single({
    schema: z.enum(EXPERT_KINDS, 'The type is freelancer or agency.'),
    codes: { freelancer: 1, agency: 2 },
    range: { from: 1, to: 8 },
    valuesOf: ({ type }) => [type],
    label: (type) => (type === 'agency' ? 'Agencies' : 'Freelancers'),
    ordered: true,
    tool: 'Freelancers or agencies alone.',
  }),
}

export type FilterName = keyof typeof FILTERS
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

type ValueOf<Name extends FilterName> = (typeof FILTERS)[Name] extends Filter<infer Value, boolean> ? Value : never
/** The values that are chosen, by filter. */
export type ChosenValues = {
  [Name in FilterName]: (typeof FILTERS)[Name]['several'] extends true ? string[] : ValueOf<Name> | null
}

/** An entry of the table, whichever it is. */
export const findFilter = (name: FilterName) => FILTERS[name] as unknown as Filter<string, boolean>

export const isFilterName = (name: string): name is FilterName => Object.hasOwn(FILTERS, name)

export const NO_CHOSEN_VALUES = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, FILTERS[name].several ? [] : null]),
) as unknown as ChosenValues

/** What is chosen of one filter, as a list. */
export const listChosenValues = (chosen: ChosenValues, name: FilterName): string[] => [chosen[name] ?? []].flat()
