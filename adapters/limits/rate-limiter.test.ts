import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS, WIDER_NETWORK_FACTOR } from '#domain/limits/rate-limits.ts'
import { networkOf } from '#domain/network.ts'
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

test('R221 of many concurrent acts on two nodes, exactly the allowed number passes', async () => {
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

/** Networks of 64 bits within one of 48. */
const subscriber = (index: number) => networkOf(`2001:db8:77:${index.toString(16)}::1`)

test.each(['takenEmailReplies', 'searches'] as const)(
  'R523 ever new networks of one /48 together have 8 times the limit of %s, others go on',
  async (name) => {
    const { limits } = nodes[0].deps
    const most = RATE_LIMITS[name].points * WIDER_NETWORK_FACTOR
    const waits = []
    for (let index = 0; index < most + 5; index++) waits.push(await limits.hit(name, subscriber(index)))
    expect(passed(waits)).toBe(most)
    expect(waits.at(-1)).toBeGreaterThan(0)
    expect(await limits.check(name, subscriber(9999))).toBeGreaterThan(0)
    expect(await limits.hit(name, networkOf('2001:db8:78::1'))).toBeUndefined()
    await limits.refund(name, subscriber(0))
    expect(passed([await limits.hit(name, subscriber(9998)), await limits.hit(name, subscriber(9997))])).toBe(1)
  },
)

test('R523 a network that has used up its own limit takes nothing from its neighbours', async () => {
  const { limits } = nodes[0].deps
  const name = 'resetsFromNetwork'
  const { points } = RATE_LIMITS[name]
  const attacker = networkOf('2001:db8:99:1::1')
  for (let turn = 0; turn < points * (WIDER_NETWORK_FACTOR + 1); turn++) await limits.hit(name, attacker)
  const wider = await nodes[0].deps.pool.query("select points from rate_limit where key like 'resetsFromNetwork/48%'")
  expect(wider.rows).toEqual([{ points }])
  expect(await limits.hit(name, networkOf('2001:db8:99:2::1'))).toBeUndefined()
})
