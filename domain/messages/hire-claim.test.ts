import { expect, test } from 'vitest'

import { applyHireClaimAction, HIRE_CLAIM_ACTIONS, HIRE_CLAIM_STATES, possibleHireClaimActions } from './hire-claim.ts'

test('R355 either side claims, and only the other one confirms or denies', () => {
  for (const side of ['owner', 'sender'] as const) {
    const other = side === 'owner' ? 'sender' : 'owner'
    const claim = applyHireClaimAction(undefined, { act: 'claim', side })
    expect(claim).toEqual({ state: 'claimed', claimedBy: side })
    expect(applyHireClaimAction(claim, { act: 'confirm', side: other })).toEqual({
      state: 'confirmed',
      claimedBy: side,
    })
    expect(applyHireClaimAction(claim, { act: 'deny', side: other })).toEqual({ state: 'denied', claimedBy: side })
    expect(applyHireClaimAction(claim, { act: 'confirm', side })).toBeUndefined()
    expect(applyHireClaimAction(claim, { act: 'deny', side })).toBeUndefined()
    expect(applyHireClaimAction(claim, { act: 'withdraw', side: other })).toBeUndefined()
  }
})

test('R355 what was denied cannot be claimed again by the same side, but the other may change their mind', () => {
  const denied = { state: 'denied', claimedBy: 'owner' } as const
  expect(possibleHireClaimActions(denied, 'owner')).toEqual([])
  expect(possibleHireClaimActions(denied, 'sender')).toEqual(['confirm'])
})

test('R355 a withdrawn claim leaves the conversation open for either side’s', () => {
  const withdrawn = { state: 'withdrawn', claimedBy: 'owner' } as const
  expect(possibleHireClaimActions(withdrawn, 'owner')).toEqual(['claim'])
  expect(applyHireClaimAction(withdrawn, { act: 'claim', side: 'sender' })).toEqual({
    state: 'claimed',
    claimedBy: 'sender',
  })
})

test('R355 an act that was done before changes nothing', () => {
  const claims = HIRE_CLAIM_STATES.flatMap((state) => [{ state, claimedBy: 'owner' } as const])
  const acts = HIRE_CLAIM_ACTIONS.flatMap((act) => [{ act, side: 'owner' } as const, { act, side: 'sender' } as const])
  const done = claims.flatMap((claim) =>
    acts.flatMap((act) => {
      const after = applyHireClaimAction(claim, act)
      return after ? [{ act, after }] : []
    }),
  )
  expect(done.length).toBeGreaterThan(8)
  for (const { act, after } of done) expect(applyHireClaimAction(after, act)).toBe(after)
})
