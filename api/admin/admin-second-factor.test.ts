import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { codeFor } from '#test/second-factor.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PASSWORD = 'correct horse'
const V1 = '/v1/marketplace'
const FACTOR = `${V1}/me/second-factor`
const reason = 'Because of the test'

let strict: TestSite
let lax: TestSite
beforeAll(async () => {
  strict = await openTestSite({ unlimited: true, adminSecondFactor: 'required' })
  lax = await openTestSite({ unlimited: true, databaseUrl: strict.databaseUrl })
  await makeExpert(strict.deps.db, { slug: 'some-expert' })
  await makeExpert(strict.deps.db, { slug: 'hidden-expert', visibility: 'PRIVATE' })
})
afterAll(async () => {
  await lax.close()
  await strict.close()
})

async function makeAdmin(email: string) {
  const account = await strict.signUp(email, 'Root')
  await strict.deps.db
    .updateTable('user')
    .set({ role: 'admin', email_verified: true })
    .where('id', '=', account.userId)
    .execute()
  return account
}

type Call = [method: string, path: string, body?: object]
const ACTS: Call[] = [
  ['GET', '/admin/overview'],
  ['GET', '/admin/profiles?q=some'],
  ['GET', '/admin/profiles/some-expert/history'],
  ['GET', '/admin/unmatched-terms'],
  ['GET', '/admin/reports'],
  ['GET', '/admin/reported-messages'],
  ['GET', '/admin/reported-messages/some-id'],
  ['GET', '/admin/accounts?q=a@example.test'],
  ['GET', '/admin/catalogue'],
  ['GET', '/admin/catalogue/preview'],
  ['POST', '/admin/catalogue/rebuild', { reason }],
  ['POST', '/admin/accounts/some-id', { act: 'lock', reason }],
  ['POST', '/admin/profiles/bulk', { slugs: ['some-expert'], visibility: 'PRIVATE', reason }],
  ['PATCH', '/admin/profiles/some-expert', { visibility: 'PRIVATE', reason }],
  ['PATCH', '/admin/profiles/hidden-expert', { visibility: 'PUBLIC', reason }],
  ['POST', '/profiles/some-expert/visibility', { visibility: 'PRIVATE' }],
  ['PATCH', '/profiles/some-expert', { about: 'An admin was here.' }],
]
const call = (site: TestSite, cookie: string, [method, path, body]: Call) =>
  site.send(method, V1 + path, { cookie, ...(body && { body }) })

const turnOn = async (cookie: string) => {
  const setup = await strict.send('POST', FACTOR, { cookie, body: { password: PASSWORD } })
  const key = String(setup.body['key'])
  const on = await strict.send('POST', `${FACTOR}/confirmation`, { cookie, body: { code: codeFor(key) } })
  expect(on.status).toBe(200)
  return key
}

test('R250 an admin without a second factor acts as none, and is told how to get one; their own things stay', async () => {
  const { cookie } = await makeAdmin('bare@example.test')
  for (const act of ACTS) {
    const { status, body } = await call(strict, cookie, act)
    expect([act, status, body]).toMatchObject([
      act,
      403,
      { msg: expect.stringMatching(/^Not allowed: .*second-factor/) },
    ])
  }
  expect((await strict.send('GET', `${V1}/profiles/hidden-expert`, { cookie })).status).toBe(404)
  expect((await strict.send('GET', `${V1}/me`, { cookie })).body).toMatchObject({
    user: { role: 'admin', secondFactor: { on: false, required: true, passed: false } },
  })
  const own = await strict.send('POST', `${V1}/profile/user`, { cookie, body: { name: 'Root', slug: 'root-self' } })
  expect(own.status).toBe(201)
  // Where it is not asked for, the same account acts.
  expect((await call(lax, cookie, ['GET', '/admin/overview'])).status).toBe(200)
})

test('R250 turning it on opens the admin pages in that session alone; others show a code first', async () => {
  const { cookie } = await makeAdmin('grown@example.test')
  const before = await strict.send('POST', '/user/auth/sign-in/email', {
    body: { email: 'grown@example.test', password: PASSWORD },
  })
  const older = before.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const key = await turnOn(cookie)
  expect((await call(strict, cookie, ['GET', '/admin/overview'])).status).toBe(200)
  expect((await call(strict, cookie, ['PATCH', '/profiles/some-expert', { about: 'Looked at.' }])).status).toBe(200)
  for (const site of [strict, lax]) {
    const { status, body } = await call(site, older, ['GET', '/admin/overview'])
    expect([status, body['msg']]).toEqual([403, expect.stringContaining('show a code')])
  }
  const pass = (code: string) => strict.send('POST', `${FACTOR}/pass`, { cookie: older, body: { code } })
  expect((await pass('000000')).body['code']).toBe('wrong_code')
  expect((await pass(codeFor(key, 1))).status).toBe(204)
  expect((await call(strict, older, ['GET', '/admin/overview'])).status).toBe(200)
})

test('R249 an admin for whom it is required cannot turn it off', async () => {
  const { cookie } = await makeAdmin('keeps@example.test')
  const key = await turnOn(cookie)
  const remove = (site: TestSite) =>
    site.send('POST', `${FACTOR}/removal`, { cookie, body: { password: PASSWORD, code: codeFor(key, 1) } })
  expect((await remove(strict)).status).toBe(403)
  expect((await remove(lax)).status).toBe(204)
  expect((await call(strict, cookie, ['GET', '/admin/overview'])).status).toBe(403)
})

test('R250 what a session proved with an old factor counts for nothing with a new one', async () => {
  const { cookie, userId } = await makeAdmin('twice@example.test')
  const key = await turnOn(cookie)
  const body = { password: PASSWORD, code: codeFor(key, 1) }
  expect((await lax.send('POST', `${FACTOR}/removal`, { cookie, body })).status).toBe(204)
  const proved = await strict.deps.db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('factor_passed_at', 'is not', null)
    .select('id')
    .execute()
  expect(proved).toEqual([])
})
