import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeProfile, makeSite, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let owner: { cookie: string; userId: string }
let stranger: { cookie: string; userId: string }

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signUp('ada@example.test', 'Ada Moreau')
  stranger = await site.signUp('eve@example.test', 'Eve')
})
afterAll(() => site.close())

const read = (slug: string, cookie?: string) =>
  site.send('GET', `/v1/marketplace/profiles/${slug}`, { ...(cookie && { cookie }) })

test('a public profile, complete', async () => {
  const { db } = site.deps
  const profile = await makeProfile(db, {
    slug: 'ada-moreau',
    name: 'Ada Moreau',
    owner_user_id: owner.userId,
    visibility: 'PUBLIC',
    about: 'I build sites.',
    city: 'New York City',
    country: 'United States',
    languages: ['en', 'fr'],
    skills: ['Web Design'],
    inquiry_email_address: 'hire@example.test',
    project_minimum_amount: 3000,
    project_minimum_currency: 'USD',
    availability_status: 'AVAILABLE',
    availability_from: '2026-03-01',
  })
  const old = await makeSite(db, { owner_user_id: owner.userId, name: 'Old', published_at: new Date('2024-01-01Z') })
  const young = await makeSite(db, {
    owner_user_id: owner.userId,
    name: 'Young',
    published_at: new Date('2025-01-01Z'),
  })
  const first = await makeSite(db, {
    owner_user_id: owner.userId,
    name: 'First',
    published_at: new Date('2023-01-01Z'),
  })
  await makeSite(db, { owner_user_id: owner.userId, name: 'Draft', published_at: null })
  await makeSite(db, { owner_user_id: owner.userId, name: 'Hidden', public: false })
  await makeSite(db, { owner_user_id: stranger.userId, name: 'Somebody else’s' })
  await db.insertInto('site_order').values({ profile_id: profile.id, asset_id: first.id, position: 0 }).execute()
  await db
    .insertInto('featured_asset')
    .values({ profile_id: profile.id, asset_id: old.id, position: 0, caption: 'Yes' })
    .execute()
  await db
    .insertInto('badge')
    .values([
      {
        id: newId(),
        profile_id: profile.id,
        badge_type: 'award',
        badge_name: 'Best Animation',
        award_level: 'finalist',
        award_date: '2024-04-01',
      },
      {
        id: newId(),
        profile_id: profile.id,
        badge_type: 'award',
        badge_name: 'Site of the Year',
        award_level: 'winner',
        award_date: '2025-04-01',
      },
      { id: newId(), profile_id: profile.id, badge_type: 'partner', badge_name: 'Certified Partner' },
    ])
    .execute()

  const { status, headers, body } = await read('Ada-Moreau')
  expect(status).toBe(200)
  expect(headers.get('etag')).toBe('"1"')
  expect(body).toMatchObject({
    _id: profile.id,
    profileId: profile.id,
    slug: 'ada-moreau',
    about: 'I build sites.',
    bio: 'I build sites.',
    title: null,
    owner: { id: owner.userId, type: 'PERSON' },
    workspaceId: null,
    location: { city: 'New York City', country: 'United States' },
    city: 'New York City',
    visibility: 'PUBLIC',
    public: true,
    hirable: false,
    isExpert: false,
    role: 'VISITOR',
    isFollowing: false,
    isLiked: false,
    numFollowers: 0,
    expertsMetadata: {
      status: 'NOT_ACTIVATED',
      projectMinimum: { amount: 3000, currency: 'USD' },
      availability: { status: 'AVAILABLE', from: '2026-03-01', confirmedOn: null },
    },
    badgesV2: [
      { badgeType: 'partner', badgeName: 'Certified Partner', awardLevel: null, awardDate: null },
      { badgeType: 'award', badgeName: 'Site of the Year', awardLevel: 'winner', awardDate: '2025-04-01' },
      { badgeType: 'award', badgeName: 'Best Animation', awardLevel: 'finalist', awardDate: '2024-04-01' },
    ],
    featuredAssets: [{ id: old.id, caption: 'Yes', publishedOn: '2024-01-01T00:00:00.000Z' }],
  })
  // R20: the owner's order first, the rest newest first; nothing unpublished, hidden or of someone else.
  expect((body['sortedSiteProfiles'] as { id: string }[]).map((one) => one.id)).toEqual([first.id, young.id, old.id])
})

test('R20 a highlight that was unpublished since is not shown', async () => {
  const { db } = site.deps
  await db.updateTable('asset').set({ published_at: null }).where('name', '=', 'Old').execute()
  expect((await read('ada-moreau')).body['featuredAssets']).toEqual([])
  await db
    .updateTable('asset')
    .set({ published_at: new Date('2024-01-01Z') })
    .where('name', '=', 'Old')
    .execute()
  expect((await read('ada-moreau')).body['featuredAssets']).toHaveLength(1)
})

