import { expect, test } from 'vitest'

import { EXPERT_STATUSES } from '#domain/profiles/profile.ts'

import { isExpert, isHirable, isListable } from './hirable.ts'

const OPEN = {
  visibility: 'PUBLIC',
  expertStatus: 'ACTIVE',
  isActivated: true,
  wantsHirable: true,
  requirements: [{ name: 'skills', met: true }],
} as const

test('R17 R44 an open profile is hirable and listed', () => {
  expect([isHirable(OPEN), isListable(OPEN)]).toEqual([true, true])
})

test.each([
  { visibility: 'PRIVATE' },
  { wantsHirable: false },
  { expertStatus: 'SUSPENDED' },
  { expertStatus: 'NOT_ACTIVATED', isActivated: false },
  { expertStatus: 'PAUSED', wantsHirable: false },
  { requirements: [...OPEN.requirements, { name: 'avatar', met: false }] },
] as const)('R17 R44 %o: neither hirable nor listed', (change) => {
  const facts = { ...OPEN, ...change }
  expect([isHirable(facts), isListable(facts)]).toEqual([false, false])
})

test('R17 R44 hirable and listed differ only where status and activation disagree', () => {
  const states = EXPERT_STATUSES.flatMap((expertStatus) =>
    [true, false].map((isActivated) => ({ ...OPEN, expertStatus, isActivated })),
  )
  const different = states.filter((facts) => isHirable(facts) !== isListable(facts))
  // A profile gets into none of these: what becomes active or is paused is dated, and a pause takes `wantsHirable` away.
  expect(different.map(({ expertStatus, isActivated }) => [expertStatus, isActivated])).toEqual([
    ['NOT_ACTIVATED', true],
    ['ACTIVE', false],
    ['PAUSED', true],
  ])
})

test('R25 a suspended profile is no expert', () => {
  expect(EXPERT_STATUSES.filter((expertStatus) => isExpert({ expertStatus, isActivated: true }))).toEqual([
    'NOT_ACTIVATED',
    'ACTIVE',
    'PAUSED',
  ])
  expect(isExpert({ expertStatus: 'ACTIVE', isActivated: false })).toBe(false)
})
