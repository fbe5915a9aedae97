import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { completeProfilePayload } from '#client/profiles/profile-payload.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace'
let site: TestSite
let owner: { cookie: string; userId: string }
let admin: { cookie: string; userId: string }

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  owner = await site.signUp('ada@example.test', 'Ada')
  admin = await site.signUp('root@example.test', 'Root', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
})
afterAll(() => site.close())

beforeEach(async () => {
  const { db } = site.deps
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('asset').execute()
  await db.deleteFrom('unmatched_term').execute()
  await makeReadyProfile(db, { userId: owner.userId, slug: 'ada-moreau', name: 'Ada Moreau' })
})

async function read(cookie = owner.cookie) {
  const { body, headers } = await site.send('GET', `${BASE}/profiles/ada-moreau`, { cookie })
  return { profile: body as unknown as Profile, etag: headers.get('etag') ?? '' }
}

async function save(changes: Parameters<typeof completeProfilePayload>[1], cookie = owner.cookie) {
  const { profile, etag } = await read(cookie)
  const headers = { 'if-match': etag }
  return site.send('PATCH', `${BASE}/profiles/ada-moreau`, {
    cookie,
    headers,
    body: completeProfilePayload(profile, changes),
  })
}

test('R111 R281 a whole profile as it is stored is taken, and changes only what was changed', async () => {
  const before = (await read()).profile
  expect(await save({ title: 'Gardener' })).toMatchObject({ status: 200, body: { title: 'Gardener' } })
  const { updatedOn: _one, title: _title, ownEditsSince: _since, ...rest } = (await read()).profile
  expect(before).toMatchObject(rest)
})

test('R281 what was stored before a rule came is no obstacle to changing something else', async () => {
  const { db } = site.deps
  const old = { name: 'Ada\u202eMoreau', title: '\u200b', skills: ['Bad\u202eskill'], city: 'Lis\u202ebon' }
  await db.updateTable('profile').set(old).execute()
  expect(await save({ employer: 'Plot Nine' })).toMatchObject({ status: 200, body: { employer: 'Plot Nine', ...old } })
  // A changed one is judged.
  expect((await save({ name: 'Ada\u202eNew' })).status).toBe(400)
})

test('R281 an unknown term is counted when it is typed, not with every save', async () => {
  await save({ skills: ['Basket weaving'], location: { city: 'Nowhere', country: 'Portugal' } })
  await save({ title: 'One' })
  await save({ title: 'Two' })
  const terms = await site.deps.db.selectFrom('unmatched_term').select(['kind', 'times']).orderBy('kind').execute()
  expect(terms).toEqual([
    { kind: 'city', times: 1 },
    { kind: 'skill', times: 1 },
  ])
})

test('R111 a profile says from which version on every edit was the reader’s own', async () => {
  await save({ title: 'One' })
  const first = await read()
  expect(`"${first.profile.ownEditsSince}"`).toBe(first.etag)
  await save({ title: 'Two' })
  expect((await read()).profile.ownEditsSince).toBe(first.profile.ownEditsSince)
  await save({ title: 'Three' }, admin.cookie)
  expect((await read()).profile.ownEditsSince).toBeNull()
  const visitor = await site.send('GET', `${BASE}/profiles/ada-moreau`)
  expect(visitor.body).not.toHaveProperty('ownEditsSince')
})
