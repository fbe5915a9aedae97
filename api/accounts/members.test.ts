import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { makeProfile, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const ME = '/v1/marketplace/me'
let site: TestSite
let owner: { cookie: string; userId: string }
let member: { cookie: string; userId: string }
let stranger: { cookie: string; userId: string }
let id: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  owner = await site.signUp('owner@example.test', 'Olive Owner', { confirmed: true })
  member = await site.signUp('member@example.test', 'Max Member', { confirmed: true })
  stranger = await site.signUp('stranger@example.test', 'Stran Ger', { confirmed: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  const { db } = site.deps
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('workspace').execute()
  id = (await makeWorkspace(db, { ownerId: owner.userId })).id
  await makeProfile(db, { slug: 'the-studio', owner_workspace_id: id, visibility: 'PUBLIC' })
  await join()
})

const join = () =>
  site.deps.db
    .insertInto('workspace_member')
    .values({ workspace_id: id, user_id: member.userId, role: 'member' })
    .execute()
const leave = () => site.deps.db.deleteFrom('workspace_member').where('user_id', '=', member.userId).execute()
const agree = (listed: unknown, cookie = member.cookie, workspace = id) =>
  site.send('PATCH', `${ME}/workspaces/${workspace}`, { cookie, body: { listed } })
const team = async () => {
  const { body } = await site.send('GET', '/v1/marketplace/profiles/the-studio')
  return { people: (body['people'] as { slug: string }[]).map(({ slug }) => slug), others: body['otherPeople'] }
}
const NO_MEMBERS = { people: [], others: [] }

test('R711 members who have not agreed do not appear in a team', async () => {
  await makeProfile(site.deps.db, { slug: 'max', owner_user_id: member.userId, visibility: 'PUBLIC' })
  expect(await team()).toEqual(NO_MEMBERS)
  expect((await site.send('GET', ME, { cookie: member.cookie })).body['workspaces']).toMatchObject([{ listed: false }])
})

test('R711 who agreed appears, with a link while their own profile is public, until they take it back', async () => {
  await agree(true)
  expect(await agree(true)).toMatchObject({ status: 200, body: { listed: true } })
  expect(await team()).toEqual({ people: [], others: [{ name: 'Max Member' }] })
  await makeProfile(site.deps.db, { slug: 'max', owner_user_id: member.userId, visibility: 'PRIVATE' })
  expect(await team()).toEqual({ people: [], others: [{ name: 'Max Member' }] })
  const change = (columns: object) =>
    site.deps.db.updateTable('profile').set(columns).where('slug', '=', 'max').execute()
  await change({ visibility: 'PUBLIC' })
  expect(await team()).toEqual({ people: ['max'], others: [] })
  await change({ expert_status: 'SUSPENDED' })
  expect(await team()).toEqual(NO_MEMBERS)
  await change({ expert_status: 'ACTIVE' })
  expect((await agree(false)).body).toEqual({ listed: false })
  expect(await team()).toEqual(NO_MEMBERS)
})

test('R711 who leaves and joins again agrees again', async () => {
  await agree(true)
  await leave()
  await join()
  expect(await team()).toEqual(NO_MEMBERS)
})

test('R711 only the member can agree, and only to this', async () => {
  for (const [cookie, workspace, status] of [
    [stranger.cookie, id, 404],
    [member.cookie, 'no-such-workspace', 404],
    [member.cookie, '__proto__', 404],
  ] as const) {
    expect((await agree(true, cookie, workspace)).status).toBe(status)
  }
  expect((await site.send('PATCH', `${ME}/workspaces/${id}`, { body: { listed: true } })).status).toBe(401)
  for (const listed of ['true', 1, null]) expect((await agree(listed)).status).toBe(400)
  const body = { listed: true, userId: owner.userId }
  expect((await site.send('PATCH', `${ME}/workspaces/${id}`, { cookie: member.cookie, body })).status).toBe(400)
  await agree(true, owner.cookie)
  expect(await team()).toEqual({ people: [], others: [{ name: 'Olive Owner' }] })
})

const members = (cookie?: string) => site.send('GET', `${ME}/workspaces/${id}/members`, { ...(cookie && { cookie }) })

test('R712 owners and admins see the members and their roles; others do not', async () => {
  await agree(true)
  await makeProfile(site.deps.db, { slug: 'max', owner_user_id: member.userId, visibility: 'PUBLIC' })
  expect((await members(owner.cookie)).body).toEqual({
    items: [
      { name: 'Olive Owner', role: 'owner', listed: false, you: true, profileSlug: null },
      { name: 'Max Member', role: 'member', listed: true, you: false, profileSlug: 'max' },
    ],
    total: 2,
  })
  expect((await members(member.cookie)).status).toBe(404)
  expect((await members(stranger.cookie)).status).toBe(404)
  expect((await members()).status).toBe(401)
  await site.deps.db
    .updateTable('workspace_member')
    .set({ role: 'admin' })
    .where('user_id', '=', member.userId)
    .execute()
  expect((await members(member.cookie)).status).toBe(200)
})

test('R7 the handle of a private or suspended profile is not told to those who manage the workspace', async () => {
  await makeProfile(site.deps.db, { slug: 'max', owner_user_id: member.userId, visibility: 'PRIVATE' })
  const shown = async () => ((await members(owner.cookie)).body['items'] as { name: string; profileSlug: unknown }[])[1]
  expect(await shown()).toMatchObject({ name: 'Max Member', profileSlug: null })
  await site.deps.db
    .updateTable('profile')
    .set({ visibility: 'PUBLIC', expert_status: 'SUSPENDED' })
    .where('slug', '=', 'max')
    .execute()
  expect(await shown()).toMatchObject({ name: 'Max Member', profileSlug: null })
})

test('R712 of a large workspace the first 100 are listed', async () => {
  for (let number = 0; number < 105; number++) {
    const { id: userId } = await makeUser(site.deps.db)
    await site.deps.db
      .insertInto('workspace_member')
      .values({ workspace_id: id, user_id: userId, role: 'member' })
      .execute()
  }
  const { body } = await members(owner.cookie)
  expect([(body['items'] as object[]).length, body['total']]).toEqual([100, 107])
})
