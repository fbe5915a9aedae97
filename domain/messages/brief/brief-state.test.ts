import fc from 'fast-check'
import { expect, test } from 'vitest'

import { MESSAGE_STATUSES } from '#domain/messages/message-box.ts'

import { briefLines, briefText, briefRecipientsText } from './brief-lines.ts'
import { briefState } from './brief-state.ts'

const AT = new Date('2026-06-01T12:00:00Z')
const WAITING = { status: 'sent' as const, profileId: 'p', repliedAt: null, declinedAt: null }

test.each([
  ['waiting', {}],
  ['answered', { repliedAt: AT }],
  ['declined', { repliedAt: AT, declinedAt: AT }],
  ['gone', { repliedAt: AT, declinedAt: AT, profileId: null }],
  ['held', { status: 'filtered' as const }],
  ['answered', { status: 'filtered' as const, repliedAt: AT }],
  ['unsent', { status: 'awaiting-confirmation' as const }],
])('R341 it is %s', (state, change) => {
  expect(briefState({ ...WAITING, ...change })).toBe(state)
})

test('R341 only what has arrived and has no answer waits', () => {
  const moment = fc.option(fc.constant(AT))
  const sent = fc.record({
    status: fc.constantFrom(...MESSAGE_STATUSES),
    profileId: fc.option(fc.constant('p')),
    repliedAt: moment,
    declinedAt: moment,
  })
  fc.assert(
    fc.property(sent, (one) => {
      const isSilent = one.status === 'sent' && one.profileId !== null && !one.repliedAt && !one.declinedAt
      expect(briefState(one) === 'waiting').toBe(isSilent)
    }),
  )
})

test('R340 a mail has the parts that say something, and how many got it', () => {
  const parts = { audience: '', budget: '3,000 EUR', timing: '', examples: ['https://a.test', 'https://b.test'] }
  expect(briefText('We need a site.', parts)).toBe(
    'We need a site.\n\nBudget: 3,000 EUR\nExamples:\nhttps://a.test\nhttps://b.test',
  )
  expect(briefLines({ ...parts, budget: '', examples: [] })).toEqual([])
  expect(briefText('We need a site.', { ...parts, budget: '', examples: [] })).toBe('We need a site.')
  expect([1, 3].map(briefRecipientsText)).toEqual(['Sent to you alone', 'Sent to 3 experts'])
})
