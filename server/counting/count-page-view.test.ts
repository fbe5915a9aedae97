import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { countPageView } from './count-page-view.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

let site: TestSite
let owner: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signUp('owner@example.test')
  const { profileId } = await makeExpert(site.deps.db, { slug: 'seen-page' })
  await site.deps.db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', profileId).execute()
})
afterAll(() => site.close())

type Visit = { path?: string; status?: number; method?: string; cookie?: string; address?: string }

async function viewsAfter({ path = '/@seen-page', status = 200, method = 'GET', cookie, address }: Visit) {
  const headers = { 'user-agent': BROWSER, ...(cookie && { cookie }) }
  const request = new Request(`http://localhost:3000${path}`, { method, headers })
  await countPageView(site.deps, { request, status, clientAddress: address ?? '198.51.100.1' })
  await site.deps.views.flush()
  const { db } = site.deps
  return db.selectFrom('profile').where('slug', '=', 'seen-page').select('num_views').executeTakeFirstOrThrow()
}

test('R120 only the page itself, shown to somebody else, is a view', async () => {
  const visitor = await site.signUp('visitor@example.test')
  for (const none of [
    { cookie: owner.cookie },
    { status: 404 },
    { status: 301 },
    { method: 'HEAD' },
    { path: '/@seen-page/edit/general' },
    { path: '/seen-page' },
  ]) {
    expect([none, await viewsAfter(none)]).toEqual([none, { num_views: 0 }])
  }
  expect(await viewsAfter({})).toEqual({ num_views: 1 })
  expect(await viewsAfter({ path: '/@seen-page?page=2' })).toEqual({ num_views: 1 })
  expect(await viewsAfter({ cookie: visitor.cookie, address: '198.51.100.2' })).toEqual({ num_views: 2 })
})
