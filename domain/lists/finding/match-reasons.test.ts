import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type ExpertMatchFacts, findMatchReasons } from './match-reasons.ts'
import type { SearchIntent } from './search-intent.ts'

const some = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values))
const amount = fc.option(fc.integer({ min: 100, max: 10_000 }))
const kind = fc.constantFrom('agency' as const, 'freelancer' as const)
const skills = some('seo', 'figma', 'shopify', 'branding')
const cities = ['lyon', 'paris', 'berlin']
const countries = ['fr', 'de']

const intents: fc.Arbitrary<SearchIntent> = fc.record({
  skills,
  weights: fc.constant([]),
  phrases: fc.constant([]),
  nearSkills: skills,
  services: some('illustration', 'animation'),
  subjects: some('bakery', 'museum'),
  cities: some(...cities),
  country: fc.option(fc.constantFrom(...countries)),
  speaks: some('de', 'fr'),
  speaksAny: fc.boolean(),
  availableNow: fc.boolean(),
  kind: fc.option(kind),
  budgetUsd: amount,
  when: fc.option(fc.constant({ from: '2027-01-01', to: '2027-01-31' })),
  words: fc.constant([]),
  isOpen: fc.constant(false),
})
const facts: fc.Arbitrary<ExpertMatchFacts> = fc.record({
  skills,
  city: fc.option(fc.constantFrom(...cities)),
  country: fc.option(fc.constantFrom(...countries)),
  minimumUsd: amount,
  languages: some('de', 'fr'),
  kind,
  services: some('illustration', 'animation'),
  isAvailable: fc.boolean(),
  subjects: some('bakery', 'museum'),
})

/** Whether the expert's own data says it. */
function isTrue({ kind: what, value }: ReturnType<typeof findMatchReasons>[number], expert: ExpertMatchFacts): boolean {
  switch (what) {
    case 'skill':
    case 'near-skill':
      return expert.skills.includes(value)
    case 'service':
      return expert.services.includes(value)
    case 'city':
      return expert.city === value
    case 'country':
      return expert.country === value
    case 'subject':
      return expert.subjects.includes(value)
    case 'budget':
      return expert.minimumUsd === Number(value)
    case 'language':
      return expert.languages.includes(value)
    case 'kind':
      return expert.kind === value
    case 'availability':
      return expert.isAvailable
  }
}

/** Whether the intent asks for it. */
function isAsked({ kind: what, value }: ReturnType<typeof findMatchReasons>[number], intent: SearchIntent): boolean {
  const asked = [
    ...intent.skills,
    ...intent.nearSkills,
    ...intent.services,
    ...intent.subjects,
    ...intent.cities,
    ...intent.speaks,
    intent.country,
    intent.kind,
  ]
  if (what === 'budget') return intent.budgetUsd !== null && Number(value) <= intent.budgetUsd
  return what === 'availability' ? intent.when !== null || intent.availableNow : asked.includes(value)
}

test('R324 no reason is invented: each is asked for, and the expert’s data says it', () => {
  fc.assert(
    fc.property(intents, facts, (intent, expert) => {
      for (const reason of findMatchReasons(intent, expert)) {
        expect([reason, isTrue(reason, expert), isAsked(reason, intent)]).toEqual([reason, true, true])
      }
    }),
  )
})

test('R324 a near skill is a reason only where none of those that were asked for is', () => {
  fc.assert(
    fc.property(intents, facts, (intent, expert) => {
      const kinds = new Set(findMatchReasons(intent, expert).map((reason) => reason.kind))
      expect(kinds.has('skill') && kinds.has('near-skill')).toBe(false)
    }),
  )
})
