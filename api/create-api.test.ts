import { afterAll, beforeAll, expect, test } from 'vitest'

import { wrapConnectionError } from '#db/unavailable.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const SIGN_IN = '/user/auth/sign-in/email'
const credentials = { email: 'nobody@example.test', password: 'correct horse' }

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost.evil.example:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a write from %j is refused', async (headers) => {
  const answer = await site.send('POST', SIGN_IN, { body: credentials, headers })
  expect(answer).toMatchObject({
    status: 403,
    body: { msg: 'Not allowed: the request comes from another site', code: 'forbidden' },
  })
})

test.each<Record<string, string>>([
  { origin: 'http://localhost:3000' },
  { origin: 'http://127.0.0.1:3000' },
  { origin: 'http://[::1]:3000' },
  { 'sec-fetch-site': 'same-origin' },
  {},
])('a write from %j is accepted', async (headers) => {
  const answer = await site.send('POST', SIGN_IN, { body: credentials, headers })
  expect(answer.status).toBe(401)
})

test('a cross-site read is no write', async () => {
  expect((await site.send('GET', '/v1/marketplace/me', { headers: { origin: 'https://evil.example' } })).status).toBe(
    200,
  )
})

test('an unknown address is a 404 in our shape', async () => {
  const { status, body } = await site.send('GET', '/v1/marketplace/nonsense')
  const [msg, code] = ['Not found: there is no such address', 'not_found']
  expect([status, body]).toEqual([404, { msg, code, issues: [{ code, params: {} }] }])
})

test('a body of more than 256 KB is refused', async () => {
  const { status, body } = await site.send('POST', SIGN_IN, { body: { ...credentials, padding: 'x'.repeat(300_000) } })
  expect([status, body['code']]).toEqual([413, 'too_large'])
})

test.each(['{', '[1,2', 'null', '"text"', '{"email":{"a":1},"password":[]}'])(
  'the body %s is malformed, not a crash',
  async (body) => {
    const answer = await site.send('POST', SIGN_IN, { body })
    expect(answer.status).toBe(400)
    expect(answer.body['msg']).toMatch(/^Request is malformed: /)
  },
)

test('answers are never stored by a shared cache', async () => {
  expect((await site.send('GET', '/v1/marketplace/me')).headers.get('cache-control')).toBe('no-store')
})

test('R202 no answer of the auth library is stored', async () => {
  const { cookie } = await site.signUp('stored@example.test')
  const body = { email: 'stored@example.test', password: 'correct horse' }
  const answers = await Promise.all([
    site.send('GET', '/user/auth/get-session', { cookie }),
    site.send('GET', '/user/auth/get-session'),
    site.send('POST', '/user/auth/sign-in/email', { body }),
    site.send('POST', '/user/auth/sign-in/email', { body: { ...body, password: 'wrong' } }),
    site.send('POST', '/user/auth/sign-out', { cookie, body: {} }),
  ])
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
    [200, 'no-store'],
    [401, 'no-store'],
    [200, 'no-store'],
  ])
})

test('an account may write 120 times a minute', async () => {
  const { cookie } = await site.signUp('busy@example.test')
  const write = () => site.send('PATCH', '/v1/marketplace/me', { cookie, body: { name: 'Busy' } })
  const statuses = await Promise.all(Array.from({ length: RATE_LIMITS.writes.points + 5 }, write))
  const refused = statuses.filter((answer) => answer.status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.body['msg']).toMatch(/^Too many requests: /)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the contract lists every call with its answers', async () => {
  const { body } = await site.send('GET', '/openapi.json')
  expect(body['openapi']).toBe('3.1.0')
  expect(Object.keys(body['paths'] as object)).toEqual(
    expect.arrayContaining(['/v1/marketplace/profiles/{slug}', '/v1/marketplace/me']),
  )
  expect(Object.keys((body['components'] as { schemas: object }).schemas)).toEqual(
    expect.arrayContaining(['Profile', 'Me', 'Asset', 'Badge', 'Error']),
  )
})

test('what we did not expect is a 500 with the request’s id, and nothing else', async () => {
  const broken = { ...site.deps, readViewer: () => Promise.reject(new Error('secret detail')) }
  const { createApi } = await import('./create-api.ts')
  const reported: unknown[] = []
  const api = createApi({ ...broken, onError: (error) => reported.push(error) })
  const response = await api.request('/v1/marketplace/me', {}, { clientAddress: '::1', requestId: 'id-1' })
  expect([response.status, await response.json()]).toEqual([
    500,
    { msg: 'Internal error: id-1', code: 'internal_error', issues: [{ code: 'internal_error', params: {} }] },
  ])
  expect(String(reported[0])).toContain('secret detail')
})

test('a database that is away is a 503 that asks to come back', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const away = wrapConnectionError(refused)
  const { createApi } = await import('./create-api.ts')
  const api = createApi({ ...site.deps, readViewer: () => Promise.reject(away), onError: () => {} })
  const response = await api.request('/v1/marketplace/me', {}, { clientAddress: '::1', requestId: 'id-2' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  // R361: another service that refuses is not the database.
  expect(site.deps.unavailablePart(refused)).toBeUndefined()
})
