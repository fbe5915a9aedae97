import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const HOST = '/v1/marketplace/host'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
})
afterAll(() => site.close())

async function put(path: string, body: object) {
  const answer = await site.send('PUT', `${HOST}/${path}`, { body, headers })
  return answer.status === 200 ? answer.body['status'] : answer.status
}
async function remove(path: string, version?: number | string) {
  const query = version === undefined ? '' : `?version=${encodeURIComponent(version)}`
  const answer = await site.send('DELETE', `${HOST}/${path}${query}`, { headers })
  return answer.status === 200 ? answer.body['status'] : answer.status
}

const user = (id: string, changes: object = {}) => ({
  name: 'Ada Moreau',
  email: `${id}@example.test`,
  emailVerified: true,
  ...changes,
})
const workspace = (id: string, changes: object = {}) => ({
  slug: `slug-${id}`,
  name: 'Northlight',
  plan: 'core',
  members: [],
  ...changes,
})
const asset = (owner: object, changes: object = {}) => ({
  type: 'sites',
  owner,
  name: 'Museum',
  slug: 'museum',
  public: true,
  publishedOn: null,
  ...changes,
})

const nameOf = async (id: string) =>
  (await site.deps.db.selectFrom('user').where('id', '=', id).select('name').executeTakeFirst())?.name
const slugOf = async (id: string) =>
  (await site.deps.db.selectFrom('workspace').where('id', '=', id).select('slug').executeTakeFirst())?.slug
const exists = async (table: 'user' | 'workspace' | 'asset', id: string) =>
  (await site.deps.db.selectFrom(table).where('id', '=', id).select('id').execute()).length === 1

test('R400 an older report never overwrites a newer one, whatever comes last', async () => {
  const id = newId()
  expect(await put(`users/${id}`, user(id, { name: 'Second', version: 2 }))).toBe('created')
  expect(await put(`users/${id}`, user(id, { name: 'First', version: 1 }))).toBe('stale')
  expect(await put(`users/${id}`, user(id, { name: 'Second', version: 2 }))).toBe('unchanged')
  expect(await remove(`users/${id}`, 1)).toBe('stale')
  expect(await nameOf(id)).toBe('Second')
  expect(await put(`users/${id}`, user(id, { name: 'Third', version: '2026-01-31T12:00:00Z' }))).toBe('updated')
  expect(await put(`users/${id}`, user(id, { name: 'Fourth', version: '2026-01-31T11:59:59.999Z' }))).toBe('stale')
  expect(await nameOf(id)).toBe('Third')
})

test('R400 without a version the last to arrive counts, and the version stays', async () => {
  const id = newId()
  await put(`users/${id}`, user(id, { version: 5 }))
  expect(await put(`users/${id}`, user(id, { name: 'Unversioned' }))).toBe('updated')
  expect(await put(`users/${id}`, user(id, { name: 'Older', version: 4 }))).toBe('stale')
  expect(await nameOf(id)).toBe('Unversioned')
})

test('R401 what was deleted is revived by a newer report only', async () => {
  const id = newId()
  expect(await put(`users/${id}`, user(id, { version: 1 }))).toBe('created')
  expect(await remove(`users/${id}`, 3)).toBe('deleted')
  for (const version of [1, 2, 3]) expect(await put(`users/${id}`, user(id, { version }))).toBe('stale')
  expect(await exists('user', id)).toBe(false)
  expect(await put(`users/${id}`, user(id, { version: 4 }))).toBe('created')
  // The deletion of something that was never known is remembered, too.
  const other = newId()
  expect(await remove(`assets/${other}`, 7)).toBe('unchanged')
  expect(await put(`assets/${other}`, asset({ userId: id }, { version: 6 }))).toBe('stale')
})

test('R401 a deletion without a version keeps the version', async () => {
  const id = newId()
  await put(`users/${id}`, user(id, { version: 5 }))
  expect(await remove(`users/${id}`)).toBe(204)
  expect(await put(`users/${id}`, user(id, { version: 5 }))).toBe('stale')
  expect(await put(`users/${id}`, user(id))).toBe('created')
})

test('R402 children wait for their parents, over several steps', async () => {
  const [owner, team, site_] = [newId(), newId(), newId()]
  const members = [{ userId: owner, role: 'owner' }]
  expect(await put(`assets/${site_}`, asset({ workspaceId: team }, { version: 1 }))).toBe('pending')
  expect(await put(`workspaces/${team}`, workspace(team, { members, version: 1 }))).toBe('pending')
  expect([await exists('asset', site_), await exists('workspace', team)]).toEqual([false, false])
  expect(await put(`users/${owner}`, user(owner, { version: 1 }))).toBe('created')
  expect([await exists('asset', site_), await exists('workspace', team)]).toEqual([true, true])
})

