import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PATH = '/v1/marketplace/admin/read-only'
const TOKEN = 'the-token-of-the-tests-0123456789'
const MESSAGE = 'We are moving until 14:00 UTC.'

let site: TestSite
let other: TestSite
let admin: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
  other = await openTestSite({ databaseUrl: site.databaseUrl, hostSyncToken: TOKEN, unlimited: true })
  admin = await site.signUp('admin@example.test', 'Root', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  await makeExpert(site.deps.db, { slug: 'ada', skills: ['seo'] })
})
beforeEach(() => setMode({ on: false }))
afterAll(async () => {
  await other.close()
  await site.close()
})

/** As the web server answers it: once this process has received the change. */
async function setMode(body: object) {
  const answer = await site.send('PATCH', PATH, { cookie: admin.cookie, body })
  await Promise.all([site.deps.changes.catchUp(), other.deps.changes.catchUp()])
  return answer
}

const WRITES: [method: string, path: string, headers?: Record<string, string>][] = [
  ['PATCH', '/v1/marketplace/me'],
  ['POST', '/v1/marketplace/profile/user'],
  ['POST', '/v1/marketplace/profiles/follow'],
  ['POST', '/v1/marketplace/profiles/ada/message/hire'],
  ['POST', '/v1/marketplace/events'],
  ['POST', '/v1/marketplace/admin/failures'],
  ['POST', '/user/auth/sign-up/email'],
  ['POST', '/user/auth/change-password'],
  ['POST', '/user/auth/request-password-reset'],
  ['GET', '/user/signedUpload?fileName=a.png'],
  ['PUT', '/v1/marketplace/host/users/u1', { authorization: `Bearer ${TOKEN}` }],
  ['POST', '/v1/marketplace/host/batch', { authorization: `Bearer ${TOKEN}` }],
]

test.each(WRITES)('R620 %s %s is refused, on every node, and nothing is counted', async (method, path, headers) => {
  const { deps } = site
  const before = await countRows()
  await setMode({ on: true, message: MESSAGE })
  for (const node of [site, other]) {
    const body = method === 'GET' ? undefined : { name: 'Another Name', email: 'new@example.test' }
    const answer = await node.send(method, path, { cookie: admin.cookie, body, ...(headers && { headers }) })
    const issues = [{ code: 'read_only', params: { seconds: 60, reason: MESSAGE } }]
    expect(answer.body).toEqual({ msg: `Read-only: ${MESSAGE}`, code: 'read_only', issues })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  }
  expect(await countRows()).toEqual(before)

  async function countRows() {
    const count = async (table: 'user' | 'profile' | 'message' | 'follow' | 'mail_outbox') =>
      (await deps.db.selectFrom(table).select(deps.db.fn.countAll<string>().as('rows')).executeTakeFirstOrThrow()).rows
    return Promise.all([count('user'), count('profile'), count('message'), count('follow'), count('mail_outbox')])
  }
})

test('R620 what is read, and signing in and out, goes on; a session is not extended', async () => {
  await setMode({ on: true })
  const signIn = { email: 'admin@example.test', password: 'correct horse' }
  const signedIn = await site.send('POST', '/user/auth/sign-in/email', { body: signIn })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { db } = site.deps
  const old = new Date(Date.now() + 10 * 86_400_000)
  await db.updateTable('session').set({ expires_at: old }).where('user_id', '=', admin.userId).execute()
  for (const path of ['/v1/marketplace/me', '/v1/marketplace/profiles/ada', PATH]) {
    expect((await site.send('GET', path, { cookie })).status).toBe(200)
  }
  const sessions = await db.selectFrom('session').where('user_id', '=', admin.userId).select('expires_at').execute()
  expect(sessions.every(({ expires_at }) => expires_at.getTime() === old.getTime())).toBe(true)
  expect((await site.send('POST', '/user/auth/sign-out', { cookie, body: {} })).status).toBe(200)
})

test('R622 admins alone turn it on and off, at any node; both are recorded', async () => {
  const stranger = await site.signUp('stranger@example.test')
  expect((await site.send('PATCH', PATH, { body: { on: true } })).status).toBe(401)
  expect((await site.send('PATCH', PATH, { cookie: stranger.cookie, body: { on: true } })).status).toBe(403)
  expect((await setMode({ on: true, message: 'x'.repeat(301) })).status).toBe(400)
  expect((await setMode({ on: 'yes' })).status).toBe(400)
  expect(site.deps.readOnly()).toBeUndefined()

  const on = await setMode({ on: true, message: MESSAGE })
  expect(on.body).toMatchObject({ message: MESSAGE, by: 'Root' })
  expect([site.deps.readOnly(), other.deps.readOnly()]).toEqual([{ message: MESSAGE }, { message: MESSAGE }])
  const again = await setMode({ on: true, message: 'Until 15:00.' })
  expect(again.body).toMatchObject({ message: 'Until 15:00.', since: on.body['since'] })
  const off = await other.send('PATCH', PATH, { cookie: admin.cookie, body: { on: false } })
  expect(off.body).toEqual({ since: null, message: '', by: null })
  await site.deps.changes.catchUp()
  expect(site.deps.readOnly()).toBeUndefined()
  const log = await site.send('GET', '/v1/marketplace/admin/audit-log', { cookie: admin.cookie })
  const items = log.body['items'] as { action: string; details: object; by: string }[]
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'read-only-off', by: 'Root' },
    { action: 'read-only-on', by: 'Root', details: { message: 'Until 15:00.' } },
    { action: 'read-only-on', by: 'Root', details: { message: MESSAGE } },
  ])
})

test('R621 every node renders its cached pages again when the mode is turned on or off', async () => {
  const nodes = await Promise.all(
    [site, other].map(async ({ deps }) => {
      const node = await openCachedSite({ render: () => ({ body: deps.readOnly()?.message ?? 'no banner' }) })
      deps.followPages(node.cache)
      return node
    }),
  )
  const shown = () => Promise.all(nodes.map(async (node) => (await node.get('/')).text))
  expect(await shown()).toEqual(['no banner', 'no banner'])
  for (const times of [1, 2, 3]) {
    await setMode({ on: true, message: `Message ${times}` })
    expect(await shown()).toEqual([`Message ${times}`, `Message ${times}`])
  }
  await setMode({ on: false })
  expect(await shown()).toEqual(['no banner', 'no banner'])
  await Promise.all(nodes.map((node) => node.close()))
})

test('R620 a node that starts meanwhile is read-only from its start', async () => {
  await setMode({ on: true, message: MESSAGE })
  const late = await openTestSite({ databaseUrl: site.databaseUrl })
  expect(late.deps.readOnly()).toEqual({ message: MESSAGE })
  await late.close()
})
