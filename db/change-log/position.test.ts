import { expect, test } from 'vitest'

import { hasMissedChanges, advanceLogPosition, type ChangeLogObservation } from './position.ts'

const seen = (values: Partial<ChangeLogObservation>): ChangeLogObservation => ({
  snapshot: '100:120:',
  newest: '110',
  pruned: '0',
  isStandby: false,
  ...values,
})

test('R379 a position is the newest transaction that was read, and those in progress', () => {
  expect(advanceLogPosition(seen({ snapshot: '100:120:100,115' }))).toEqual({ newest: 110n, inProgress: [100n, 115n] })
  expect(advanceLogPosition(seen({ newest: null }))).toEqual({ newest: 0n, inProgress: [] })
  expect(advanceLogPosition(seen({ newest: null, pruned: '90' })).newest).toBe(90n)
  expect(advanceLogPosition(seen({ newest: null }), { newest: 95n, inProgress: [] }).newest).toBe(95n)
})

test('R379 a standby, which does not list transactions in progress, reads again whatever may be one', () => {
  expect(advanceLogPosition(seen({ isStandby: true }))).toEqual({ newest: 99n, inProgress: [] })
  expect(advanceLogPosition(seen({ isStandby: true, newest: '80' }))).toEqual({ newest: 80n, inProgress: [] })
})

test('R381 changes were missed if something unread may have been pruned', () => {
  expect(hasMissedChanges({ newest: 90n, inProgress: [] }, seen({ pruned: '90' }))).toBe(false)
  expect(hasMissedChanges({ newest: 89n, inProgress: [] }, seen({ pruned: '90' }))).toBe(true)
  // It has ended meanwhile, so that its rows may have come and gone.
  expect(hasMissedChanges({ newest: 95n, inProgress: [85n] }, seen({ pruned: '90' }))).toBe(true)
  expect(hasMissedChanges({ newest: 95n, inProgress: [85n] }, seen({ pruned: '90', snapshot: '85:120:85' }))).toBe(
    false,
  )
  expect(hasMissedChanges({ newest: 95n, inProgress: [93n] }, seen({ pruned: '90' }))).toBe(false)
})

test('R382 what was pruned on another server, from which the database was copied, is ignored', () => {
  expect(hasMissedChanges({ newest: 95n, inProgress: [] }, seen({ pruned: '5000' }))).toBe(false)
  expect(advanceLogPosition(seen({ pruned: '5000' })).newest).toBe(110n)
})