test('R402 a newer report replaces the one that waits, and a deletion ends it', async () => {
  const [owner, one, two] = [newId(), newId(), newId()]
  await put(`assets/${one}`, asset({ userId: owner }, { name: 'Old', version: 1 }))
  await put(`assets/${one}`, asset({ userId: owner }, { name: 'New', version: 2 }))
  expect(await put(`assets/${one}`, asset({ userId: owner }, { name: 'Old', version: 1 }))).toBe('stale')
  await put(`assets/${two}`, asset({ userId: owner }, { version: 1 }))
  expect(await remove(`assets/${two}`, 2)).toBe('deleted')
  await put(`users/${owner}`, user(owner))
  const row = await site.deps.db.selectFrom('asset').where('id', '=', one).select('name').executeTakeFirst()
  expect(row).toEqual({ name: 'New' })
  expect(await exists('asset', two)).toBe(false)
})

test('R402 without a version nothing waits', async () => {
  expect(await put(`assets/${newId()}`, asset({ userId: newId() }))).toBe(400)
})

test('R402 parent and child at once: whichever is first, both are there', async () => {
  for (let round = 0; round < 20; round++) {
    const [owner, work] = [newId(), newId()]
    await Promise.all([
      put(`assets/${work}`, asset({ userId: owner }, { version: 1 })),
      put(`users/${owner}`, user(owner, { version: 1 })),
    ])
    expect([await exists('user', owner), await exists('asset', work)]).toEqual([true, true])
  }
})

test('R403 a slug that has moved on is given when its holder’s report arrives', async () => {
  const [one, two] = [newId(), newId()]
  await put(`workspaces/${one}`, workspace(one, { slug: `a-${one}`, version: 1 }))
  expect(await put(`workspaces/${two}`, workspace(two, { slug: `a-${one}`, version: 3 }))).toBe('pending')
  expect(await put(`workspaces/${one}`, workspace(one, { slug: `b-${one}`, version: 2 }))).toBe('updated')
  expect([await slugOf(one), await slugOf(two)]).toEqual([`b-${one}`, `a-${one}`])
})

test('R403 slugs and emails that are exchanged in a circle all arrive', async () => {
  const ids = [newId(), newId(), newId()]
  const slug = (index: number) => `circle-${ids[0]}-${index % 3}`
  const email = (index: number) => `circle-${ids[0]}-${index % 3}@example.test`
  for (const [index, id] of ids.entries()) {
    await put(`workspaces/${id}`, workspace(id, { slug: slug(index), version: 1 }))
    await put(`users/${id}`, user(id, { email: email(index), version: 1 }))
  }
  const statuses = []
  for (const [index, id] of ids.entries()) {
    statuses.push(await put(`workspaces/${id}`, workspace(id, { slug: slug(index + 1), version: 2 })))
    statuses.push(await put(`users/${id}`, user(id, { email: email(index + 1), version: 2 })))
  }
  expect(statuses).toEqual(['pending', 'pending', 'pending', 'pending', 'updated', 'updated'])
  expect(await Promise.all(ids.map(slugOf))).toEqual([slug(1), slug(2), slug(3)])
  const rows = await site.deps.db.selectFrom('user').where('id', 'in', ids).select(['id', 'email']).execute()
  expect(new Map(rows.map((row) => [row.id, row.email]))).toEqual(
    new Map(ids.map((id, index) => [id, email(index + 1)])),
  )
})

test('R403 an email of somebody whom the site builder does not know, or of an admin, is waited for', async () => {
  for (const values of [{}, { role: 'admin' as const }, { role: 'admin' as const, email_verified: false }]) {
    const { email, id: holder } = await makeUser(site.deps.db, values)
    const id = newId()
    expect(await put(`users/${id}`, user(id, { email }))).toBe(409)
    expect(await put(`users/${id}`, user(id, { email, version: 1 }))).toBe('pending')
    expect(await put(`users/${id}`, user(id, { email, version: 2 }))).toBe('pending')
    expect([await exists('user', id), await exists('user', holder)]).toEqual([false, true])
  }
})

test('R409 the role and the account of an admin are not the site builder’s', async () => {
  const { id, email } = await makeUser(site.deps.db, { role: 'admin' })
  expect(await remove(`users/${id}`)).toBe(403)
  expect(await remove(`users/${id}`, 9)).toBe(403)
  expect(await put(`users/${id}`, user(id, { email: 'thief@example.test', version: 10 }))).toBe(403)
  expect(await put(`users/${id}`, user(id, { role: 'user', email, version: 10 }))).toBe(400)
  expect(await put(`users/${id}`, user(id, { email, version: 10 }))).toBe('updated')
  const row = site.deps.db.selectFrom('user').where('id', '=', id).select(['role', 'email'])
  expect(await row.executeTakeFirst()).toEqual({ role: 'admin', email })
})

test.each(['x', '-1', '1.5', '99999999999999999', '2026-01-31'])('R400 version %s is refused', async (version) => {
  const id = newId()
  expect(await remove(`users/${id}`, version)).toBe(400)
  expect(await put(`users/${id}`, user(id, { version }))).toBe(400)
})
