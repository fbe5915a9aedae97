import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const HOST = '/v1/marketplace/host'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN })
})
afterAll(() => site.close())

const putUser = (id: string, body: object) => site.send('PUT', `${HOST}/users/${id}`, { body, headers })

function user(id: string) {
  return { name: 'Ada Moreau', email: `${id}@example.test`, emailVerified: true }
}

test('R50 without the right token nothing is accepted', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN]) {
    for (const [method, path] of [
      ['PUT', 'users/one'],
      ['PUT', 'users/not%20an%20id'],
      ['DELETE', 'assets/one'],
    ] as const) {
      const body = method === 'PUT' ? user('one') : undefined
      const answer = await site.send(method, `${HOST}/${path}`, { body, headers: { authorization } })
      expect([answer.status, answer.body]).toMatchObject([
        401,
        {
          msg: 'Authentication required: the token is missing or wrong, has expired, or may not be used from this address',
          code: 'unauthenticated',
        },
      ])
    }
  }
  expect(await site.deps.db.selectFrom('user').select('id').execute()).toEqual([])
})

test('R50 where no token is set, the addresses do not exist', async () => {
  const closed = await openTestSite()
  try {
    const unknown = await closed.send('PUT', '/v1/marketplace/nonsense', { body: {} })
    for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`]) {
      const answer = await closed.send('PUT', `${HOST}/users/one`, { body: user('one'), headers: { authorization } })
      expect([answer.status, answer.body]).toMatchObject([404, unknown.body])
    }
    const { body } = await closed.send('GET', '/openapi.json')
    expect(Object.keys(body['paths'] as object).filter((path) => path.startsWith(HOST))).toEqual([])
  } finally {
    await closed.close()
  }
})

test('R50 the role of an admin stays, whatever is reported', async () => {
  const { id } = await makeUser(site.deps.db, { role: 'admin' })
  expect((await putUser(id, user(id))).status).toBe(200)
  expect(await site.deps.db.selectFrom('user').where('id', '=', id).select('role').executeTakeFirst()).toEqual({
    role: 'admin',
  })
})

test('R50 a bulk report meets no limit, a wrong token does', async () => {
  const id = newId()
  const many = Array.from({ length: RATE_LIMITS.anonymousWrites.points + 20 })
  const address = '203.0.113.99'
  const sendAll = async (token: string) => {
    const send = () =>
      site.send('DELETE', `${HOST}/assets/${id}`, { address, headers: { authorization: `Bearer ${token}` } })
    const statuses = new Set<number>()
    // As a site builder would: some at a time.
    for (let sent = 0; sent < many.length; sent += 20) {
      for (const { status } of await Promise.all(many.slice(sent, sent + 20).map(send))) statuses.add(status)
    }
    return statuses
  }
  expect(await sendAll(TOKEN)).toEqual(new Set([204]))
  expect(await sendAll('wrong')).toEqual(new Set([401, 429]))
})

test('R50 the contract names the token and shows examples', async () => {
  const { body } = await site.send('GET', '/openapi.json')
  const paths = body['paths'] as Record<string, Record<string, unknown>>
  for (const kind of ['users', 'workspaces', 'assets']) {
    expect(paths[`${HOST}/${kind}/{id}`]).toMatchObject({
      put: { security: [{ hostToken: [] }] },
      delete: { security: [{ hostToken: [] }] },
    })
  }
  expect(body['components']).toMatchObject({
    securitySchemes: { hostToken: { type: 'http', scheme: 'bearer' } },
    schemas: { HostUser: { example: {} }, HostWorkspace: { example: {} }, HostAsset: { example: {} } },
  })
})

test('R50 an account that the site builder creates signs in after a reset', async () => {
  const id = newId()
  const { email } = user(id)
  await putUser(id, user(id))
  const signIn = (password: string) => site.send('POST', '/user/auth/sign-in/email', { body: { email, password } })
  expect((await signIn('correct horse')).status).toBe(401)
  await site.send('POST', '/user/auth/request-password-reset', { body: { email } })
  await site.workOnMails()
  const token = await mailedToken(site, { to: email, subject: /new password/ })
  const reset = { token, newPassword: 'correct horse' }
  expect((await site.send('POST', '/user/auth/reset-password', { body: reset })).status).toBe(200)
  const answer = await signIn('correct horse')
  expect([answer.status, answer.body]).toMatchObject([200, { user: { id, emailVerified: true } }])
})
