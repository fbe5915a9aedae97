import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeListedExperts } from '#test/listed-experts.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import type { InProcessCall } from './api-env.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await makeListedExperts(site)
})
afterAll(() => site.close())

const ORIGIN = 'http://localhost:3000'
const INFO = { clientAddress: '203.0.113.7', requestId: 'test-request' }

test.each([
  '/v1/marketplace/hire/web-design',
  '/v1/marketplace/hire/web-design/fr/paris?language=de&sort=newest',
  '/v1/marketplace/hire-counts?path=/hire/web-design/fr',
  '/v1/marketplace/search?q=webflow',
  '/v1/marketplace/search?q=nobodyhasthisword',
  '/v1/marketplace/profiles/expert-3',
  '/v1/marketplace/profiles/expert-4',
  '/v1/marketplace/profiles/expert-3/sites',
])('%s says the same within the process as outside', async (path) => {
  const outside = await site.send('GET', path)
  expect(outside.status).toBe(200)
  const inProcess: InProcessCall = {}
  const within = await site.api.fetch(new Request(ORIGIN + path), { ...INFO, inProcess })
  expect([within.status, await within.text()]).toEqual([200, ''])
  expect(inProcess.value).toStrictEqual(outside.body)
})

test('what only owners see of their profile is the same within the process, too', async () => {
  const { cookie, userId } = await site.signUp('ada@example.test', 'Ada Moreau')
  await makeProfile(site.deps.db, {
    slug: 'ada-moreau',
    owner_user_id: userId,
    inquiry_email_address: 'a@example.test',
  })
  const path = '/v1/marketplace/profiles/ada-moreau'
  const outside = await site.send('GET', path, { cookie })
  expect(outside.body).toMatchObject({ inquiryEmailVerified: false })
  const inProcess: InProcessCall = {}
  await site.api.fetch(new Request(ORIGIN + path, { headers: { cookie } }), { ...INFO, inProcess })
  expect(inProcess.value).toStrictEqual(outside.body)
})

test('a refusal has its message in process, too', async () => {
  const inProcess: InProcessCall = {}
  const request = new Request(`${ORIGIN}/v1/marketplace/hire/nonsense`)
  const answer = await site.api.fetch(request, { ...INFO, inProcess })
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  expect(inProcess).toEqual({})
})
