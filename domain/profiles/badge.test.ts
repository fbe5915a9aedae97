import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type AwardLevel, type Badge, sortBadges } from './badge.ts'

function award(badgeName: string, awardDate: string | null, awardLevel: AwardLevel | null): Badge {
  return { badgeType: 'award', badgeName, awardDate, awardLevel }
}

function partner(badgeName: string): Badge {
  return { badgeType: 'partner', badgeName, awardDate: null, awardLevel: null }
}

const names = (badges: Badge[]) => badges.map((badge) => `${badge.badgeName} ${badge.awardDate ?? ''}`.trim())

test('R18 later years come first, whatever the day within them', () => {
  const sorted = sortBadges([
    award('A', '2023-12-31', 'winner'),
    award('B', '2025-01-01', null),
    award('C', '2024-06-01', null),
  ])
  expect(names(sorted)).toEqual(['B 2025-01-01', 'C 2024-06-01', 'A 2023-12-31'])
})

test('R18 within a year: winner, finalist, all other levels, then by name', () => {
  const sorted = sortBadges([
    award('Zeta', '2025-02-01', 'honoree'),
    award('Beta', '2025-03-01', null),
    award('Gamma', '2025-01-01', 'finalist'),
    award('Delta', '2025-01-01', 'winner'),
    award('Alpha', '2025-12-01', 'winner'),
  ])
  expect(names(sorted)).toEqual([
    'Alpha 2025-12-01',
    'Delta 2025-01-01',
    'Gamma 2025-01-01',
    'Beta 2025-03-01',
    'Zeta 2025-02-01',
  ])
})

test('R19 partner badges first by name, then awards', () => {
  const sorted = sortBadges([
    award('Best Animation', '2025-01-01', 'winner'),
    partner('Premium Partner'),
    partner('Certified Partner'),
  ])
  expect(names(sorted)).toEqual(['Certified Partner', 'Premium Partner', 'Best Animation 2025-01-01'])
})

test('R18 R19 the order does not depend on the order of the input, and nothing is lost', () => {
  const name = fc.constantFrom('Site of the Year', 'Best Animation', 'Global Leader')
  const level = fc.constantFrom('winner' as const, 'finalist' as const, 'honoree' as const, null)
  const day = fc.constantFrom('2024-05-01', '2025-05-01', null)
  const badge = fc.oneof(
    name.map(partner),
    fc.tuple(name, day, level).map((given) => award(...given)),
  )
  fc.assert(
    fc.property(fc.array(badge, { maxLength: 12 }), (badges) => {
      const keys = (list: Badge[]) =>
        list.map((one) => [one.badgeType, one.badgeName, one.awardDate?.slice(0, 4)].join())
      expect(keys(sortBadges(badges.toReversed()))).toEqual(keys(sortBadges(badges)))
      expect(sortBadges(badges)).toHaveLength(badges.length)
    }),
  )
})
