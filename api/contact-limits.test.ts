import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits.ts'
import { GUEST, LETTER } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let nodes: [TestSite, TestSite]
const SLUG = 'ada-moreau'

beforeAll(async () => {
  const first = await openTestSite()
  nodes = [first, await openTestSite({ databaseUrl: first.databaseUrl })]
  await makeExpert(first.deps.db, { slug: SLUG })
})
beforeEach(async () => {
  await nodes[0].deps.pool.query('truncate rate_limit, message cascade')
})
afterAll(async () => {
  await nodes[1].close()
  await nodes[0].close()
})

type Message = { email: string; address: string; slug?: string; key?: string }

/** Each message goes to the other node than the one before. */
async function sendAll(messages: Message[]) {
  const answers = []
  for (const [index, { email, address, slug = SLUG, key }] of messages.entries()) {
    const node = nodes[index % 2 === 0 ? 0 : 1]
    const body = { ...LETTER, ...GUEST, email }
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    answers.push(await node.send('POST', `/v1/marketplace/profiles/${slug}/message/hire`, { body, address, headers }))
  }
  return answers
}

const statuses = (answers: { status: number }[]) => answers.map((one) => one.status)
const fill = (count: number, status: number) => Array<number>(count).fill(status)

test('R91 ten an hour per sender over all nodes, whatever their network; then it says when to try again', async () => {
  const { points } = RATE_LIMITS.messagesOfSender
  const answers = await sendAll(
    Array.from({ length: points + 1 }, (_, index) => ({ email: 'one@example.test', address: `203.0.113.${index}` })),
  )
  expect(statuses(answers)).toEqual([...fill(points, 202), 429])
  const refused = answers.at(-1)
  const wait = Number(refused?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3500)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(refused?.body['msg']).toMatch(/^Too many requests: you have sent .*; try again in 60 minutes$/)
  const [other] = await sendAll([{ email: 'two@example.test', address: '203.0.113.0' }])
  expect(other?.status).toBe(202)
})

test('R91 sixty an hour per recipient, and thirty per network address', async () => {
  const perAddress = RATE_LIMITS.messagesFromNetwork.points
  const crowd = (count: number, address: string, from = 0) =>
    Array.from({ length: count }, (_, index) => ({ email: `p${from + index}@example.test`, address }))
  expect(statuses(await sendAll(crowd(perAddress + 1, '203.0.113.1')))).toEqual([...fill(perAddress, 202), 429])
  const left = RATE_LIMITS.messagesToRecipient.points - perAddress
  const rest = await sendAll([...crowd(left, '203.0.113.2', 100), ...crowd(1, '203.0.113.3', 200)])
  expect(statuses(rest)).toEqual([...fill(left, 202), 429])
  expect(rest.at(-1)?.body['msg']).toMatch(/this expert is getting too many messages/)
})

test('R91 R95 a form that is sent again counts once, and what is refused counts for nothing', async () => {
  const same = { email: 'one@example.test', address: '203.0.113.1', key: 'form-1' }
  expect(statuses(await sendAll(Array.from({ length: 15 }, () => same)))).toEqual(fill(15, 202))
  await Promise.all(
    nodes.map((node) =>
      node.send('POST', `/v1/marketplace/profiles/${SLUG}/message/hire`, {
        body: { ...LETTER, ...GUEST, email: same.email },
        address: same.address,
        headers: { 'idempotency-key': 'form-2' },
      }),
    ),
  )
  const more = Array.from({ length: 9 }, () => ({ email: same.email, address: same.address }))
  expect(statuses(await sendAll(more))).toEqual([...fill(8, 202), 429])
  // The sender's limit refused the last one: it has cost the address and the recipient nothing.
  const counted = await nodes[0].deps.pool.query("select points from rate_limit where key like 'messagesToRecipient%'")
  expect(counted.rows).toEqual([{ points: 10 }])
})
