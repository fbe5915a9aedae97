import fc from 'fast-check'
import { expect, test } from 'vitest'

import { NEAR_EQUAL_DISTANCE, rotateNearEquals } from './rotate.ts'

const items = fc.uniqueArray(
  fc.record({
    profileId: fc.uuid({ version: 7 }),
    // Steps of the stored score, close enough for many near-equals.
    score: fc.nat(1500).map((steps) => steps / 10_000),
  }),
  { maxLength: 24, selector: (item) => item.profileId },
)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const equals = Array.from({ length: 8 }, (_, index) => ({ profileId: `profile-${index}`, score: 0.5 }))

test('R43 rotation keeps the same experts', () => {
  fc.assert(
    fc.property(items, day, (given, day) => {
      const ids = (list: { profileId: string }[]) => list.map((item) => item.profileId).sort()
      expect(ids(rotateNearEquals(given, { day }))).toEqual(ids(given))
    }),
  )
})

test('R43 no expert passes one that is better by more than the distance', () => {
  fc.assert(
    fc.property(items, day, (given, day) => {
      const rotated = rotateNearEquals(given, { day })
      rotated.forEach((item, index) => {
        for (const later of rotated.slice(index + 1)) {
          expect(later.score - item.score).toBeLessThanOrEqual(NEAR_EQUAL_DISTANCE)
        }
      })
    }),
  )
})

test('R43 within a day the order stays, in whatever order the items come in and whichever others are present', () => {
  fc.assert(
    fc.property(items, day, fc.nat(23), (given, day, left) => {
      const rotated = rotateNearEquals(given, { day })
      expect(rotateNearEquals(given.toReversed(), { day })).toEqual(rotated)
      const gone = given[left]
      expect(
        rotateNearEquals(
          given.filter((item) => item !== gone),
          { day },
        ),
      ).toEqual(rotated.filter((item) => item !== gone))
    }),
  )
})

test('R43 equals take turns at the top over the days', () => {
  const tops = new Set<string | undefined>()
  for (let date = 1; date <= 60; date++) {
    const day = new Date(Date.UTC(2026, 0, date)).toISOString().slice(0, 10)
    tops.add(rotateNearEquals(equals, { day })[0]?.profileId)
  }
  expect(tops.size).toBe(equals.length)
})

test('R43 without a distance the best come first', () => {
  const given = [0.2, 0.9, 0.5].map((score) => ({ profileId: `profile-${score}`, score }))
  expect(rotateNearEquals(given, { day: '2026-06-30', distance: 0 }).map((item) => item.score)).toEqual([0.9, 0.5, 0.2])
})
