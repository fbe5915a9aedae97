import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { listenForChanges } from './listen.ts'
import { PAGE_CHANNEL } from './page-changes.ts'

let site: TestSite
let listening: { close(): Promise<void> }
let notifications: string[] = []
beforeAll(async () => {
  site = await openTestSite()
  listening = await listenForChanges(site.databaseUrl, {
    channels: { [PAGE_CHANNEL]: (message) => notifications.push(message) },
    onConnect: () => {},
    onLost: () => {},
    onError: () => {},
  })
})
afterAll(async () => {
  await listening.close()
  await site.close()
})

let mark = 0

/** Waits until all notifications so far have arrived. */
async function allReceived(): Promise<void> {
  const end = `mark ${(mark += 1)}`
  await sql`select pg_notify(${PAGE_CHANNEL}, ${end})`.execute(site.deps.db)
  await expect.poll(() => notifications.at(-1)).toBe(end)
}

/** The notifications that an act causes. */
async function notificationsOf(act: () => Promise<unknown>): Promise<string[]> {
  await allReceived()
  notifications = []
  await act()
  await allReceived()
  return notifications.slice(0, -1).sort()
}

async function listed(values: Parameters<typeof makeExpert>[1]) {
  const expert = await makeExpert(site.deps.db, values)
  await site.deps.db
    .transaction()
    .execute((transaction) => refreshListing(transaction, expert.profileId, { now: new Date('2026-06-01') }))
  return expert
}

/** Columns that no page shows: counters, ranking inputs, stored data for later, and what only the owner sees. */
const UNSEEN = new Set([
  'id',
  'num_followers',
  'card_version',
  'num_likes',
  'num_views',
  'version',
  'created_at',
  'updated_at',
  'ranking_score',
  'ranking_version',
  'inquiry_email_address',
  'inquiry_email_verified_at',
  'availability_changed_at',
])

test('R152 every column of a profile either moves pages or is known not to', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'profile'`.execute(site.deps.db)
  const { rows: triggers } = await sql<{ text: string }>`
    select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'tell_profile_changed'`.execute(site.deps.db)
  const compared = new Set(Array.from(triggers[0]?.text.matchAll(/old\.(\w+)/g) ?? [], ([, name]) => name))
  expect(rows.map(({ name }) => name).filter((name) => !compared.has(name) && !UNSEEN.has(name))).toEqual([])
})

test('R152 an edit names the profile and its places, a counter names nothing', async () => {
  const { db } = site.deps
  const { profileId } = await listed({ slug: 'edited', skills: ['seo', 'branding'] })
  const set = (values: object) => () => db.updateTable('profile').set(values).where('id', '=', profileId).execute()
  expect(await notificationsOf(set({ title: 'Somebody else' }))).toEqual([
    'card:branding/fr/paris',
    'card:seo/fr/paris',
    'profile:edited',
  ])
  expect(await notificationsOf(set({ title: 'Somebody else' }))).toEqual([])
  expect(await notificationsOf(set({ num_views: 7, num_likes: 8, ranking_score: 0.5, version: 9 }))).toEqual([])
  expect(await notificationsOf(set({ slug: 'renamed' }))).toContain('profile:edited')
})

test('R152 work, badges, highlights, order and skills are the profile’s, too', async () => {
  const { db } = site.deps
  const { profileId, siteId } = await listed({ slug: 'worker', skills: ['seo'] })
  const both = ['card:seo/fr/paris', 'profile:worker']
  const badge = { id: 'b1', profile_id: profileId, badge_type: 'partner' as const, badge_name: 'Premium Partner' }
  expect(await notificationsOf(() => db.insertInto('badge').values(badge).execute())).toEqual(both)
  expect(await notificationsOf(() => db.updateTable('badge').set({ badge_name: 'Premium Partner' }).execute())).toEqual(
    [],
  )
  expect(
    await notificationsOf(() => db.updateTable('badge').set({ badge_name: 'Certified Partner' }).execute()),
  ).toEqual(both)
  expect(await notificationsOf(() => db.deleteFrom('badge').execute())).toEqual(both)
  expect(
    await notificationsOf(() => db.updateTable('asset').set({ name: 'New' }).where('id', '=', siteId).execute()),
  ).toEqual(both)
  const order = { profile_id: profileId, asset_id: siteId, position: 0 }
  expect(await notificationsOf(() => db.insertInto('site_order').values(order).execute())).toEqual(both)
  const caption = () =>
    db.updateTable('featured_asset').set({ caption: 'Look' }).where('profile_id', '=', profileId).execute()
  expect(await notificationsOf(caption)).toEqual(both)
  const skill = { profile_id: profileId, skill_slug: 'figma', position: 1 }
  expect(await notificationsOf(() => db.insertInto('profile_skill').values(skill).execute())).toEqual(both)
})

test('R152 an expert who comes, moves or goes changes the old and the new place', async () => {
  const { db } = site.deps
  const { profileId, userId } = await makeExpert(db, { slug: 'mover', skills: ['seo'] })
  const refresh = () =>
    db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: new Date('2026-06-01') }))
  expect(await notificationsOf(refresh)).toEqual(['listed:seo/fr/paris', 'profile:mover'])
  expect(await notificationsOf(refresh)).toEqual([])
  await db.updateTable('profile').set({ city_slug: 'lyon' }).where('id', '=', profileId).execute()
  expect(await notificationsOf(refresh)).toEqual(expect.arrayContaining(['listed:seo/fr/paris', 'listed:seo/fr/lyon']))
  expect(await notificationsOf(() => db.deleteFrom('user').where('id', '=', userId).execute())).toEqual(
    expect.arrayContaining(['listed:seo/fr/lyon', 'profile:mover']),
  )
})

test('R152 a person’s edit changes the workspaces that show them, a new member the workspace', async () => {
  const { db } = site.deps
  const { workspaceId } = await makeExpert(db, { slug: 'the-agency', agency: true })
  const person = await makeUser(db)
  await makeProfile(db, { slug: 'the-member', owner_user_id: person.id, visibility: 'PUBLIC' })
  const member = { workspace_id: workspaceId, user_id: person.id, role: 'member' as const }
  expect(await notificationsOf(() => db.insertInto('workspace_member').values(member).execute())).toEqual([
    'profile:the-agency',
  ])
  const edit = () => db.updateTable('profile').set({ name: 'Other' }).where('slug', '=', 'the-member').execute()
  expect(await notificationsOf(edit)).toEqual(['profile:the-agency', 'profile:the-member'])
  const leave = () => db.deleteFrom('workspace_member').where('user_id', '=', person.id).execute()
  expect(await notificationsOf(leave)).toEqual(['profile:the-agency'])
})

test('R152 a rollback notifies nobody, and many changes at once send one message', async () => {
  const { db } = site.deps
  const undone = () =>
    db
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('profile').set({ about: 'Undone' }).execute()
        throw new Error('changed our mind')
      })
      .catch(() => {})
  expect(await notificationsOf(undone)).toEqual([])
  const { profileId } = await makeExpert(db, { slug: 'of-all-trades', skills: [] })
  const many = () => sql`insert into listing (skill, profile_id, country_code, score, keys, listed_at, edited_at)
    select 'skill-' || number, ${profileId}, 'fr', 0.5, '{}', now(), now() from generate_series(1, 5000) number`
  expect(await notificationsOf(() => many().execute(db))).toEqual(['all'])
})
