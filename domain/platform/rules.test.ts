import { afterEach, expect, test } from 'vitest'

import { hasPaidPlan, isKnownPlan, planCodes } from '#domain/accounts/workspace.ts'
import { facetLabel } from '#domain/lists/hire-filter.ts'
import { badgeText } from '#domain/profiles/badge-text.ts'
import { sortBadges } from '#domain/profiles/badge.ts'
import { handleProblem } from '#domain/profiles/handle.ts'
import { requirementText } from '#domain/profiles/requirements/missing-requirements.ts'
import { evaluateRequirements, type RequirementFacts } from '#domain/profiles/requirements/requirements.ts'
import { groupServices } from '#domain/profiles/services.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { platformRulesForBrowser } from './active-rules.ts'
import { businessTypeDisplayName, planDisplayName } from './display-names.ts'

afterEach(resetRules)

const NOW = new Date('2026-06-10T12:00:00Z')

const STANDING: RequirementFacts = {
  ownerSince: new Date('2026-06-09T12:00:00Z'),
  ownerVerified: true,
  publishedSites: 1,
  plans: ['free'],
  showcasedSites: 1,
  featuredAssets: 0,
  hasAvatar: false,
  matchedSkills: 1,
  countryCode: 'us',
  city: 'New York City',
}

function missing(): string[] {
  const { public: forPublic, hirable } = evaluateRequirements(STANDING, NOW)
  return [...forPublic, ...hirable].filter(({ met }) => !met).map(({ name }) => requirementText(name))
}

test('R469 requirements are the platform’s: more of them, fewer, or none', () => {
  expect(missing()).toEqual([
    'an account that is at least 4 days old',
    'a paid workspace plan',
    'a portfolio highlight',
    'a picture',
  ])
  setRules({ requirements: { days: 30, sites: 2, showcasedSites: 3, picture: false, highlight: false } })
  expect(missing()).toEqual([
    'an account that is at least 30 days old',
    'two published sites',
    'a paid workspace plan',
    'three sites to show',
  ])
  setRules({
    requirements: { days: 1, sites: 1, showcasedSites: 1, paidPlan: false, picture: false, highlight: false },
  })
  expect(missing()).toEqual([])
  setRules({
    requirements: { days: 0, sites: 0, showcasedSites: 0, paidPlan: false, picture: false, highlight: false },
  })
  const { public: forPublic, hirable } = evaluateRequirements(STANDING, NOW)
  expect([forPublic, hirable].map((list) => list.map(({ name }) => name))).toEqual([
    ['verified'],
    ['skills', 'location'],
  ])
})

test('R468 plans are the platform’s, and so is which are paid', () => {
  setRules({ plans: { hobby: { name: 'Hobby', paid: false }, 'pro-2': { name: 'Pro (2)', paid: true } } })
  expect(planCodes()).toEqual(['hobby', 'pro-2'])
  expect([['hobby'], ['hobby', 'pro-2'], ['core'], ['constructor'], []].map(hasPaidPlan)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
  expect(['hobby', 'free', 'toString'].map(isKnownPlan)).toEqual([true, false, false])
  expect(['pro-2', 'core'].map(planDisplayName)).toEqual(['Pro (2)', 'core'])
})

test('R470 codes are shown by the platform’s names, wherever they are shown', () => {
  setRules({
    names: {
      partnerBadges: { 'Certified Partner': 'Zebra Pro' },
      awards: { 'Best Animation': 'Golden Loop' },
      services: { animation: 'Moving pictures' },
      businessTypes: { STUDIO: 'Workshop' },
    },
  })
  const partner = { badgeType: 'partner' as const, awardLevel: null, awardDate: null }
  const award = { badgeType: 'award' as const, awardLevel: 'winner' as const, awardDate: '2025-03-01' }
  expect(badgeText({ ...award, badgeName: 'Best Animation' })).toBe('Golden Loop 2025, winner')
  const sorted = sortBadges(['Certified Partner', 'Global Leader'].map((badgeName) => ({ ...partner, badgeName })))
  expect(sorted.map(({ badgeName }) => badgeName)).toEqual(['Global Leader', 'Certified Partner'])
  expect(groupServices(['animation', 'illustration'])[0]?.services.map(({ name }) => name)).toEqual([
    'Moving pictures',
    'Illustration',
  ])
  expect(facetLabel('service', 'animation')).toBe('Moving pictures')
  expect(facetLabel('badge', 'Certified Partner')).toBe('Zebra Pro')
  expect(businessTypeDisplayName('STUDIO', 'Studio')).toBe('Workshop')
})

test('R474 handles that the platform reserves are not available; browsers do not get the whole list', () => {
  expect(handleProblem('acme')).toBeUndefined()
  setRules({ reservedHandles: ['acme'] })
  expect(handleProblem('acme')?.text).toBe('This handle is reserved.')
  expect(platformRulesForBrowser()?.reservedHandles).toEqual([])
})

test('R466 without a file, browsers are told nothing', () => {
  expect(platformRulesForBrowser()).toBeUndefined()
})
