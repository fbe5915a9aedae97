import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const HOST = '/v1/marketplace/host'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
let now = new Date('2026-06-01T12:00:00Z')
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true, now: () => now })
})
afterAll(() => site.close())

const send = (method: string, path: string, body?: unknown) =>
  site.send(method, `${HOST}/${path}`, { headers, ...(body !== undefined && { body }) })
const user = (id: string, changes: object = {}) => ({
  name: 'Ada Moreau',
  email: `${id}@example.test`,
  emailVerified: true,
  ...changes,
})

async function batch(lines: object[], snapshot: string) {
  const response = await site.api.fetch(
    new Request(`http://localhost:3000${HOST}/batch?snapshot=${snapshot}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    }),
    { clientAddress: '203.0.113.7', requestId: 'test-request' },
  )
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { status: string }).status)
}

async function listed(): Promise<string[]> {
  const ids: string[] = []
  for (let after = ''; ;) {
    const { body } = await send('GET', `users?limit=7${after && `&after=${after}`}`)
    ids.push(...(body['items'] as { id: string }[]).map(({ id }) => id))
    if (body['next'] === null) return ids
    after = String(body['next'])
  }
}

const ids = Array.from({ length: 20 }, (_, index) => `person-${String(index).padStart(2, '0')}`)

test('R407 only the site builder reads what it has reported, page by page', async () => {
  await makeUser(site.deps.db, { id: 'somebody-else' })
  for (const id of ids) await send('PUT', `users/${id}`, user(id, { version: 10 }))
  expect(await listed()).toEqual(ids)
  const first = await send('GET', 'users?limit=1')
  expect(first.body).toEqual({
    items: [
      {
        id: 'person-00',
        version: 10,
        // printf '{"email":"person-00@example.test","emailVerified":true,"name":"Ada Moreau"}' | sha256sum
        hash: '132ca19c2caa236352c0cda6edda8e119f2a8dae532a89123ed4ba126887daec',
      },
    ],
    next: 'person-00',
  })
  for (const query of ['limit=0', 'limit=5001', 'limit=x', 'after=a%20b']) {
    expect([query, (await send('GET', `users?${query}`)).status]).toEqual([query, 400])
  }
})

test('R407 the hash is of what is stored, and a report that waits is listed', async () => {
  const hashOf = async () => ((await send('GET', 'users?limit=1')).body['items'] as { hash: string }[])[0]?.hash
  const before = await hashOf()
  await site.deps.db.updateTable('user').set({ name: 'Changed here' }).where('id', '=', 'person-00').execute()
  expect(await hashOf()).not.toBe(before)
  expect((await send('PUT', 'users/person-00', user('person-00', { version: 10 }))).body['status']).toBe('updated')
  expect(await hashOf()).toBe(before)
  const members = [{ userId: 'nobody-yet', role: 'owner' }]
  await send('PUT', 'workspaces/waiting', { slug: 'waiting', name: 'Waiting', plan: 'free', members, version: 1 })
  expect((await send('GET', 'workspaces')).body['items']).toMatchObject([{ id: 'waiting', version: 1, pending: true }])
})

test('R406 a snapshot removes what it does not name, more than a tenth only on request', async () => {
  await send('PUT', 'users/person-40', user('person-40', { version: 3 }))
  await send('DELETE', 'users/person-40?version=4')
  const { id } = (await send('POST', 'snapshots', { kinds: ['users'], version: 20 })).body as { id: string }
  const named = ids.slice(0, 16)
  const lines = named.map((one) => ({ kind: 'users', id: one, report: user(one, { version: 10 }) }))
  // Refused and stale ones are there at the site builder nevertheless.
  const odd = [
    { kind: 'users', id: ids[16], report: user('x', { version: 10, role: 'admin' }) },
    { kind: 'users', id: ids[17], report: user(ids[17] ?? '', { version: 9 }) },
  ]
  expect((await batch([...lines, ...odd], id)).slice(-2)).toEqual(['refused', 'stale'])
  // Reported meanwhile, and newer than the snapshot.
  await send('PUT', `users/${ids[18]}`, user(ids[18] ?? '', { version: 21 }))
  await send('PUT', 'users/person-99', user('person-99', { version: 22 }))
  const commit = (body: object) => send('POST', `snapshots/${id}/commit`, body)
  const missing = [{ kind: 'users', missing: 1, of: 21, examples: [ids[19]] }]
  expect((await commit({ dryRun: true })).body).toEqual({ missing, removed: 0, left: 1 })
  expect(await listed()).toContain(ids[19])
  expect((await commit({})).body).toEqual({ missing, removed: 1, left: 0 })
  expect(await listed()).toEqual([...ids.slice(0, 19), 'person-99'])
  expect((await commit({})).status).toBe(404)

  // Late reports from before the snapshot neither revive nor create.
  for (const late of [ids[19] ?? '', 'person-40', 'person-50']) {
    expect((await send('PUT', `users/${late}`, user(late, { version: 20 }))).body['status']).toBe('stale')
  }
  expect((await send('PUT', 'users/person-50', user('person-50', { version: 21 }))).body['status']).toBe('created')
})

test('R406 the guard passes with force or a number, and admins stay', async () => {
  const begin = async () => String((await send('POST', 'snapshots', { kinds: ['users'], version: 30 })).body['id'])
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', 'person-50').execute()
  const id = await begin()
  expect(await batch([{ kind: 'users', id: ids[0], report: user(ids[0] ?? '', { version: 25 }) }], id)).toEqual([
    'unchanged',
  ])
  const refused = await send('POST', `snapshots/${id}/commit`, {})
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'too_many_missing' }])
  expect((await send('POST', `snapshots/${id}/commit`, { removeAtMost: 18 })).status).toBe(409)
  expect(await listed()).toHaveLength(21)
  const done = await send('POST', `snapshots/${id}/commit`, { removeAtMost: 19 })
  expect([done.status, done.body]).toMatchObject([200, { removed: 19, left: 0 }])
  expect(await listed()).toEqual([ids[0], 'person-50'])
  const rows = await site.deps.db.selectFrom('user').select('id').orderBy('id').execute()
  expect(rows.map((row) => row.id)).toEqual([ids[0], 'person-50', 'somebody-else'])
})

test('R406 a snapshot ends after a day, and an invalid one does not begin', async () => {
  const { id } = (await send('POST', 'snapshots', { kinds: ['assets'] })).body as { id: string }
  now = new Date(now.getTime() + 24 * 3_600_000)
  expect((await send('POST', `snapshots/${id}/commit`, { force: true })).status).toBe(404)
  for (const body of [{}, { kinds: [] }, { kinds: ['people'] }, { kinds: ['users'], version: -1 }]) {
    expect((await send('POST', 'snapshots', body)).status).toBe(400)
  }
})

test('R406, R407 a workspace that no report has made is listed without a version, and missing in a snapshot', async () => {
  await makeWorkspace(site.deps.db, { id: 'never-reported' })
  const { items } = (await send('GET', 'workspaces')).body as { items: { id: string; version: number | null }[] }
  expect(items.map(({ id, version }) => [id, version])).toEqual([
    ['never-reported', null],
    ['waiting', 1],
  ])
  const { id } = (await send('POST', 'snapshots', { kinds: ['workspaces'] })).body as { id: string }
  const { body } = await send('POST', `snapshots/${id}/commit`, { dryRun: true })
  expect(body['missing']).toEqual([{ kind: 'workspaces', missing: 2, of: 2, examples: ['never-reported', 'waiting'] }])
})

test('R408 admins read when something was reported last, and what was refused', async () => {
  const moment = new Date(now.getTime() - 5000).toISOString()
  await send('PUT', 'users/person-60', user('person-60', { version: moment }))
  await send('PUT', 'users/person-60', user('person-60', { version: 3 }))
  await send('PUT', 'users/person-61', user('person-61', { emailVerified: 'yes' }))
  const { cookie, userId } = await site.signUp('boss@example.test', 'Boss', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', userId).execute()
  const { body } = await site.send('GET', '/v1/marketplace/admin/overview', { cookie })
  const [users, workspaces] = body['host'] as Record<string, unknown>[]
  expect(users).toMatchObject({
    kind: 'users',
    lagSeconds: 5,
    lastRefusal: 'person-61: check emailVerified',
    pending: 0,
  })
  expect([Number(users?.['refused']), Number(users?.['stale'])]).toEqual([2, 5])
  expect(users?.['lastReportOn']).toBe(now.toISOString())
  expect(workspaces).toMatchObject({ kind: 'workspaces', reports: 1, pending: 1, lagSeconds: null })
})
