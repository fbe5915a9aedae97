import fc from 'fast-check'
import { expect, test } from 'vitest'

import { PAGE_SIZE } from '#domain/limits.ts'

import { arrangePage, NEWCOMER_PLACES, newUntil, placeNewcomers } from './newcomers.ts'

test('R810 an expert is new for 60 days, starting with the day of the first listing', () => {
  expect(newUntil(new Date('2026-01-01T00:00:00Z'))).toBe('2026-03-02')
  expect(newUntil(new Date('2026-01-01T23:59:59Z'))).toBe('2026-03-02')
})

test('R811 newcomers stand on the 8th and the 16th place, and the others keep their order', () => {
  const ranked = Array.from({ length: 22 }, (_, index) => `ranked ${index + 1}`)
  const page = placeNewcomers(ranked, ['first', 'second'])
  expect(page).toHaveLength(PAGE_SIZE)
  expect([page.indexOf('first') + 1, page.indexOf('second') + 1]).toEqual(NEWCOMER_PLACES)
  expect(page.filter((one) => one.startsWith('ranked'))).toEqual(ranked)
})

test('R811 a single newcomer stands on the 8th place; without any the page stays as it is', () => {
  const ranked = Array.from({ length: 23 }, (_, index) => index)
  expect(placeNewcomers(ranked, [-1]).indexOf(-1)).toBe(7)
  expect(placeNewcomers(ranked, [])).toEqual(ranked)
})

test('R811a with any newcomers, the pages of a list show everyone once', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: PAGE_SIZE + 2, maxLength: 130 })
  fc.assert(
    fc.property(scores, fc.nat(), fc.nat(), fc.nat(2), (list, one, other, count) => {
      const sorted = list
        .map((score, index) => ({ score, profileId: String(index).padStart(3, '0') }))
        .sort((a, b) => b.score - a.score || (a.profileId < b.profileId ? -1 : 1))
      const candidates = sorted.slice(PAGE_SIZE)
      const chosen = [one, other].map((at) => candidates[at % candidates.length]).slice(0, count)
      const newcomers = [...new Set(chosen)].flatMap((each) => each ?? [])
      const shown = Array.from({ length: Math.ceil(sorted.length / PAGE_SIZE) }, (_, at) => {
        const from = at === 0 ? 0 : at * PAGE_SIZE - NEWCOMER_PLACES.length
        const page = arrangePage({ page: at + 1, ranked: sorted.slice(from, (at + 1) * PAGE_SIZE), newcomers })
        return [...page.listed, ...page.newcomers]
      })
      const others = sorted.filter((each) => !newcomers.includes(each))
      const first = others.splice(0, PAGE_SIZE - newcomers.length)
      expect(shown.flat()).toEqual([...first, ...newcomers, ...others])
      for (const page of shown.slice(0, -1)) expect(page).toHaveLength(PAGE_SIZE)
    }),
  )
})
