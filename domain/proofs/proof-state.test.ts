import { expect, test } from 'vitest'

import { type CheckOutcome, describeProofState, type ProofState, stateAfterCheck } from './proof-state.ts'

const BEGIN = Date.parse('2026-06-01T10:00:00Z')
const at = (days: number, hours = 0) => new Date(BEGIN + days * 86_400_000 + hours * 3_600_000)

const NEW: ProofState = {
  method: null,
  url: null,
  checkedAt: null,
  failure: null,
  failingSince: null,
  warnedAt: null,
  nextCheckAt: null,
}
const GOOD: CheckOutcome = { proven: true, method: 'dns', url: 'https://studio.example/' }
const BAD: CheckOutcome = { proven: false, failure: 'not_found' }

const check = (state: ProofState, outcome: CheckOutcome, now: Date, spread = 0) =>
  stateAfterCheck(state, outcome, { now, spread })

test('R798 a proof is checked again after 28 to 32 days', () => {
  expect(check(NEW, GOOD, at(0))).toMatchObject({ checkedAt: at(0), method: 'dns', nextCheckAt: at(28), warn: false })
  expect(check(NEW, GOOD, at(0), 1)).toMatchObject({ nextCheckAt: at(32) })
})

test('R799 two failures, 3 days apart, warn; a third one a day later ends it', () => {
  const proven = check(NEW, GOOD, at(0))
  const first = check(proven, BAD, at(28))
  expect(first).toMatchObject({ failingSince: at(28), checkedAt: at(0), nextCheckAt: at(31), warn: false })
  expect(describeProofState(first)).toBe('failing')
  const second = check(first, BAD, at(31))
  expect(second).toMatchObject({ warnedAt: at(31), checkedAt: at(0), nextCheckAt: at(32), warn: true })
  const third = check(second, BAD, at(32))
  expect(third).toMatchObject({ checkedAt: null, method: null, nextCheckAt: null, failure: 'not_found', warn: false })
  expect([proven, first, second, third].map(describeProofState)).toEqual(['proven', 'failing', 'failing', 'lapsed'])
})

test('R799 failures that come sooner change nothing, however many', () => {
  const first = check(check(NEW, GOOD, at(0)), BAD, at(28))
  const soon = check(check(first, BAD, at(28, 1)), BAD, at(30, 23))
  expect(soon).toMatchObject({ failingSince: at(28), nextCheckAt: at(31), warnedAt: null, warn: false })
  const warned = check(soon, BAD, at(31))
  const sooner = check(warned, BAD, at(31, 23))
  expect(sooner).toMatchObject({ checkedAt: at(0), warnedAt: at(31), nextCheckAt: at(32), warn: false })
})

test('R799 a success in between forgets all failures', () => {
  const warned = check(check(check(NEW, GOOD, at(0)), BAD, at(28)), BAD, at(31))
  const again = check(warned, GOOD, at(31, 5))
  expect(again).toMatchObject({ failure: null, failingSince: null, warnedAt: null, checkedAt: at(31, 5) })
  expect(check(again, BAD, at(60))).toMatchObject({ failingSince: at(60), warn: false })
})

test('R799 a proof that never succeeded is not watched, and one that lapsed can be proven again', () => {
  const failed = check(NEW, BAD, at(0))
  expect(failed).toMatchObject({ failure: 'not_found', failingSince: null, nextCheckAt: null, warn: false })
  expect(describeProofState(failed)).toBe('unproven')
  const lapsed = [28, 31, 32].reduce((state, day) => check(state, BAD, at(day)), check(NEW, GOOD, at(0)))
  expect(check(lapsed, BAD, at(40))).toMatchObject({ checkedAt: null, nextCheckAt: null, warn: false })
  expect(describeProofState(check(lapsed, GOOD, at(41)))).toBe('proven')
})
