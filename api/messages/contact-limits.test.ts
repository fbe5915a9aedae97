import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { GUEST, INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeExpert, makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let nodes: [TestSite, TestSite]
let expert: Awaited<ReturnType<typeof makeExpert>>
let visitor: { cookie: string; userId: string }
const SLUG = 'ada-moreau'
const VISITOR = 'vera@example.test'

beforeAll(async () => {
  const first = await openTestSite()
  nodes = [first, await openTestSite({ databaseUrl: first.databaseUrl })]
  expert = await makeExpert(first.deps.db, { slug: SLUG })
  visitor = await first.signUp(VISITOR, 'Vera', { confirmed: true })
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
    const body = { ...INQUIRY, ...GUEST, email }
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

test('R91 R524 tagged addresses of one mailbox are one sender, and cannot be flooded with confirmations', async () => {
  const { points } = RATE_LIMITS.messagesOfSender
  const answers = await sendAll(
    Array.from({ length: points + 2 }, (_, index) => ({
      email: `Victim+${index}@example.test`,
      address: `198.51.100.${index}`,
    })),
  )
  expect(statuses(answers)).toEqual([...fill(points, 202), 429, 429])
})

test('R91 R220 thirty an hour per network', async () => {
  const { points } = RATE_LIMITS.messagesFromNetwork
  const crowd = Array.from({ length: points + 1 }, (_, index) => ({
    email: `p${index}@example.test`,
    address: `2001:db8:5:5::${index + 1}`,
  }))
  expect(statuses(await sendAll(crowd))).toEqual([...fill(points, 202), 429])
})

const confirm = (id: string, node = 0) =>
  nodes[node === 0 ? 0 : 1].send('POST', '/v1/marketplace/messages/confirm', {
    body: { token: nodes[0].deps.signer.sign('confirm-message', id) },
  })

function makeUnconfirmed(count: number, profileId = expert.profileId) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      makeMessage(nodes[0].deps.db, {
        profile_id: profileId,
        status: 'awaiting-confirmation',
        guest_email: `g${index}@example.test`,
      }),
    ),
  )
}

const arrivals = async () => {
  const { rows } = await nodes[0].deps.pool.query("select points from rate_limit where key like 'messagesToRecipient%'")
  return rows.map(({ points }: { points: number }) => points)
}

test('R226 however many wait to be confirmed, the expert can be written to', async () => {
  const crowd = Array.from({ length: 70 }, (_, index) => ({
    email: `p${index}@example.test`,
    address: `203.0.113.${index % 3}`,
  }))
  expect(statuses(await sendAll(crowd))).toEqual(fill(70, 202))
  expect(await arrivals()).toEqual([])
  const sent = await nodes[0].send('POST', `/v1/marketplace/profiles/${SLUG}/message/hire`, {
    body: INQUIRY,
    cookie: visitor.cookie,
  })
  expect([sent.status, sent.body['status']]).toEqual([202, 'sent'])
})

test('R226 of seventy confirmations at once, on two nodes, sixty arrive; the others are told when, and wait on', async () => {
  const { points } = RATE_LIMITS.messagesToRecipient
  const waiting = await makeUnconfirmed(70)
  const answers = await Promise.all(waiting.map(({ id }, index) => confirm(id, index % 2)))
  expect(statuses(answers).toSorted()).toEqual([...fill(points, 200), ...fill(70 - points, 429)])
  const late = answers.find(({ status }) => status === 429)
  expect(late?.body['msg']).toMatch(/this expert is getting too many messages right now; try again in \d+ minutes$/)
  const left = await nodes[0].deps.db
    .selectFrom('message')
    .where('status', '=', 'awaiting-confirmation')
    .select('id')
    .execute()
  expect(left).toHaveLength(70 - points)
  const account = await nodes[0].send('POST', `/v1/marketplace/profiles/${SLUG}/message/hire`, {
    body: INQUIRY,
    cookie: visitor.cookie,
  })
  expect([account.status, Number(account.headers.get('retry-after')) > 3500]).toEqual([429, true])
  // An hour later they go out.
  await nodes[0].deps.pool.query('truncate rate_limit')
  expect((await confirm(left[0]?.id ?? '')).body['status']).toBe('sent')
})

