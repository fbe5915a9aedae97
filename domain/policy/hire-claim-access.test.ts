import { expect, test } from 'vitest'

import { HIRE_CLAIM_ACTIONS } from '#domain/messages/hire-claim.ts'

import { hireClaimRefusal } from './hire-claim-access.ts'

const OPEN = {
  arrived: true,
  profileGone: false,
  suspended: false,
  blocked: false,
  spam: false,
  senderGone: false,
  senderProven: true,
  withOneself: false,
}
const SIDES = ['owner', 'sender'] as const

test('R356 in an open conversation either side may do everything', () => {
  for (const side of SIDES)
    for (const act of HIRE_CLAIM_ACTIONS) expect(hireClaimRefusal({ act, side }, OPEN)).toBeUndefined()
})

test.each([
  [{ arrived: false }, 'this message has not arrived', 'this message has not arrived'],
  [
    { withOneself: true },
    'both sides of this conversation are the same',
    'both sides of this conversation are the same',
  ],
  [{ profileGone: true }, 'the profile is no longer here', 'the profile is no longer here'],
  [{ suspended: true }, 'the profile is suspended', 'the profile is suspended'],
  [{ blocked: true }, 'you have blocked this sender; unblock them first', 'the recipient has closed this conversation'],
  [{ spam: true }, 'you have marked this as spam', 'the recipient has closed this conversation'],
  [{ senderProven: false }, undefined, 'confirm your email address first'],
  [{ senderGone: true }, 'the sender has no account any more', undefined],
])('R356 %o: claiming and confirming are refused, denying and withdrawing allowed', (change, forOwner, forSender) => {
  const conversation = { ...OPEN, ...change }
  for (const act of ['claim', 'confirm'] as const) {
    expect(hireClaimRefusal({ act, side: 'owner' }, conversation)?.text).toBe(forOwner)
    expect(hireClaimRefusal({ act, side: 'sender' }, conversation)?.text).toBe(forSender)
  }
  for (const act of ['deny', 'withdraw'] as const) {
    for (const side of SIDES) expect(hireClaimRefusal({ act, side }, conversation)).toBeUndefined()
  }
})
