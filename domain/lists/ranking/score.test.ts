import fc from 'fast-check'
import { expect, test } from 'vitest'

import { DAY_MS } from '#domain/limits.ts'
import { AVAILABILITY_STATUSES } from '#domain/profiles/availability/availability.ts'

import { isComplete, RANKING, RANKING_PARTS, type RankingFacts, rankingTerms, scoreProfile } from './score.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const EMPTY: RankingFacts = {
  hasPicture: false,
  hasHeadline: false,
  hasWebsite: false,
  hasResolvedCity: false,
  hasProjectMinimum: false,
  aboutLength: 0,
  matchedSkills: 0,
  languages: 0,
  services: 0,
  highlights: 0,
  showcasedSites: 0,
  badges: [],
  updatedAt: daysAgo(1000),
  availabilityConfirmedAt: null,
  availabilityStatus: 'UNAVAILABLE',
  availabilityFrom: null,
  responseTimeHours: 1000,
  answerRate: 0,
  likes: 0,
  followers: 0,
}

const FULL: RankingFacts = {
  hasPicture: true,
  hasHeadline: true,
  hasWebsite: true,
  hasResolvedCity: true,
  hasProjectMinimum: true,
  aboutLength: 5000,
  matchedSkills: 60,
  languages: 20,
  services: 18,
  highlights: 3,
  showcasedSites: 500,
  badges: Array.from({ length: 9 }, () => ({ badgeType: 'award', awardLevel: 'winner' })),
  updatedAt: NOW,
  availabilityConfirmedAt: NOW,
  availabilityStatus: 'AVAILABLE',
  availabilityFrom: null,
  responseTimeHours: 0,
  answerRate: 1,
  likes: 1_000_000,
  followers: 1_000_000,
}

const badge: fc.Arbitrary<RankingFacts['badges'][number]> = fc.oneof(
  fc.constant({ badgeType: 'partner' as const, awardLevel: null }),
  fc.constantFrom('winner' as const, 'finalist' as const, 'honoree' as const, null).map((awardLevel) => ({
    badgeType: 'award' as const,
    awardLevel,
  })),
)
// Before and after now: clocks differ.
const moment = fc.double({ min: -5, max: 800, noNaN: true }).map(daysAgo)
const count = fc.oneof(fc.nat(30), fc.nat(2_000_000))
const facts: fc.Arbitrary<RankingFacts> = fc.record({
  hasPicture: fc.boolean(),
  hasHeadline: fc.boolean(),
  hasWebsite: fc.boolean(),
  hasResolvedCity: fc.boolean(),
  hasProjectMinimum: fc.boolean(),
  aboutLength: fc.nat(5000),
  matchedSkills: fc.nat(60),
  languages: fc.nat(20),
  services: fc.nat(18),
  highlights: fc.nat(3),
  showcasedSites: count,
  badges: fc.array(badge, { maxLength: 12 }),
  updatedAt: moment,
  availabilityConfirmedAt: fc.option(moment),
  availabilityStatus: fc.constantFrom(null, ...AVAILABILITY_STATUSES),
  availabilityFrom: fc.constantFrom(null, '2026-06-01', '2026-07-01'),
  responseTimeHours: fc.option(fc.double({ min: 0, max: 3000, noNaN: true })),
  answerRate: fc.option(fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)),
  likes: count,
  followers: count,
})

const BETTER: ((one: RankingFacts, by: number) => Partial<RankingFacts>)[] = [
  () => ({ hasPicture: true }),
  () => ({ hasHeadline: true }),
  () => ({ hasWebsite: true }),
  () => ({ hasResolvedCity: true }),
  () => ({ hasProjectMinimum: true }),
  (one, by) => ({ aboutLength: one.aboutLength + by }),
  (one, by) => ({ matchedSkills: one.matchedSkills + by }),
  (one, by) => ({ languages: one.languages + by }),
  (one, by) => ({ services: one.services + by }),
  (one, by) => ({ highlights: one.highlights + by }),
  (one, by) => ({ showcasedSites: one.showcasedSites + by }),
  (one) => ({ badges: [...one.badges, { badgeType: 'partner', awardLevel: null }] }),
  (one) => ({ badges: [...one.badges, { badgeType: 'award', awardLevel: null }] }),
  (one) => ({
    badges: one.badges.map((held) => (held.badgeType === 'award' ? { ...held, awardLevel: 'winner' } : held)),
  }),
  (one, by) => ({ updatedAt: new Date(one.updatedAt.getTime() + by * DAY_MS) }),
  (one, by) => ({
    availabilityConfirmedAt: new Date((one.availabilityConfirmedAt ?? daysAgo(90)).getTime() + by * DAY_MS),
  }),
  (one, by) => ({ responseTimeHours: one.responseTimeHours === null ? null : one.responseTimeHours / (1 + by) }),
  (one, by) => ({ answerRate: one.answerRate === null ? null : Math.min(1, one.answerRate + by / 100) }),
  (one, by) => ({ likes: one.likes + by }),
  (one, by) => ({ followers: one.followers + by }),
]

test('R40 the weights add up to 1', () => {
  const sum = (weights: { weight: number }[]) => weights.reduce((total, { weight }) => total + weight, 0)
  expect(sum(Object.values(RANKING))).toBeCloseTo(1, 12)
  for (const part of RANKING_PARTS) expect(sum(rankingTerms(part))).toBeCloseTo(RANKING[part].weight, 12)
})