test('R226 a message that is confirmed five times arrives, and counts, once', async () => {
  const [one] = await makeUnconfirmed(1)
  const answers = await Promise.all([0, 1, 0, 1, 0].map((node) => confirm(one?.id ?? '', node)))
  expect(statuses(answers)).toEqual(fill(5, 200))
  expect(await arrivals()).toEqual([1])
})

test('R226 a profile that is deleted and created again gets no more messages than before', async () => {
  const { db } = nodes[0].deps
  await Promise.all((await makeUnconfirmed(60)).map(({ id }, index) => confirm(id, index % 2)))
  const { profile } = await remakeProfile()
  const [late] = await makeUnconfirmed(1, profile.id)
  expect((await confirm(late?.id ?? '')).status).toBe(429)
  await db.deleteFrom('profile').where('id', '=', profile.id).execute()
  expert = await makeExpert(db, { slug: SLUG })
})

async function remakeProfile() {
  const { db } = nodes[0].deps
  await db.deleteFrom('profile').where('id', '=', expert.profileId).execute()
  return makeReadyProfile(db, {
    userId: expert.userId,
    slug: 'ada-again',
    expert_status: 'ACTIVE',
    wants_hirable: true,
  })
}

test('R226 guests who type somebody’s address do not use up what that account may send', async () => {
  const guesses = Array.from({ length: 12 }, (_, index) => ({ email: VISITOR, address: `203.0.113.${index}` }))
  expect(statuses(await sendAll(guesses))).toEqual([...fill(10, 202), 429, 429])
  const sent = await nodes[1].send('POST', `/v1/marketplace/profiles/${SLUG}/message/hire`, {
    body: INQUIRY,
    cookie: visitor.cookie,
  })
  expect(sent.status).toBe(202)
})

test('R226 an account that is deleted and created again may send no more than before', async () => {
  const { points } = RATE_LIMITS.messagesOfSender
  await Promise.all(
    Array.from({ length: points }, () => nodes[0].deps.limits.hit('messagesOfSender', `account:${VISITOR}`)),
  )
  const { db } = nodes[0].deps
  await db.deleteFrom('user').where('id', '=', visitor.userId).execute()
  visitor = await nodes[0].signUp(VISITOR, 'Vera', { confirmed: true })
  const sent = await nodes[0].send('POST', `/v1/marketplace/profiles/${SLUG}/message/hire`, {
    body: INQUIRY,
    cookie: visitor.cookie,
  })
  expect(sent.status).toBe(429)
})

test('R91 R95 a form that is sent again counts once, and what is refused counts for nothing', async () => {
  const same = { email: 'one@example.test', address: '203.0.113.1', key: 'form-1' }
  expect(statuses(await sendAll(Array.from({ length: 15 }, () => same)))).toEqual(fill(15, 202))
  await Promise.all(
    nodes.map((node) =>
      node.send('POST', `/v1/marketplace/profiles/${SLUG}/message/hire`, {
        body: { ...INQUIRY, ...GUEST, email: same.email },
        address: same.address,
        headers: { 'idempotency-key': 'form-2' },
      }),
    ),
  )
  const more = Array.from({ length: 9 }, () => ({ email: same.email, address: same.address }))
  expect(statuses(await sendAll(more))).toEqual([...fill(8, 202), 429])
  // The sender's limit refused the last one: it has cost the network nothing.
  const counted = await nodes[0].deps.pool.query("select points from rate_limit where key like 'messagesFromNetwork%'")
  expect(counted.rows).toEqual([{ points: 10 }])
})
