import { expect, test } from 'vitest'

import { afterHireAct, HIRE_ACTS, HIRE_STATES, possibleHireActs } from './hire-claim.ts'

test('R355 either side claims, and only the other one confirms or denies', () => {
  for (const side of ['owner', 'sender'] as const) {
    const other = side === 'owner' ? 'sender' : 'owner'
    const claim = afterHireAct(undefined, { act: 'claim', side })
    expect(claim).toEqual({ state: 'claimed', claimedBy: side })
    expect(afterHireAct(claim, { act: 'confirm', side: other })).toEqual({ state: 'confirmed', claimedBy: side })
    expect(afterHireAct(claim, { act: 'deny', side: other })).toEqual({ state: 'denied', claimedBy: side })
    expect(afterHireAct(claim, { act: 'confirm', side })).toBeUndefined()
    expect(afterHireAct(claim, { act: 'deny', side })).toBeUndefined()
    expect(afterHireAct(claim, { act: 'withdraw', side: other })).toBeUndefined()
  }
})

test('R355 what was denied cannot be claimed again by the same side, but the other may change their mind', () => {
  const denied = { state: 'denied', claimedBy: 'owner' } as const
  expect(possibleHireActs(denied, 'owner')).toEqual([])
  expect(possibleHireActs(denied, 'sender')).toEqual(['confirm'])
})

test('R355 a withdrawn claim leaves the conversation open for either side’s', () => {
  const withdrawn = { state: 'withdrawn', claimedBy: 'owner' } as const
  expect(possibleHireActs(withdrawn, 'owner')).toEqual(['claim'])
  expect(afterHireAct(withdrawn, { act: 'claim', side: 'sender' })).toEqual({ state: 'claimed', claimedBy: 'sender' })
})

test('R355 an act that was done before changes nothing', () => {
  const claims = HIRE_STATES.flatMap((state) => [{ state, claimedBy: 'owner' } as const])
  const acts = HIRE_ACTS.flatMap((act) => [{ act, side: 'owner' } as const, { act, side: 'sender' } as const])
  const done = claims.flatMap((claim) =>
    acts.flatMap((act) => {
      const after = afterHireAct(claim, act)
      return after ? [{ act, after }] : []
    }),
  )
  expect(done.length).toBeGreaterThan(8)
  for (const { act, after } of done) expect(afterHireAct(after, act)).toBe(after)
})
