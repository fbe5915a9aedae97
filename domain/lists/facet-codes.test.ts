import fc from 'fast-check'
import { expect, test } from 'vitest'

import { AVAILABILITY_STATUSES } from '#domain/profiles/availability/availability.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { LANGUAGE_CODES } from '#domain/profiles/language-codes.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'

import { EXPERT_KINDS } from './expert-card.ts'
import {
  FACET_CODE_RANGES,
  expertFacetCodes,
  facetCountsFromCodes,
  filterCodes,
  isBudgetCoded,
  scoreCode,
  scoreStep,
} from './facet-codes.ts'
import { FILTER_NAMES, findFilter } from './filters.ts'
import { BUDGET_STEPS_USD, NO_HIRE_FILTER } from './hire-filter.ts'

const anyExpert = fc.record({
  type: fc.constantFrom(...EXPERT_KINDS),
  services: fc.subarray(SERVICE_SLUGS),
  languages: fc.subarray(LANGUAGE_CODES, { maxLength: 5 }),
  badges: fc.subarray([...PARTNER_BADGES, ...AWARD_BADGES]),
  availability: fc.constantFrom(null, ...AVAILABILITY_STATUSES),
  minimum: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null }),
  answerRate: fc.option(
    fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    { nil: null },
  ),
  score: fc.double({ min: 0, max: 1, noNaN: true }),
})

test('an expert’s codes convert back to their facets', () => {
  fc.assert(
    fc.property(anyExpert, (expert) => {
      const counts = facetCountsFromCodes(new Map(expertFacetCodes(expert).map((code) => [code, 1])))
      const valuesOf = (facet: string) => counts.filter(({ name }) => name === facet).map(({ value }) => value)
      expect(valuesOf('type')).toEqual([expert.type])
      expect(valuesOf('service').sort()).toEqual([...expert.services].sort())
      expect(valuesOf('language').sort()).toEqual([...expert.languages].sort())
      expect(valuesOf('badge').sort()).toEqual([...expert.badges].sort())
      expect(valuesOf('availability')).toEqual(expert.availability === null ? [] : [expert.availability])
      expect(valuesOf('answers')).toEqual((expert.answerRate ?? 0) >= 0.8 ? ['most'] : [])
      const { minimum } = expert
      expect(valuesOf('budget')).toEqual(
        minimum === null ? [] : BUDGET_STEPS_USD.filter((one) => one >= minimum).map(String),
      )
    }),
  )
})

test('a budget finds every expert whose minimum it covers; a step of the list only those', () => {
  fc.assert(
    fc.property(
      anyExpert,
      fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...BUDGET_STEPS_USD)),
      (expert, budget) => {
        const filter = { ...NO_HIRE_FILTER, budget }
        const codes = new Set(expertFacetCodes(expert))
        const found = filterCodes(filter).some((part) => part.codes.some((code) => codes.has(code)))
        const fits = expert.minimum !== null && expert.minimum <= budget
        expect(isBudgetCoded(filter) ? found : found || !fits).toBe(isBudgetCoded(filter) ? fits : true)
      },
    ),
  )
})

test('R312 a range of budgets finds everyone whose minimum is in it', () => {
  const amount = fc.option(fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...BUDGET_STEPS_USD)), {
    nil: null,
  })
  fc.assert(
    fc.property(anyExpert, amount, amount, (expert, budget, budgetFrom) => {
      fc.pre(budget !== null || budgetFrom !== null)
      const codes = new Set(expertFacetCodes(expert))
      const filter = { ...NO_HIRE_FILTER, budget, budgetFrom }
      const found = filterCodes(filter).some((part) => part.codes.some((code) => codes.has(code)))
      const { minimum } = expert
      const fits = minimum !== null && minimum <= (budget ?? Infinity) && minimum >= (budgetFrom ?? 0)
      expect(found || !fits).toBe(true)
    }),
  )
})

test('every value has a code in its facet’s range, and no two the same', () => {
  const values = [
    ...FILTER_NAMES.flatMap((name) => {
      const { several, codes } = findFilter(name)
      return Object.keys(codes).map((value) => filterCodes({ ...NO_HIRE_FILTER, [name]: several ? [value] : value }))
    }),
    filterCodes({ ...NO_HIRE_FILTER, budget: 1_000_000 }),
  ].flat()
  for (const { name, codes } of values) {
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) {
      expect(code).toBeGreaterThanOrEqual(FACET_CODE_RANGES[name].from)
      expect(code).toBeLessThan(Math.min(FACET_CODE_RANGES[name].to, scoreCode(0)))
    }
  }
  const all = values.flatMap(({ codes }) => codes)
  expect(new Set(all).size).toBe(all.length)
})

test('a filter that asks for nothing has no codes', () => {
  expect(filterCodes(NO_HIRE_FILTER)).toEqual([])
})

test('scores fall into a hundred steps, by what is stored of them', () => {
  expect([0, 0.004, 0.29, 0.999, 1].map(scoreStep)).toEqual([0, 0, Math.floor(Math.fround(0.29) * 100), 99, 100])
})
