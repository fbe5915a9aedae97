import { AVAILABILITY_STATUSES } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { LANGUAGE_CODES } from '#domain/profiles/language-codes.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'

import { EXPERT_KINDS } from './expert-card.ts'
import { ANSWERS, type FacetName, SORTS } from './hire-filter.ts'

/** As many values of one filter as a list takes. */
export const MAX_CHOICES = 20
export const MAX_BUDGET = 100_000_000

type Kind = { knows: (value: string) => boolean; most: number }

const oneOf = (values: readonly string[], most = 1): Kind => {
  const known = new Set(values)
  return { knows: (value) => known.has(value), most }
}

const amount: Kind = { knows: (value) => /^\d{1,9}$/.test(value) && Number(value) <= MAX_BUDGET, most: 1 }

const KINDS = new Map(
  Object.entries({
    sort: oneOf(SORTS),
    type: oneOf(EXPERT_KINDS),
    budget: amount,
    budgetFrom: amount,
    service: oneOf(SERVICE_SLUGS, MAX_CHOICES),
    language: oneOf(LANGUAGE_CODES, MAX_CHOICES),
    badge: oneOf([...PARTNER_BADGES, ...AWARD_BADGES], MAX_CHOICES),
    availability: oneOf(AVAILABILITY_STATUSES, MAX_CHOICES),
    answers: oneOf(ANSWERS),
    currency: oneOf(CURRENCIES),
  } satisfies Record<FacetName | 'budgetFrom' | 'currency' | 'sort', Kind>),
)

type Split = { known: string[]; unknown: string[] }

/** R307: of the values that an address gives a filter or the sort order, those that it has, and the others. */
export function splitChoices(name: string, values: string[], regions: { has(slug: string): boolean }): Split {
  const kind = name === 'region' ? { knows: (slug: string) => regions.has(slug), most: 1 } : KINDS.get(name)
  const given = [...new Set(values)]
  const known = given.filter((value) => kind?.knows(value)).slice(0, kind?.most)
  return { known, unknown: given.filter((value) => !known.includes(value)) }
}