test('R40 nothing at all is 0, everything is 1', () => {
  expect(scoreProfile(EMPTY, NOW).total).toBe(0)
  expect(scoreProfile(FULL, NOW).total).toBe(1)
})

test('R40 every part and the total lie between 0 and 1, and the total is the sum of the weighed parts', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const { total, parts } = scoreProfile(one, NOW)
      for (const value of [total, ...parts.map((part) => part.value)]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      expect(total).toBeCloseTo(
        parts.reduce((sum, { weight, value }) => sum + weight * value, 0),
        3,
      )
    }),
  )
})

test('R41 more of a good thing never lowers the total', () => {
  fc.assert(
    fc.property(facts, fc.nat(50), fc.constantFrom(...BETTER), (one, by, better) => {
      const after = scoreProfile({ ...one, ...better(one, by) }, NOW).total
      expect(after).toBeGreaterThanOrEqual(scoreProfile(one, NOW).total)
    }),
    { numRuns: 1000 },
  )
})

test('R41 each good thing, where there was little, lifts the total', () => {
  const start: RankingFacts = {
    ...EMPTY,
    badges: [{ badgeType: 'award', awardLevel: null }],
    updatedAt: daysAgo(365),
    responseTimeHours: 300,
    answerRate: 0.1,
  }
  for (const better of BETTER) {
    expect(scoreProfile({ ...start, ...better(start, 80) }, NOW).total).toBeGreaterThan(scoreProfile(start, NOW).total)
  }
})

test('R726 time for new work counts, being booked does not', () => {
  const valueOf = (changes: Partial<RankingFacts>) =>
    scoreProfile({ ...FULL, ...changes }, NOW).parts.find(({ name }) => name === 'availability')?.value
  expect(valueOf({})).toBe(1)
  expect(valueOf({ availabilityStatus: 'LIMITED' })).toBe(0.75)
  expect(valueOf({ availabilityStatus: 'UNAVAILABLE' })).toBe(0)
  expect(valueOf({ availabilityStatus: 'UNAVAILABLE', availabilityConfirmedAt: daysAgo(200) })).toBe(0)
  expect(valueOf({ availabilityStatus: 'UNAVAILABLE', availabilityFrom: '2026-07-01' })).toBe(0)
  expect(valueOf({ availabilityStatus: 'UNAVAILABLE', availabilityFrom: '2026-06-29' })).toBe(0.5)
  expect(valueOf({ availabilityFrom: '2026-07-01' })).toBe(0.5)
  expect(valueOf({ availabilityConfirmedAt: daysAgo(31) })).toBe(0.5)
  expect(valueOf({ availabilityStatus: null })).toBe(0.5)
})

test('R41 the same facts at the same moment give the same score', () => {
  fc.assert(
    fc.property(facts, (one) => {
      expect(scoreProfile(structuredClone(one), new Date(NOW))).toEqual(scoreProfile(one, NOW))
    }),
  )
})

const replies = (known: Pick<Partial<RankingFacts>, 'responseTimeHours' | 'answerRate'>) =>
  scoreProfile({ ...FULL, ...known }, NOW).parts.find((part) => part.name === 'responsiveness')?.value

test('R42 without data, responsiveness is neutral: below a quick reply, above a slow one', () => {
  const reply = (responseTimeHours: number | null) => replies({ responseTimeHours })
  expect(replies({ responseTimeHours: null, answerRate: null })).toBe(0.5)
  expect(reply(24)).toBeGreaterThan(0.5)
  expect(reply(72)).toBeLessThan(0.5)
  expect([reply(0), reply(4), reply(14 * 24)]).toEqual([1, 1, 0])
})

test('R336 replies are the speed times the share that is answered: unanswered messages count', () => {
  expect(replies({ responseTimeHours: 2, answerRate: 0.04 })).toBe(0.04)
  expect(replies({ responseTimeHours: 2, answerRate: 0.9 })).toBe(0.9)
  const day = replies({ responseTimeHours: 24, answerRate: 1 }) ?? 0
  expect(replies({ responseTimeHours: 24, answerRate: 0.5 })).toBeCloseTo(day / 2, 12)
  // Of too few answers no median is known.
  expect(replies({ responseTimeHours: null, answerRate: 0 })).toBe(0)
  expect(replies({ responseTimeHours: null, answerRate: 0.6 })).toBeCloseTo(0.3, 12)
})

test('R810 a profile is complete with everything that completeness asks for, and with nothing less', () => {
  expect(isComplete(FULL)).toBe(true)
  const exactly = { aboutLength: 400, matchedSkills: 5, languages: 1, services: 3, highlights: 3 }
  const others: Partial<RankingFacts> = { showcasedSites: 0, badges: [], likes: 0, availabilityStatus: null }
  expect(isComplete({ ...FULL, ...exactly, ...others })).toBe(true)
  for (const [name, count] of Object.entries(exactly)) {
    expect([name, isComplete({ ...FULL, [name]: count - 1 })]).toEqual([name, false])
  }
  for (const name of ['hasPicture', 'hasHeadline', 'hasWebsite', 'hasResolvedCity', 'hasProjectMinimum']) {
    expect([name, isComplete({ ...FULL, [name]: false })]).toEqual([name, false])
  }
})
