import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let nodes: [TestSite, TestSite]
beforeAll(async () => {
  const first = await openTestSite()
  nodes = [first, await openTestSite({ databaseUrl: first.databaseUrl })]
})
afterAll(async () => {
  await nodes[1].close()
  await nodes[0].close()
})

const passed = (waits: (number | undefined)[]) => waits.filter((wait) => wait === undefined).length

test('R221 of many at once, on two nodes, exactly as many pass as may', async () => {
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, index) => nodes[index % 2 === 0 ? 0 : 1].deps.limits.hit('signIn', 'somebody')),
  )
  expect(passed(waits)).toBe(RATE_LIMITS.signIn.points)
})

test('R221 giving back never leaves more than there was, not even after the window has ended', async () => {
  const [{ deps }] = nodes
  const { limits, pool } = deps
  await limits.refund('signIn', 'never counted')
  await limits.hit('signIn', 'given back')
  for (let turn = 0; turn < 5; turn++) await limits.refund('signIn', 'given back')
  await limits.hit('signIn', 'expired')
  await pool.query('update rate_limit set expire = 1 where points = 1')
  for (let turn = 0; turn < 5; turn++) await limits.refund('signIn', 'expired')
  for (const key of ['never counted', 'given back', 'expired']) {
    const waits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('signIn', key)))
    expect(passed(waits)).toBe(RATE_LIMITS.signIn.points)
  }
})
