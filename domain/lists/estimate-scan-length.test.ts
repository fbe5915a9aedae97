import { expect, test } from 'vitest'

import { estimateScanLength } from './estimate-scan-length.ts'
import { expertFacetCodes } from './facet-codes.ts'
import { type HireFilter, NO_HIRE_FILTER } from './hire-filter.ts'

const [FREELANCER = 0, AVAILABLE = 0, GERMAN = 0] = expertFacetCodes({
  type: 'freelancer',
  availability: 'AVAILABLE',
  languages: ['de'],
  services: [],
  badges: [],
  minimum: null,
  score: 0,
  answerRate: null,
})
const tally = (experts: number, shares: Record<number, number>) => ({
  experts,
  codes: new Map(Object.entries(shares).map(([code, share]) => [Number(code), experts * share])),
})
const filter: HireFilter = { ...NO_HIRE_FILTER, type: 'freelancer', availability: ['AVAILABLE'], language: ['de'] }

test('R162 a filter that most pass is looked for from the first of the list on', () => {
  const most = tally(100_000, { [FREELANCER]: 0.8, [AVAILABLE]: 0.5, [GERMAN]: 0.5 })
  expect(estimateScanLength(most, { filter, wanted: 24 })).toBe(360)
  expect(estimateScanLength(most, { filter, wanted: 1200 })).toBe(18_000)
})

test('R162 those who pass one that few do are picked out', () => {
  const few = tally(100_000, { [FREELANCER]: 0.8, [AVAILABLE]: 0.1, [GERMAN]: 0.01 })
  expect(estimateScanLength(few, { filter, wanted: 24 })).toBeUndefined()
  expect(estimateScanLength(tally(100_000, { [FREELANCER]: 1 }), { filter, wanted: 24 })).toBeUndefined()
  expect(estimateScanLength(tally(0, {}), { filter, wanted: 24 })).toBeUndefined()
})