test('R9 private fields are for editors alone', async () => {
  const own = await read('ada-moreau', owner.cookie)
  expect(own.body).toMatchObject({ role: 'OWNER', inquiryEmailAddress: 'hire@example.test', canMakePublic: false })
  expect(own.body['requirements']).toMatchObject({
    public: [
      { name: 'accountAge', met: false },
      { name: 'verified', met: false },
      { name: 'publishedSite', met: true },
    ],
  })
  for (const cookie of [undefined, stranger.cookie]) {
    const { body } = await read('ada-moreau', cookie)
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['inquiryEmailAddress']))
    expect(body).not.toHaveProperty('canMakePublic')
    expect(body).not.toHaveProperty('requirements')
  }
})

test('isFollowing and isLiked are the viewer’s own', async () => {
  const { db } = site.deps
  const { body } = await read('ada-moreau')
  await db
    .insertInto('follow')
    .values({ user_id: stranger.userId, profile_id: String(body['_id']) })
    .execute()
  expect((await read('ada-moreau', stranger.cookie)).body).toMatchObject({ isFollowing: true, isLiked: false })
  expect((await read('ada-moreau', owner.cookie)).body).toMatchObject({ isFollowing: false })
})

test('R6 a private profile looks to strangers just like a missing one', async () => {
  const hidden = await makeUser(site.deps.db)
  await makeProfile(site.deps.db, { slug: 'private-one', owner_user_id: hidden.id })
  await makeProfile(site.deps.db, {
    slug: 'suspended-one',
    owner_user_id: stranger.userId,
    visibility: 'PUBLIC',
    expert_status: 'SUSPENDED',
  })
  const missing = await read('nobody-here')
  expect(missing).toMatchObject({
    status: 404,
    body: { msg: 'Not found: there is no such profile', code: 'not_found' },
  })
  for (const slug of ['private-one', 'suspended-one']) {
    const answer = await read(slug, owner.cookie)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(missing.body)
    expect([...answer.headers]).toEqual([...missing.headers])
  }
  expect((await read('suspended-one', stranger.cookie)).status).toBe(200)
})

test('R6 a site admin sees it', async () => {
  const admin = await site.signUp('root@example.test')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  expect((await read('private-one', admin.cookie)).body).toMatchObject({ role: 'ADMIN', visibility: 'PRIVATE' })
})

test('R5 R16 a workspace’s profile: its people’s standing, its plan, its own sites', async () => {
  const { db } = site.deps
  const workspace = await makeWorkspace(db, { slug: 'northlight-studio', plan: 'agency', ownerId: owner.userId })
  await makeSite(db, { owner_workspace_id: workspace.id, name: 'Ours' })
  await makeProfile(db, {
    slug: 'northlight',
    owner_workspace_id: workspace.id,
    visibility: 'PUBLIC',
    business_type: 'AGENCY',
  })
  const { body } = await read('northlight', owner.cookie)
  expect(body).toMatchObject({
    owner: { id: workspace.id, type: 'WORKSPACE' },
    workspaceId: workspace.id,
    workspaceSlug: 'northlight-studio',
    businessType: 'AGENCY',
    role: 'OWNER',
    sortedSiteProfiles: [{ name: 'Ours' }],
  })
  expect((body['requirements'] as { hirable: object[] }).hirable).toContainEqual({ name: 'paidPlan', met: true })
})

test('R4 an old handle leads to the new one, for those who may see it', async () => {
  const { db } = site.deps
  const { body } = await read('ada-moreau')
  await db
    .insertInto('handle_history')
    .values({ slug: 'ada-before', profile_id: String(body['_id']) })
    .execute()
  const moved = await read('ada-before')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/v1/marketplace/profiles/ada-moreau'])
  const work = await read('ada-before/sites?limit=2')
  const movedWork = '/v1/marketplace/profiles/ada-moreau/sites?limit=2'
  expect([work.status, work.headers.get('location')]).toEqual([301, movedWork])
  expect((await read('ada-before/no-such-kind')).status).toBe(404)
  await db.updateTable('profile').set({ visibility: 'PRIVATE' }).where('slug', '=', 'ada-moreau').execute()
  for (const path of ['ada-before', 'ada-before/sites']) {
    expect([path, (await read(path)).status]).toEqual([path, 404])
    expect([path, (await read(path, owner.cookie)).status]).toEqual([path, 301])
  }
})

test.each(['%00', '..%2F..%2Fetc', '%F0%9F%98%80', 'x'.repeat(5000), '__proto__', "';drop table profile--"])(
  'the handle %j is only missing',
  async (slug) => {
    expect((await read(slug)).status).toBe(404)
  },
)
