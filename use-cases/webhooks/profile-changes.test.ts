import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { replaceFeaturedWork, replaceSkills } from '#db/queries/profiles/profile-writes.ts'
import { makeExpert, makeProfile, makeSite, makeUser } from '#test/make.ts'
import { enableEndpoints } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(() => enableEndpoints(site.deps.db, '1'))

/** The types of events that an act writes. */
async function written(act: () => Promise<unknown>): Promise<string[]> {
  await site.deps.db.deleteFrom('webhook_delivery').execute()
  await act()
  const rows = await site.deps.db.selectFrom('webhook_delivery').select('type').orderBy('position').execute()
  return rows.map(({ type }) => type)
}

const set = (id: string, values: object) => () =>
  site.deps.db.updateTable('profile').set(values).where('id', '=', id).execute()

/** Columns whose changes are told otherwise, or not at all. */
const UNTOLD = [
  'id',
  'num_followers',
  'num_likes',
  'num_views',
  'card_version',
  'version',
  'last_editor_id',
  'last_editor_since',
  'created_at',
  'updated_at',
  'ranking_score',
  'ranking_version',
  'new_until',
  'inquiry_email_address',
  'inquiry_email_verified_at',
  'availability_changed_at',
  'visibility',
  'slug_was_public',
  'expert_status',
  'wants_hirable',
  'activated_at',
  'response_time_hours',
  'answer_rate',
]

