import { expect, test } from 'vitest'

import { allRequirementsMet, evaluateRequirements, type RequirementFacts } from './requirements.ts'

const NOW = new Date('2026-06-10T12:00:00Z')

const GOOD: RequirementFacts = {
  ownerSince: new Date('2026-06-01T12:00:00Z'),
  ownerVerified: true,
  publishedSites: 1,
  plans: ['free', 'core'],
  showcasedSites: 1,
  featuredAssets: 1,
  hasAvatar: true,
  matchedSkills: 1,
  countryCode: 'us',
  city: 'New York City',
}

const judge = (changes: Partial<RequirementFacts>) => evaluateRequirements({ ...GOOD, ...changes }, NOW)
const missing = (list: { name: string; met: boolean }[]) => list.filter((one) => !one.met).map((one) => one.name)

test('R11 R15 everything met', () => {
  const { public: forPublic, hirable } = judge({})
  expect(allRequirementsMet(forPublic)).toBe(true)
  expect(allRequirementsMet(hirable)).toBe(true)
})

test('R11 four days to the millisecond', () => {
  expect(missing(judge({ ownerSince: new Date('2026-06-06T12:00:00.000Z') }).public)).toEqual([])
  expect(missing(judge({ ownerSince: new Date('2026-06-06T12:00:00.001Z') }).public)).toEqual(['accountAge'])
})

test.each<[Partial<RequirementFacts>, string]>([
  [{ ownerVerified: false }, 'verified'],
  [{ publishedSites: 0 }, 'publishedSite'],
])('R11 %j is not enough to go public', (changes, name) => {
  expect(missing(judge(changes).public)).toEqual([name])
})

test.each<[Partial<RequirementFacts>, string]>([
  [{ plans: [] }, 'paidPlan'],
  [{ plans: ['free'] }, 'paidPlan'],
  [{ showcasedSites: 0 }, 'showcasedSite'],
  [{ featuredAssets: 0 }, 'portfolioHighlight'],
  [{ hasAvatar: false }, 'avatar'],
  [{ matchedSkills: 0 }, 'skills'],
  [{ countryCode: null }, 'location'],
  [{ city: null }, 'location'],
  [{ city: '' }, 'location'],
])('R15 %j is not enough to be hired', (changes, name) => {
  expect(missing(judge(changes).hirable)).toEqual([name])
})

test.each(['starter', 'core', 'growth', 'agency', 'enterprise'] as const)('R16 the plan %s is paid', (plan) => {
  expect(missing(judge({ plans: ['free', plan] }).hirable)).toEqual([])
})
