import fc from 'fast-check'
import { expect } from 'vitest'

import { BUDGET_STEPS_USD } from '#domain/lists/hire-filter.ts'
import { AWARD_BADGES } from '#domain/profiles/badge.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { makeExpert } from './make.ts'
import type { TestSite } from './test-site.ts'

export type ListedExpert = {
  id: string
  slug: string
  title: string
  services: string[]
  languages: string[]
  badges: string[]
  availability: string | null
  agency: boolean
  minimum: number | null
  answerRate: number | null
}

const SERVICES = ['animation', 'web-development', 'illustration']
const LANGUAGES = ['en', 'de', 'fr']
const AVAILABILITY = ['AVAILABLE', 'LIMITED', null] as const
const MINIMUMS = [null, 400, 900, 3000, 12_000]
const ANSWER_RATES = [null, 0.4, 0.8, 1, null, 0.79]
const TITLES = ['Webflow teacher', 'Brand tutor', 'Webflow tutor']
const everyNth = <T>(list: readonly T[], mask: number) => list.filter((_one, index) => (mask >> index) & 1)

/** Forty experts in Paris who differ in everything that filters use. */
export async function makeListedExperts({ deps }: TestSite): Promise<ListedExpert[]> {
  const experts: ListedExpert[] = []
  for (let index = 0; index < 40; index++) {
    const minimum = MINIMUMS[index % MINIMUMS.length] ?? null
    const listed: Omit<ListedExpert, 'id'> = {
      slug: `expert-${index}`,
      title: TITLES[index % TITLES.length] ?? '',
      services: everyNth(SERVICES, index % 8),
      languages: everyNth(LANGUAGES, (index * 3 + 1) % 8),
      badges: index % 3 === 0 ? [AWARD_BADGES[index % 2] ?? ''] : [],
      availability: AVAILABILITY[index % 3] ?? null,
      agency: index % 4 === 0,
      minimum,
      answerRate: ANSWER_RATES[index % ANSWER_RATES.length] ?? null,
    }
    const { profileId } = await makeExpert(deps.db, {
      agency: listed.agency,
      skills: ['web-design'],
      slug: listed.slug,
      // Workspaces have no title, so it goes into the name.
      ...(listed.agency ? { name: listed.title } : { title: listed.title }),
      services_offered: listed.services,
      languages: listed.languages,
      availability_status: AVAILABILITY[index % 3] ?? null,
      availability_confirmed_at: deps.now(),
      answer_rate: listed.answerRate,
      project_minimum_amount: minimum,
      project_minimum_currency: minimum === null ? null : 'USD',
    })
    const badges = listed.badges.map((badge_name, at) => ({
      id: `${profileId}-${at}`,
      profile_id: profileId,
      badge_type: 'award' as const,
      badge_name,
    }))
    if (badges.length > 0) await deps.db.insertInto('badge').values(badges).execute()
    await deps.db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: deps.now() }))
    experts.push({ ...listed, id: profileId })
  }
  return experts
}

export const anyFilter = fc.record({
  service: fc.subarray(SERVICES),
  language: fc.subarray(LANGUAGES),
  badge: fc.subarray(AWARD_BADGES.slice(0, 2)),
  availability: fc.subarray(['AVAILABLE', 'LIMITED']),
  type: fc.constantFrom(null, 'freelancer', 'agency'),
  budget: fc.constantFrom(null, 500, 1000, 5000),
  budgetFrom: fc.constantFrom(null, null, 400, 500),
  answers: fc.constantFrom(null, 'most'),
})
type Filter = typeof anyFilter extends fc.Arbitrary<infer T> ? T : never

/** The rules of filters, implemented naively. */
function fits(one: ListedExpert, wanted: Filter): boolean {
  const any = (values: string[], chosen: string[]) =>
    chosen.length === 0 || values.some((value) => chosen.includes(value))
  return (
    any(one.services, wanted.service) &&
    any(one.languages, wanted.language) &&
    any(one.badges, wanted.badge) &&
    any(one.availability ? [one.availability] : [], wanted.availability) &&
    (wanted.answers === null || (one.answerRate ?? 0) >= 0.8) &&
    (wanted.type === null || (wanted.type === 'agency') === one.agency) &&
    (wanted.budget === null || (one.minimum !== null && one.minimum <= wanted.budget)) &&
    (wanted.budgetFrom === null || (one.minimum !== null && one.minimum >= wanted.budgetFrom))
  )
}

export function queryOf(wanted: Filter): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of ['service', 'language', 'badge', 'availability'] as const) {
    for (const value of wanted[name]) query.append(name, value)
  }
  if (wanted.answers) query.set('answers', wanted.answers)
  if (wanted.type) query.set('type', wanted.type)
  if (wanted.budget !== null) query.set('budget', String(wanted.budget))
  if (wanted.budgetFrom !== null) query.set('budgetFrom', String(wanted.budgetFrom))
  return query
}

export const slugsOf = (body: Record<string, unknown>) => (body['experts'] as { slug: string }[]).map((one) => one.slug)

/** Checks total, experts and every facet of an answer against a naive count. */
export function expectCounted(body: Record<string, unknown>, experts: ListedExpert[], wanted: Filter): void {
  const count = (filter: Filter) => experts.filter((one) => fits(one, filter)).length
  expect(body['total']).toBe(count(wanted))
  const slugs = new Set(experts.filter((one) => fits(one, wanted)).map((one) => one.slug))
  expect(slugsOf(body).every((slug) => slugs.has(slug))).toBe(true)
  expect(slugsOf(body)).toHaveLength(Math.min(24, slugs.size))
  const facets = body['facets'] as Record<string, { value: string; count: number }[]>
  const expected = (values: (string | number)[], choose: (value: never) => Partial<Filter>) =>
    values
      .map((value) => [String(value), count({ ...wanted, ...choose(value as never) })] as const)
      .filter(([, found]) => found > 0)
      .sort()
  const got = (name: string) => (facets[name] ?? []).map((one) => [one.value, one.count] as const).sort()
  expect(got('service')).toEqual(expected(SERVICES, (value) => ({ service: [value] })))
  expect(got('language')).toEqual(expected(LANGUAGES, (value) => ({ language: [value] })))
  expect(got('badge')).toEqual(expected(AWARD_BADGES.slice(0, 2), (value) => ({ badge: [value] })))
  expect(got('availability')).toEqual(expected(['AVAILABLE', 'LIMITED'], (value) => ({ availability: [value] })))
  expect(got('answers')).toEqual(expected(['most'], (value) => ({ answers: value })))
  expect(got('type')).toEqual(expected(['freelancer', 'agency'], (value) => ({ type: value })))
  expect(got('budget')).toEqual(expected(BUDGET_STEPS_USD, (value) => ({ budget: value, budgetFrom: null })))
}
