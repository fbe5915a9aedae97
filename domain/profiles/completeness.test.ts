import { expect, test } from 'vitest'

import { computeCompleteness } from './completeness.ts'
import type { Profile } from './profile.ts'

const NOW = new Date('2026-06-01T00:00:00Z')

type Met = { [Name in string]?: boolean }

const list = <const Name extends string>(names: readonly Name[], met: Met) =>
  names.map((name) => ({ name, met: met[name] ?? false }))

/** Only what completeness looks at. */
function profileWith(met: Met, values: Partial<Profile> = {}): Profile {
  return {
    owner: { id: 'u', type: 'PERSON' },
    public: false,
    title: null,
    businessType: null,
    about: null,
    website: null,
    languages: [],
    skills: [],
    featuredAssets: [],
    expertsMetadata: { status: 'NOT_ACTIVATED', servicesOffered: [], projectMinimum: null, availability: null },
    canMakePublic: ['accountAge', 'verified', 'publishedSite'].every((name) => met[name]),
    requirements: {
      public: list(['accountAge', 'verified', 'publishedSite'], met),
      hirable: list(['paidPlan', 'showcasedSite', 'portfolioHighlight', 'avatar', 'skills', 'location'], met),
    },
    ...values,
  } as Profile
}

const OWN = { verified: true, avatar: true, location: true, skills: true }
const SITES = { publishedSite: true, showcasedSite: true }
const ALL = { ...OWN, ...SITES, portfolioHighlight: true, paidPlan: true, accountAge: true }

test.each([
  ['what the owner can do here comes first', profileWith({}), 'verified', 'verify-email'],
  ['a highlight waits for a site', profileWith(OWN), 'publishedSite', 'platform'],
  ['then the highlight', profileWith({ ...OWN, ...SITES }), 'portfolioHighlight', 'portfolio-highlight'],
  ['then the plan', profileWith({ ...OWN, ...SITES, portfolioHighlight: true }), 'paidPlan', 'platform'],
  ['while time passes, what is recommended', profileWith({ ...ALL, accountAge: false }), 'headline', 'general'],
  ['going public', profileWith(ALL), 'public', 'general'],
  ['activation', profileWith(ALL, { public: true }), 'activated', 'activate'],
  [
    'a workspace has no such tab',
    profileWith(ALL, { public: true, owner: { id: 'w', type: 'WORKSPACE' } }),
    'activated',
    'general',
  ],
])('R124 next: %s', (_why, profile, name, place) => {
  expect(computeCompleteness(profile, NOW).next).toMatchObject({ name, place, done: false })
})

test('R124 with everything there, the share is one and nothing is next', () => {
  const metadata = {
    status: 'ACTIVE',
    servicesOffered: ['a', 'b', 'c'],
    projectMinimum: { amount: 1, currency: 'USD' },
    availability: { status: 'AVAILABLE', from: null, confirmedOn: NOW.toISOString() },
  }
  const profile = profileWith(ALL, {
    public: true,
    title: 'Designer',
    about: 'x'.repeat(400),
    website: 'https://a.example',
    languages: ['en'],
    skills: ['a', 'b', 'c', 'd', 'e'],
    featuredAssets: [{}, {}, {}] as Profile['featuredAssets'],
    expertsMetadata: metadata as unknown as Profile['expertsMetadata'],
  })
  expect(computeCompleteness(profile, NOW)).toMatchObject({ share: 1, next: undefined })
  expect(computeCompleteness(profileWith({}), NOW).share).toBe(0)
})

test('R469 what the platform does not ask for is no step', () => {
  const profile = profileWith(ALL)
  const requirements = { public: list(['verified'], ALL), hirable: list(['skills', 'location'], ALL) } as const
  const { steps } = computeCompleteness({ ...profile, requirements } as unknown as Profile, NOW)
  const required = steps.filter((step) => step.required).map(({ name }) => name)
  expect(required).toEqual(['verified', 'location', 'skills', 'public', 'activated'])
})