test('R604 every column makes profile.updated, except those that are known not to', async () => {
  const { db } = site.deps
  await makeExpert(db)
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'profile'
    except select jsonb_object_keys(profile_content(profile)) from profile`.execute(db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(UNTOLD.toSorted())
})

test('R803 a proof that is shown or no longer shown is told, a check that changes its day is not', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  const proof = { id: 'p1', profile_id: profileId, kind: 'elsewhere', subject: 'https://social.example/@ada' } as const
  const change = (values: object) => () => db.updateTable('profile_proof').set(values).where('id', '=', 'p1').execute()
  expect(await written(() => db.insertInto('profile_proof').values(proof).execute())).toEqual([])
  const seen = { method: 'page', url: proof.subject, checked_at: new Date('2026-06-01') }
  expect(await written(change(seen))).toEqual(['profile.updated'])
  expect(await written(change({ checked_at: new Date('2026-07-01') }))).toEqual([])
  expect(await written(change({ checked_at: null, method: null }))).toEqual(['profile.updated'])
  await change(seen)()
  expect(await written(() => db.deleteFrom('profile').where('id', '=', profileId).execute())).toEqual([
    'profile.deleted',
  ])
})

test.each([
  ['a title', { title: 'Designer' }],
  ['a text', { about: 'I draw.' }],
  ['a place', { city: 'Lyon', city_slug: 'lyon' }],
  ['a language', { languages: ['German'] }],
  ['a typed skill', { skills: ['Drawing'] }],
  ['a service', { services_offered: ['Retainers'] }],
  ['a picture', { profile_img: '/media/avatar/abc' }],
  ['an availability', { availability_status: 'UNAVAILABLE' }],
  ['a price', { project_minimum_amount: 900, project_minimum_currency: 'EUR' }],
  ['a handle', { slug: 'other-handle' }],
])('R604 a change of %s is told once; the same value again is not', async (_what, values) => {
  const { profileId } = await makeExpert(site.deps.db)
  expect(await written(set(profileId, values))).toEqual(['profile.updated'])
  expect(await written(set(profileId, values))).toEqual([])
})

test.each([
  ['counters', { num_views: 5, num_likes: 6, num_followers: 7 }],
  ['a score', { ranking_score: 0.7, ranking_version: 9 }],
  ['figures that are computed', { response_time_hours: 3, answer_rate: 0.5 }],
  ['an address for inquiries', { inquiry_email_address: 'ada@example.test' }],
  ['a mere save', { version: 9, updated_at: new Date() }],
])('R604 %s tell nothing', async (_what, values) => {
  const { profileId } = await makeExpert(site.deps.db)
  expect(await written(set(profileId, values))).toEqual([])
})

test('R604 a change of state has its own event alone; with another field it has both', async () => {
  const { profileId } = await makeExpert(site.deps.db)
  expect(await written(set(profileId, { expert_status: 'PAUSED' }))).toEqual(['profile.paused'])
  expect(await written(set(profileId, { visibility: 'PRIVATE' }))).toEqual(['profile.unpublished'])
  expect(await written(set(profileId, { visibility: 'PUBLIC', title: 'Both' }))).toEqual([
    'profile.published',
    'profile.updated',
  ])
})

test('R604 skills, badges, highlights, order and public work are told; rows that equal ones replace are not', async () => {
  const { db } = site.deps
  const { profileId, siteId, userId } = await makeExpert(db, { skills: ['seo', 'figma'] })
  const inOne = (act: (transaction: typeof db) => Promise<unknown>) => () => db.transaction().execute(act)
  expect(await written(inOne((one) => replaceSkills(one, profileId, ['figma', 'seo'])))).toEqual(['profile.updated'])
  expect(await written(inOne((one) => replaceSkills(one, profileId, ['figma', 'seo'])))).toEqual([])
  const featured = [{ assetId: siteId, caption: 'Look' }]
  expect(await written(inOne((one) => replaceFeaturedWork(one, profileId, featured)))).toEqual(['profile.updated'])
  expect(await written(inOne((one) => replaceFeaturedWork(one, profileId, featured)))).toEqual([])
  const order = { profile_id: profileId, asset_id: siteId, position: 0 }
  expect(await written(() => db.insertInto('site_order').values(order).execute())).toEqual(['profile.updated'])
  const badge = () => ({ id: newId(), profile_id: profileId, badge_type: 'partner' as const, badge_name: 'Partner' })
  expect(await written(() => db.insertInto('badge').values(badge()).execute())).toEqual(['profile.updated'])
  const replaceBadge = inOne(async (one) => {
    await one.deleteFrom('badge').where('profile_id', '=', profileId).execute()
    await one.insertInto('badge').values(badge()).execute()
  })
  expect(await written(replaceBadge)).toEqual([])
  const asset = (values: object) => () => db.updateTable('asset').set(values).where('id', '=', siteId).execute()
  expect(await written(asset({ num_views: 99, num_likes: 9, updated_at: new Date() }))).toEqual([])
  expect(await written(asset({ name: 'Another name' }))).toEqual(['profile.updated'])
  expect(await written(asset({ public: false }))).toEqual(['profile.updated'])
  expect(await written(asset({ name: 'A name that only its owner sees' }))).toEqual([])
  const unpublished = { owner_user_id: userId, published_at: null }
  expect(await written(() => makeSite(db, unpublished))).toEqual([])
  expect(await written(() => makeSite(db, { owner_user_id: userId }))).toEqual(['profile.updated'])
})

test('R604 a transaction tells of a profile once, of a new one not at all, and nothing that it takes back', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { title: 'As before' })
  const much = async (one: typeof db) => {
    await one
      .updateTable('profile')
      .set({ title: 'One', slug: 'handle-of-the-end' })
      .where('id', '=', profileId)
      .execute()
    await one.updateTable('profile').set({ about: 'Two' }).where('id', '=', profileId).execute()
    await replaceSkills(one, profileId, ['figma'])
  }
  expect(await written(() => db.transaction().execute(much))).toEqual(['profile.updated'])
  const { data } = await db.selectFrom('webhook_delivery').select('data').executeTakeFirstOrThrow()
  expect(data).toMatchObject({ profileId, handle: 'handle-of-the-end', visibility: 'PUBLIC', expertStatus: 'ACTIVE' })
  const thereAndBack = async (one: typeof db) => {
    for (const title of ['Else', 'One']) {
      await one.updateTable('profile').set({ title }).where('id', '=', profileId).execute()
    }
  }
  expect(await written(() => db.transaction().execute(thereAndBack))).toEqual([])
  const user = await makeUser(db)
  const created = async (one: typeof db) => {
    const profile = await makeProfile(one, { owner_user_id: user.id })
    await replaceSkills(one, profile.id, ['seo'])
    await one.updateTable('profile').set({ title: 'New' }).where('id', '=', profile.id).execute()
  }
  expect(await written(() => db.transaction().execute(created))).toEqual(['profile.created'])
  const undone = (one: typeof db) => much(one).then(() => Promise.reject(new Error('undone')))
  expect(
    await written(() =>
      db
        .transaction()
        .execute(undone)
        .catch(() => {}),
    ),
  ).toEqual([])
  expect(await sql`select from webhook_profile_change`.execute(db)).toMatchObject({ rows: [] })
})

test('R604 what a savepoint takes back is not told', async () => {
  const { pool, db } = site.deps
  const { profileId } = await makeExpert(db)
  const client = await pool.connect()
  const title = (text: string) => client.query(`update profile set title = $1 where id = $2`, [text, profileId])
  const told = await written(async () => {
    await client.query('begin; savepoint before')
    await title('Taken back')
    await client.query('rollback to before')
    await client.query('commit')
  })
  expect(told).toEqual([])
  const kept = await written(async () => {
    await client.query('begin; savepoint before')
    await title('Taken back')
    await client.query('rollback to before; savepoint again')
    await title('Kept')
    await client.query('release again; commit')
  })
  client.release()
  expect(kept).toEqual(['profile.updated'])
})

test('R604 R606 a creation is not sent as an update to an endpoint that does not get creations', async () => {
  const { db } = site.deps
  await sql`update webhook_endpoint set events = '{profile.updated}'`.execute(db)
  const user = await makeUser(db)
  const created = () =>
    db.transaction().execute(async (one) => {
      const { id } = await makeProfile(one, { owner_user_id: user.id })
      await replaceSkills(one, id, ['seo'])
      return id
    })
  expect(await written(created)).toEqual([])
})

test('R604 without an endpoint that wants them nothing is compared', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db)
  await enableEndpoints(db)
  expect(await written(set(profileId, { title: 'Unsent' }))).toEqual([])
  await enableEndpoints(db, '1')
  await sql`update webhook_endpoint set events = '{profile.listed}'`.execute(db)
  expect(await written(set(profileId, { title: 'Unsent again' }))).toEqual([])
})
