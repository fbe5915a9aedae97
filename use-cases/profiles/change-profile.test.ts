import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace'
let site: TestSite
let owner: { cookie: string; userId: string }

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signUp('ada@example.test')
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'ada-moreau' })
})
afterAll(() => site.close())

/** How often a call reads a profile in full, which is the most expensive statement of an edit. */
async function fullReads(call: () => Promise<{ status: number }>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await call()).status).toBeLessThan(300)
  const sent = query.mock.calls.map((call) => JSON.stringify(call[0]))
  query.mockRestore()
  return sent.filter((statement) => statement.includes(String.raw`from \"profile\" as \"p\"`)).length
}

test('an edit reads the profile three times: to find it, under its lock, and as it has become', async () => {
  const body = { title: 'Gardener', skills: ['CSS'], inquiryEmailAddress: 'hello@ada.example', public: true }
  const patch = () => site.send('PATCH', `${BASE}/profile/user`, { cookie: owner.cookie, body })
  expect(await fullReads(patch)).toBe(3)
})

test('so does every other change', async () => {
  const { cookie } = owner
  const hide = () =>
    site.send('POST', `${BASE}/profiles/ada-moreau/visibility`, { cookie, body: { visibility: 'PRIVATE' } })
  const order = () => site.send('PATCH', `${BASE}/profile/ada-moreau/siteOrder`, { cookie, body: [] })
  expect([await fullReads(hide), await fullReads(order)]).toEqual([3, 3])
})

test('a new profile is read twice: as it was inserted, and as it has become', async () => {
  const { cookie } = await site.signUp('ines@example.test')
  const body = { name: 'Ines Ferreira', slug: 'ines-ferreira', title: 'Web designer' }
  expect(await fullReads(() => site.send('POST', `${BASE}/profile/user`, { cookie, body }))).toBe(2)
})
