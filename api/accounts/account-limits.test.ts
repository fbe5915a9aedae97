import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const TAKEN = 'taken@example.test'

let nodes: [TestSite, TestSite]
let taken: { cookie: string }

beforeAll(async () => {
  const first = await openTestSite()
  nodes = [first, await openTestSite({ databaseUrl: first.databaseUrl })]
  taken = await first.signUp(TAKEN)
})
beforeEach(async () => {
  await nodes[0].deps.pool.query('truncate rate_limit')
})
afterAll(async () => {
  await nodes[1].close()
  await nodes[0].close()
})

type Options = { address?: string; cookie?: string; node?: number }

const post = (path: string, body: object, { address = '203.0.113.50', cookie, node = 0 }: Options = {}) =>
  nodes[node === 0 ? 0 : 1].send('POST', `/user/auth${path}`, { body, address, ...(cookie && { cookie }) })
const signUp = (email: string, options?: Options) =>
  post('/sign-up/email', { name: 'A Person', email, password: PASSWORD }, options)

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const fill = (count: number, status: number) => Array<number>(count).fill(status)
const atOnce = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

test('R224 of sixty sign-ups at once from one /64, on two nodes, thirty are accepted', async () => {
  const answers = await atOnce(60, (index) =>
    signUp(`crowd-${index}@example.test`, { address: `2001:db8:9:9::${index + 1}`, node: index % 2 }),
  )
  expect(statuses(answers)).toEqual([...fill(30, 200), ...fill(30, 429)])
  const made = await nodes[0].deps.db.selectFrom('user').where('email', 'like', 'crowd-%').select('id').execute()
  expect(made).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await signUp('neighbour@example.test', { address: '2001:db8:9:8::1' })).status).toBe(200)
})

test('R224 what is refused for itself is no sign-up', async () => {
  const short = { name: 'A', email: 'short@example.test', password: '123' }
  for (let turn = 0; turn < 31; turn++) expect((await post('/sign-up/email', short)).status).toBe(400)
  expect((await signUp('long-enough@example.test')).status).toBe(200)
})

test('R224 a network learns five times an hour that an address has an account; then every address gets the same refusal', async () => {
  const { points } = RATE_LIMITS.takenEmailReplies
  const answers = await atOnce(20, (index) => signUp(TAKEN, { node: index % 2 }))
  expect(statuses(answers).filter((status) => status === 422)).toHaveLength(points)
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(20 - points)
  const [known, unknown] = [await signUp(TAKEN), await signUp('free@example.test')]
  expect([known.status, known.body['code']]).toEqual([429, 'too_many_requests'])
  expect([unknown.status, unknown.body['code']]).toEqual([429, 'too_many_requests'])
  expect((await signUp(TAKEN, { address: '203.0.113.51' })).status).toBe(422)
})

const reset = (email: string, options?: Options) => post('/request-password-reset', { email }, options)

test('R225 so many mails an hour to one address, however it is spelt and whichever network requests them', async () => {
  const { points } = RATE_LIMITS.accountMails
  const written = [TAKEN, 'Taken@Example.test', ` ${TAKEN}`]
  const answers = await atOnce(12, (index) =>
    reset(written[index % 3] ?? '', { address: `203.0.113.${100 + index}`, node: index % 2 }),
  )
  expect(statuses(answers)).toEqual([...fill(points, 200), ...fill(12 - points, 429)])
})

test('R225 R524 tagged addresses of one mailbox get as many mails as the mailbox', async () => {
  const { points } = RATE_LIMITS.accountMails
  const email = (index: number) => `victim+${index}@example.test`
  const address = (index: number) => ({ address: `198.51.100.${index}` })
  const resets = await atOnce(points + 2, (index) => reset(email(index), address(index)))
  expect(statuses(resets)).toEqual([...fill(points, 200), 429, 429])
  const signUps = await atOnce(points + 2, (index) => signUp(email(index), address(index)))
  expect(statuses(signUps)).toEqual([...fill(points, 200), 429, 429])
})

test('R225 the field that is counted is the one that is mailed to', async () => {
  const ask = (index: number) =>
    post('/request-password-reset', { email: TAKEN, newEmail: `other-${index}@example.test` })
  expect(statuses(await atOnce(7, ask))).toEqual([...fill(5, 200), ...fill(2, 429)])
})

test('R225 requests for other mails do not block a reset', async () => {
  for (let turn = 0; turn < 10; turn++) {
    await signUp(TAKEN, { address: `203.0.113.${turn}` })
    await post('/send-verification-email', { email: TAKEN }, { address: `203.0.113.${turn}` })
  }
  expect((await reset(TAKEN)).status).toBe(200)
})

test('R225 a network triggers a limited number of mails an hour, to all recipients together; a known browser is counted separately', async () => {
  const { points } = RATE_LIMITS.resetsFromNetwork
  await atOnce(points - 2, () => nodes[0].deps.limits.hit('resetsFromNetwork', '203.0.113.50'))
  const answers = await atOnce(10, (index) => reset(`somebody-${index}@example.test`, { node: index % 2 }))
  expect(statuses(answers)).toEqual([200, 200, ...fill(8, 429)])
  expect((await reset(TAKEN)).status).toBe(429)
  expect((await reset(TAKEN, { cookie: taken.cookie })).status).toBe(200)
})

test('R226 an account that is deleted and created again has no new mails to send', async () => {
  const email = 'again-and-again@example.test'
  const made: number[] = []
  for (let turn = 0; turn <= RATE_LIMITS.accountMails.points; turn++) {
    const answer = await signUp(email, { address: `203.0.113.${turn}` })
    made.push(answer.status)
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await nodes[0].send('POST', '/v1/marketplace/me/deletion', { body: { password: PASSWORD }, cookie })
  }
  expect(made).toEqual([...fill(RATE_LIMITS.accountMails.points, 200), 429])
})

test('R225 requests for an address’s mails do not block its sign-up', async () => {
  const email = 'wanted@example.test'
  await atOnce(RATE_LIMITS.accountMails.points + 1, () => post('/send-verification-email', { email }))
  expect((await post('/send-verification-email', { email })).status).toBe(429)
  expect((await signUp(email)).status).toBe(200)
})

test('R225 calls without a session, and other mails, do not use up the way to a new password', async () => {
  const count = RATE_LIMITS.mailsFromNetwork.points + 5
  const anonymous = await atOnce(count, (index) => post('/change-email', { newEmail: `a-${index}@example.test` }))
  expect(new Set(anonymous.map(({ status }) => status))).toEqual(new Set([401]))
  await atOnce(count, (index) => post('/send-verification-email', { email: `b-${index}@example.test` }))
  expect((await post('/send-verification-email', { email: 'c@example.test' })).status).toBe(429)
  expect((await post('/request-password-reset', { email: 'c@example.test' })).status).toBe(200)
})

test('R224 a password that was judged counts: judging takes time', async () => {
  const easy = (index: number) =>
    post('/sign-up/email', { name: 'A', email: `easy-${index}@example.test`, password: 'password1234' })
  const answers = await atOnce(RATE_LIMITS.signUps.points + 3, easy)
  expect(statuses(answers)).toEqual([...fill(RATE_LIMITS.signUps.points, 400), ...fill(3, 429)])
})
