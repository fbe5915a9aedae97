import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { passwordQueue } from '#adapters/auth/password-hashing.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { PASSWORD_HASHING_LIMITS } from '#domain/limits/resource-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const ADA = 'ada@example.test'
const PATH = '/user/auth/sign-in/email'
const WAITING = { timeout: 10_000, interval: 100 }

let nodes: [TestSite, TestSite]
let ada: { cookie: string; userId: string }
let device: string

beforeAll(async () => {
  const first = await openTestSite()
  nodes = [first, await openTestSite({ databaseUrl: first.databaseUrl })]
  await first.workOnMails()
  ada = await first.signUp(ADA, 'Ada')
  device = ada.cookie.split('; ').find((pair) => pair.startsWith('guildhall.device_')) ?? ''
})
beforeEach(async () => {
  await nodes[0].deps.pool.query('truncate rate_limit')
})
afterAll(async () => {
  await nodes[1].close()
  await nodes[0].close()
})

type Try = { email?: string; password?: string; address?: string; cookie?: string; node?: number }

const signIn = ({ email = ADA, password = 'wrong guess', address, cookie, node = 0 }: Try = {}) =>
  nodes[node === 0 ? 0 : 1].send('POST', PATH, {
    body: { email, password },
    ...(address && { address }),
    ...(cookie && { cookie }),
  })

function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const use = async (name: keyof typeof RATE_LIMITS, key: string, times: number = RATE_LIMITS[name].points) => {
  await Promise.all(Array.from({ length: times }, () => nodes[0].deps.limits.hit(name, key)))
}

test('R221 of sixty guesses at once, on two nodes, ten reach the password', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => signIn({ node: index % 2 })))
  expect(tally(answers)).toEqual({ 401: 10, 429: 50 })
  expect((await signIn({ password: PASSWORD })).status).toBe(429)
})

test('R220 addresses of one /64 are one network, and a mapped IPv4 address is that address', async () => {
  const guesses = Array.from({ length: 12 }, (_, index) => signIn({ address: `2001:db8:7:7::${index + 1}` }))
  expect(tally(await Promise.all(guesses))).toEqual({ 401: 10, 429: 2 })
  await use('signIn', `${ADA} 198.51.100.1`)
  expect((await signIn({ address: '::ffff:198.51.100.1' })).status).toBe(429)
})

test('R222 however the address is written or doubled, it is the one that signs in', async () => {
  const written = [
    `{"email":"${ADA}","password":"wrong guess","newEmail":"other-1@example.test"}`,
    `{"email":"x@example.test","email":"${ADA}","password":"wrong guess"}`,
    `{"newEmail":"other-2@example.test","email":"ADA@Example.TEST","password":"wrong guess"}`,
    `{"email":"  ${ADA} ","password":"wrong guess"}`,
    `{"em\\u0061il":"${ADA}","password":"wrong guess"}`,
    `{"email":"ada@example.test","password":"wrong guess","__proto__":"x","callbackURL":"/"}`,
  ]
  const bodies = [...written, ...written]
  const answers = []
  for (const body of bodies) answers.push(await nodes[0].send('POST', PATH, { body }))
  expect(tally(answers)).toEqual({ 401: 10, 429: 2 })
})

