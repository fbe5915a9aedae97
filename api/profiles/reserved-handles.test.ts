import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace'
const RESERVED = 'This handle is reserved.'
let site: TestSite
let cookie: string
let stranger: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const owner = await site.signUp('owner@example.test', 'Test Person', { confirmed: true })
  cookie = owner.cookie
  stranger = (await site.signUp('stranger@example.test')).cookie
  const before = { slug: 'security', name: 'From before', visibility: 'PUBLIC' as const }
  await makeProfile(site.deps.db, { owner_user_id: owner.userId, ...before })
})
afterAll(() => site.close())

const patch = (body: unknown) => site.send('PATCH', `${BASE}/profile/user`, { cookie, body })
const check = async (slug: string, as = cookie) =>
  (await site.send('GET', `${BASE}/profiles/verify/slug/${slug}`, { cookie: as })).body['msg']

test('R2 a reserved handle is refused, for a new profile and for a change', async () => {
  for (const slug of ['unsubscribe', 'Conversation', ' confirm-message ']) {
    const created = await site.send('POST', `${BASE}/profile/user`, { cookie: stranger, body: { name: 'New', slug } })
    expect([created.status, created.body]).toMatchObject([
      400,
      {
        code: 'slug_invalid',
        msg: `Request is malformed: the handle is not valid: ${RESERVED}`,
        fields: { slug: [RESERVED] },
      },
    ])
    expect(await patch({ slug })).toMatchObject({ status: 400, body: { code: 'slug_invalid' } })
    expect(await check(slug.trim())).toBe(`Slug is not valid: ${RESERVED}`)
  }
})

test('R2 an owner with a reserved handle from before keeps it, and may take it back', async () => {
  expect(await patch({ slug: 'security', title: 'Designer' })).toMatchObject({
    status: 200,
    body: { slug: 'security' },
  })
  expect([await check('security'), await check('security', stranger)]).toEqual(['Slug is available', 'Slug is taken'])
  expect((await patch({ slug: 'another-one' })).status).toBe(200)
  expect(await check('security')).toBe('Slug is available')
  expect(await patch({ slug: 'security' })).toMatchObject({ status: 200, body: { slug: 'security' } })
})
