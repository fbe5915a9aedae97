import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { DAY_MS } from '#domain/limits.ts'
import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace'

type Person = { cookie: string; userId: string }

let site: TestSite
let owner: Person
let stranger: Person
let now = new Date()
beforeAll(async () => {
  site = await openTestSite({ now: () => now })
})
beforeEach(async () => {
  now = new Date()
  await site.deps.db.deleteFrom('profile').execute()
  owner = await site.signUp(`owner-${newId()}@example.test`)
  stranger = await site.signUp(`stranger-${newId()}@example.test`)
})
afterAll(() => site.close())

const rename = (slug: string, who = owner) =>
  site.send('PATCH', `${BASE}/profile/user`, { cookie: who.cookie, body: { slug } })
const create = (slug: string, who: Person) =>
  site.send('POST', `${BASE}/profile/user`, { cookie: who.cookie, body: { name: 'Test Person', slug } })
const read = (slug: string) => site.send('GET', `${BASE}/profiles/${slug}`)

test('R522 a profile changes its handle three times in 30 days, then is told when it can again', async () => {
  await create('name-0', owner)
  const statuses = []
  for (const slug of ['name-1', 'name-2', 'name-0']) statuses.push((await rename(slug)).status)
  expect(statuses).toEqual([200, 200, 200])
  const refused = await rename('name-4')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(30 * 24 * 60 * 60)])
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    fields: { slug: ['You can change your handle 3 times in 30 days. Try again in 30 days.'] },
  })
  expect(await site.deps.db.selectFrom('profile').select('slug').execute()).toEqual([{ slug: 'name-0' }])
  const other = { about: 'Something else.' }
  expect((await site.send('PATCH', `${BASE}/profile/user`, { cookie: owner.cookie, body: other })).status).toBe(200)
  now = new Date(now.getTime() + 30 * DAY_MS + 1000)
  expect((await rename('name-4')).status).toBe(200)
  expect(await site.deps.db.selectFrom('handle_change').select('profile_id').execute()).toHaveLength(1)
})

test('R522 an admin is not limited, and a refused change is not counted', async () => {
  const admin = await site.signUp(`admin-${newId()}@example.test`, 'Ada Admin', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  await create('name-0', owner)
  await create('taken-one', stranger)
  for (let turn = 0; turn < 5; turn++) expect((await rename('taken-one')).status).toBe(400)
  for (let turn = 1; turn < 6; turn++) {
    const path = `${BASE}/profiles/name-${turn - 1}`
    expect((await site.send('PATCH', path, { cookie: admin.cookie, body: { slug: `name-${turn}` } })).status).toBe(200)
  }
})

test('R26 a handle that was never public is not reserved', async () => {
  await site.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', owner.userId).execute()
  await create('never-seen', owner)
  await rename('another-one')
  expect((await create('never-seen', stranger)).status).toBe(201)
})

test('R26 a handle of an owner whose address is unconfirmed is not reserved', async () => {
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'was-public' })
  await site.deps.db.updateTable('user').set({ email_verified: false }).where('id', '=', owner.userId).execute()
  await rename('another-one')
  expect((await create('was-public', stranger)).status).toBe(201)
  expect((await read('was-public')).status).toBe(404)
})

test('R26 a handle that was public stays reserved after the profile has gone private, the next one does not', async () => {
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'was-public', visibility: 'PUBLIC' })
  const hide = { visibility: 'PRIVATE' }
  const path = `${BASE}/profiles/was-public/visibility`
  expect((await site.send('POST', path, { cookie: owner.cookie, body: hide })).status).toBe(200)
  await rename('in-private')
  await rename('another-one')
  expect((await create('was-public', stranger)).body['code']).toBe('slug_taken')
  expect((await create('in-private', stranger)).status).toBe(201)
})