test('R222 only JSON with plain values is accepted; nothing else is counted or tried', async () => {
  const form = new URLSearchParams({ email: ADA, password: PASSWORD }).toString()
  const json = JSON.stringify({ email: ADA, password: PASSWORD })
  const sent = async (body: string, type: string | undefined) => {
    const headers = new Headers(type === undefined ? {} : { 'content-type': type })
    // Bytes, since a text would bring a type of its own.
    const request = new Request(`http://localhost:3000${PATH}`, { method: 'POST', headers, body: Buffer.from(body) })
    return (await nodes[0].api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'test' })).status
  }
  for (const [body, type] of [
    [form, 'application/x-www-form-urlencoded'],
    [json, 'application/x-www-form-urlencoded'],
    [json, 'text/plain'],
    [json, 'application/json5'],
    [json, 'text/json; application/json'],
    [json, undefined],
  ] as const) {
    expect([type, await sent(body, type)]).toEqual([type, 415])
  }
  for (const body of [
    `[${json}]`,
    'null',
    '"text"',
    '{',
    `{"email":["${ADA}"],"password":"${PASSWORD}"}`,
    `{"email":{"a":1},"password":"${PASSWORD}"}`,
    `{"email":"${ADA}","password":"nul \\u0000"}`,
    `{"email":"${ADA}"}`,
    `{"email":"${ADA}","password":"x","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ]) {
    expect([body.slice(0, 60), await sent(body, 'application/json; charset=utf-8')]).toEqual([body.slice(0, 60), 400])
  }
  const { rows } = await nodes[0].deps.pool.query("select key from rate_limit where key like 'signIn%'")
  expect(rows).toEqual([])
  expect(await sent(json, 'Application/JSON ; charset=utf-8')).toBe(200)
})

test('R223 a hundred failures a day close an account to all networks, but not to a browser that it knows', async () => {
  await use('signInsToAccount', ADA)
  const elsewhere = { address: '198.51.100.77' }
  const closed = await signIn({ ...elsewhere, password: PASSWORD })
  expect([closed.status, Number(closed.headers.get('retry-after')) > 80_000]).toEqual([429, true])
  expect((await signIn({ ...elsewhere, password: PASSWORD, cookie: device })).status).toBe(200)
  // Another account's browser is no better than any.
  const ben = await nodes[0].signUp('ben@example.test')
  expect((await signIn({ ...elsewhere, password: PASSWORD, cookie: ben.cookie })).status).toBe(429)
})

test('R221 failures against many accounts count for their network, and are not the accounts’ own', async () => {
  const { points } = RATE_LIMITS.signInsFromNetwork
  await use('signInsFromNetwork', '198.51.100.5', points - 3)
  const guesses = Array.from({ length: 20 }, (_, index) =>
    signIn({ email: `nobody-${index}@example.test`, address: '198.51.100.5', node: index % 2 }),
  )
  expect(tally(await Promise.all(guesses))).toEqual({ 401: 3, 429: 17 })
  expect((await signIn({ password: PASSWORD, address: '198.51.100.5' })).status).toBe(429)
  expect((await signIn({ password: PASSWORD, address: '198.51.100.6' })).status).toBe(200)
  // Other clients of the same network cannot block a known browser.
  expect((await signIn({ password: PASSWORD, address: '198.51.100.5', cookie: device })).status).toBe(200)
})

test('R223 a known browser has ten tries of its own, wherever it is', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      signIn({ cookie: device, address: `198.51.100.${index}`, node: index % 2 }),
    ),
  )
  expect(tally(answers)).toEqual({ 401: 10, 429: 10 })
  expect((await signIn({ password: PASSWORD })).status).toBe(200)
})

test('R221 a success takes its own count back, and forgives only its own failures', async () => {
  for (let turn = 0; turn < 3; turn++) await signIn()
  for (let turn = 0; turn < 15; turn++) expect((await signIn({ password: PASSWORD })).status).toBe(200)
  const { rows } = await nodes[0].deps.pool.query('select split_part(key, $1, 1) as name, points from rate_limit', [
    ':',
  ])
  const points = Object.fromEntries(rows.map(({ name, points }: { name: string; points: number }) => [name, points]))
  expect(points).toMatchObject({ signInsFromNetwork: 3, signInsToAccount: 3 })
  expect(points['signIn'] ?? 0).toBe(0)
})

test('R223 who chose a new password by mail signs in with it, however many others have tried', async () => {
  const email = 'locked-out@example.test'
  await nodes[0].signUp(email)
  await use('signInsToAccount', email)
  await use('signIn', `${email} 198.51.100.9`)
  const address = '198.51.100.9'
  const answer = await nodes[0].send('POST', '/user/auth/request-password-reset', { body: { email }, address })
  expect(answer.status).toBe(200)
  const token = await vi.waitFor(async () => {
    const { body } = await nodes[0].send('GET', `/v1/marketplace/dev/mailbox?to=${email}`)
    const mails = body['mails'] as { subject: string; text: string }[]
    const mail = mails.find(({ subject }) => /new password/.test(subject))
    return new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token')
  }, WAITING)
  const body = { token, newPassword: 'another horse' }
  const reset = await nodes[0].send('POST', '/user/auth/reset-password', { body, address })
  expect(reset.status).toBe(200)
  const cookie = reset.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  expect(cookie).toContain('guildhall.device_')
  await use('signInsToAccount', email)
  expect((await signIn({ email, password: 'another horse', address })).status).toBe(429)
  expect((await signIn({ email, password: 'another horse', address, cookie })).status).toBe(200)
})

test('R223 a failed sign-in makes no browser known', async () => {
  expect((await signIn()).headers.getSetCookie()).toEqual([])
})

test.each([
  ['/user/auth/change-password', { newPassword: 'yet another horse', currentPassword: 'wrong guess' }, 400],
  ['/user/auth/change-email', { newEmail: 'new@example.test', currentPassword: 'wrong guess' }, 400],
  ['/v1/marketplace/me/deletion', { password: 'wrong guess' }, 403],
])('R221 of sixty guesses at once at %s, ten reach the password', async (path, body, wrong) => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      nodes[index % 2 === 0 ? 0 : 1].send('POST', path, { body, cookie: ada.cookie }),
    ),
  )
  expect(tally(answers)).toEqual({ [wrong]: 10, 429: 50 })
})

test('R221 a new password that is refused for itself is no guess', async () => {
  const body = { newPassword: 'short', currentPassword: PASSWORD }
  for (let turn = 0; turn < 12; turn++) {
    const { status } = await nodes[0].send('POST', '/user/auth/change-password', { body, cookie: ada.cookie })
    expect(status).toBe(400)
  }
})

test('R223 a new password by mail makes strangers of the browsers of before', async () => {
  const email = 'moved@example.test'
  const { cookie, userId } = await nodes[0].signUp(email, 'Moe')
  const old = cookie.split('; ').find((pair) => pair.startsWith('guildhall.device_')) ?? ''
  await use('signInsToAccount', email)
  expect((await signIn({ email, password: PASSWORD, cookie: old })).status).toBe(200)
  await nodes[0].deps.db
    .updateTable('account')
    .set({ password: await nodes[0].deps.auth.$context.then(({ password }) => password.hash('violet anchor trumpet')) })
    .where('user_id', '=', userId)
    .execute()
  expect((await signIn({ email, password: 'violet anchor trumpet', cookie: old })).status).toBe(429)
})

test('R221 a try without a password check is refunded: an overload locks no account out', async () => {
  const room = PASSWORD_HASHING_LIMITS.atOnce + PASSWORD_HASHING_LIMITS.waiting
  const full = Promise.withResolvers<void>()
  const waiting = Array.from({ length: room }, () => passwordQueue(() => full.promise))
  const tries = RATE_LIMITS.signIn.points + 2
  for (let tried = 0; tried < tries; tried += 1) expect((await signIn({ password: PASSWORD })).status).toBe(503)
  full.resolve()
  await Promise.all(waiting)
  expect((await signIn({ password: PASSWORD })).status).toBe(200)
})
