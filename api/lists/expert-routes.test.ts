import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Comparison } from '#domain/lists/compared-expert.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

let site: TestSite

type Values = NonNullable<Parameters<typeof makeExpert>[1]>

async function list(values: Values): Promise<string> {
  const { profileId } = await makeExpert(site.deps.db, values)
  await site.deps.db
    .transaction()
    .execute((transaction) => refreshListing(transaction, profileId, { now: site.deps.now() }))
  return profileId
}

async function compare(slugs: string): Promise<Comparison> {
  const { status, body } = await site.send('GET', `/v1/marketplace/experts?slugs=${slugs}`)
  expect(status).toBe(200)
  return body as Comparison
}

const slugsOf = ({ experts }: Comparison) => experts.map((expert) => expert.slug)

beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  await list({
    slug: 'ada-moreau',
    name: 'Ada Moreau',
    skills: ['web-design', 'figma', 'seo', 'branding', 'webflow', 'javascript', 'illustration'],
    languages: ['en', 'fr'],
    services_offered: ['animation'],
    created_at: new Date('2025-05-01T00:00:00Z'),
  })
  await list({ slug: 'northlight', agency: true })
  await list({ slug: 'hidden-one', visibility: 'PRIVATE' })
  await list({ slug: 'paused-one', expert_status: 'PAUSED', wants_hirable: false })
  await list({ slug: 'pictureless', profile_img: null })
  const renamed = await list({ slug: 'new-name' })
  await db.insertInto('handle_history').values({ slug: 'old-name', profile_id: renamed }).execute()
})
afterAll(() => site.close())

test('R72 a comparison has the card, every skill, and what cards leave out', async () => {
  const { experts, missing, renamed } = await compare('ada-moreau')
  expect([missing, renamed]).toEqual([[], {}])
  expect(experts).toEqual([
    expect.objectContaining({
      slug: 'ada-moreau',
      name: 'Ada Moreau',
      type: 'freelancer',
      location: { city: 'Paris', country: 'France' },
      featured: [{ name: 'Test site', thumbnailUrl: null }],
      languages: ['en', 'fr'],
      servicesOffered: ['animation'],
      activatedOn: '2026-02-01T00:00:00.000Z',
      createdOn: '2025-05-01T00:00:00.000Z',
    }),
  ])
  expect(experts[0]?.skills).toHaveLength(7)
})

test('R72 in the requested order, each once, in any letter case', async () => {
  expect(slugsOf(await compare('northlight,Ada-Moreau,,northlight'))).toEqual(['northlight', 'ada-moreau'])
  expect(slugsOf(await compare('ada-moreau,northlight'))).toEqual(['ada-moreau', 'northlight'])
})

test('R72 private, paused, incomplete and unknown are missing alike', async () => {
  const gone = ['nobody-here', 'hidden-one', 'paused-one', 'pictureless']
  const found = await compare(['ada-moreau', ...gone].join(','))
  expect([slugsOf(found), found.missing]).toEqual([['ada-moreau'], gone])
})

test('R72 an old handle stands for the new one, and for one expert', async () => {
  const found = await compare('old-name,ada-moreau,new-name')
  expect([slugsOf(found), found.missing, found.renamed]).toEqual([
    ['new-name', 'ada-moreau'],
    [],
    { 'old-name': 'new-name' },
  ])
})

test('R72 a handle that somebody took over is theirs', async () => {
  const former = await list({ slug: 'moved-away' })
  await list({ slug: 'taken-over', name: 'The new one' })
  await site.deps.db.insertInto('handle_history').values({ slug: 'taken-over', profile_id: former }).execute()
  const { experts, renamed } = await compare('taken-over')
  expect([experts.map((expert) => expert.name), renamed]).toEqual([['The new one'], {}])
})

test.each([
  ['none', ''],
  ['an empty list', '?slugs='],
  ['commas alone', '?slugs=,,'],
  ['thirteen', `?slugs=${Array.from({ length: 13 }, (_one, index) => `expert-${index}`).join(',')}`],
  ['what is no slug', '?slugs=ada-moreau,%00'],
  ['two lists', '?slugs=ada-moreau&slugs=northlight'],
])('%s: refused with the field named', async (_what, query) => {
  const { status, body } = await site.send('GET', `/v1/marketplace/experts${query}`)
  expect([status, body['code'], Object.keys(body['fields'] as object)[0]?.split('.')[0]]).toEqual([
    400,
    'validation_failed',
    'slugs',
  ])
})

test('twelve are not too many', async () => {
  const twelve = Array.from({ length: 12 }, (_one, index) => `expert-${index}`)
  expect((await compare(twelve.join(','))).missing).toEqual(twelve)
})
