import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert, makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  const signing = await makeExpert(db, { slug: 'signing', skills: ['web-design'], languages: ['en', 'ase'] })
  const speaking = await makeExpert(db, { slug: 'speaking', skills: ['web-design'], languages: ['en'] })
  await refreshListings(site.deps, [signing.profileId, speaking.profileId])
})
afterAll(() => site.close())

const get = async (path: string) => (await site.send('GET', `/v1/marketplace${path}`)).body
const slugs = (body: Record<string, unknown>) => (body['experts'] as { slug: string }[]).map(({ slug }) => slug)

test.each(['/hire/web-design?language=ase', '/search?language=ase', '/search?q=web+designer+who+signs+asl'])(
  'R764 %s finds those who sign it',
  async (path) => {
    expect(slugs(await get(path))).toEqual(['signing'])
  },
)

test('R764 sign languages are counted and named among the other languages', async () => {
  const { facets } = await get('/hire/web-design')
  expect((facets as Record<string, object[]>)['language']).toEqual([
    { value: 'en', label: 'English', count: 2 },
    { value: 'ase', label: 'American Sign Language', count: 1 },
  ])
})

test('R764 an owner names a sign language as any other; a code of no listed language is refused', async () => {
  const { cookie, userId } = await site.signUp('ada@example.test')
  await makeProfile(site.deps.db, { owner_user_id: userId, slug: 'ada' })
  const patch = (languages: string[]) =>
    site.send('PATCH', '/v1/marketplace/profile/user', { cookie, body: { languages } })
  expect((await patch(['en', 'BFI'])).body['languages']).toEqual(['en', 'bfi'])
  expect(await patch(['xyz'])).toMatchObject({ status: 400, body: { fields: { 'languages.0': [expect.any(String)] } } })
})
