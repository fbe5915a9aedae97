import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { findChangeLogEnd, findChangesSince } from './change-log/find-changes.ts'

let site: TestSite
let reader: pg.Client
beforeAll(async () => {
  site = await openTestSite()
  reader = new pg.Client(site.databaseUrl)
  await reader.connect()
})
afterAll(async () => {
  await reader.end()
  await site.close()
})

/** The changes that an act logs. */
async function changesOf(act: () => Promise<unknown>): Promise<string[]> {
  const before = await findChangeLogEnd(reader)
  await act()
  const { changes } = await findChangesSince(reader, before)
  return changes.map(({ kind, subject }) => (subject ? `${kind}:${subject}` : kind)).sort()
}

async function listed(values: Parameters<typeof makeExpert>[1]) {
  const expert = await makeExpert(site.deps.db, values)
  await site.deps.db
    .transaction()
    .execute((transaction) => refreshListing(transaction, expert.profileId, { now: new Date('2026-06-01') }))
  return expert
}

/** Columns that no page shows: counters, ranking inputs, stored data for later, and what only the owner sees. */
const UNSEEN = [
  'id',
  'num_followers',
  'card_version',
  'num_likes',
  'num_views',
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
]

test('R384 every column of a profile moves its pages and its card, except those that are known not to', async () => {
  const { db } = site.deps
  const compared = async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'profile'
      except select jsonb_object_keys(shown_on_pages(profile)) from profile`.execute(db)
    return rows.map(({ name }) => name)
  }
  await listed({ slug: 'judged', skills: ['seo'] })
  expect((await compared()).sort()).toEqual(UNSEEN.toSorted())
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname = 'shown_alike'`.execute(db)
  const alike = Array.from(rows[0]?.source.matchAll(/after\.(\w+) := before\.(\w+)/g) ?? [], ([, a, b]) => a === b && a)
  expect(alike.toSorted()).toEqual(UNSEEN.toSorted())
  await sql`alter table profile add column nobody_has_judged text`.execute(db)
  const version = () => db.selectFrom('profile').select('card_version').where('slug', '=', 'judged').executeTakeFirst()
  const before = await version()
  const set = () => sql`update profile set nobody_has_judged = 'seen' where slug = 'judged'`.execute(db)
  expect(await changesOf(set)).toEqual(['card:seo/fr/paris', 'profile:judged'])
  expect((await version())?.card_version).toBe((before?.card_version ?? 0) + 1)
  expect(await changesOf(set)).toEqual([])
})

test('R152 an edit names the profile and its places, a counter names nothing', async () => {
  const { db } = site.deps
  const { profileId } = await listed({ slug: 'edited', skills: ['seo', 'branding'] })
  const set = (values: object) => () => db.updateTable('profile').set(values).where('id', '=', profileId).execute()
  expect(await changesOf(set({ title: 'Somebody else' }))).toEqual([
    'card:branding/fr/paris',
    'card:seo/fr/paris',
    'profile:edited',
  ])
  expect(await changesOf(set({ title: 'Somebody else' }))).toEqual([])
  expect(await changesOf(set({ num_views: 7, num_likes: 8, ranking_score: 0.5, version: 9 }))).toEqual([])
  expect(await changesOf(set({ slug: 'renamed' }))).toContain('profile:edited')
})

test('R152 work, badges, highlights, order and skills are the profile’s, too', async () => {
  const { db } = site.deps
  const { profileId, siteId } = await listed({ slug: 'worker', skills: ['seo'] })
  const both = ['card:seo/fr/paris', 'profile:worker']
  const badge = { id: 'b1', profile_id: profileId, badge_type: 'partner' as const, badge_name: 'Premium Partner' }
  expect(await changesOf(() => db.insertInto('badge').values(badge).execute())).toEqual(both)
  expect(await changesOf(() => db.updateTable('badge').set({ badge_name: 'Premium Partner' }).execute())).toEqual([])
  expect(await changesOf(() => db.updateTable('badge').set({ badge_name: 'Certified Partner' }).execute())).toEqual(
    both,
  )
  expect(await changesOf(() => db.deleteFrom('badge').execute())).toEqual(both)
  expect(
    await changesOf(() => db.updateTable('asset').set({ name: 'New' }).where('id', '=', siteId).execute()),
  ).toEqual(both)
  const order = { profile_id: profileId, asset_id: siteId, position: 0 }
  expect(await changesOf(() => db.insertInto('site_order').values(order).execute())).toEqual(both)
  const caption = () =>
    db.updateTable('featured_asset').set({ caption: 'Look' }).where('profile_id', '=', profileId).execute()
  expect(await changesOf(caption)).toEqual(both)
  const skill = { profile_id: profileId, skill_slug: 'figma', position: 1 }
  expect(await changesOf(() => db.insertInto('profile_skill').values(skill).execute())).toEqual(both)
})

test('R152 an expert who comes, moves or goes changes the old and the new place', async () => {
  const { db } = site.deps
  const { profileId, userId } = await makeExpert(db, { slug: 'mover', skills: ['seo'] })
  const refresh = () =>
    db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: new Date('2026-06-01') }))
  expect(await changesOf(refresh)).toEqual(['listed:seo/fr/paris', 'profile:mover'])
  expect(await changesOf(refresh)).toEqual([])
  await db.updateTable('profile').set({ city_slug: 'lyon' }).where('id', '=', profileId).execute()
  expect(await changesOf(refresh)).toEqual(expect.arrayContaining(['listed:seo/fr/paris', 'listed:seo/fr/lyon']))
  expect(await changesOf(() => db.deleteFrom('user').where('id', '=', userId).execute())).toEqual(
    expect.arrayContaining(['listed:seo/fr/lyon', 'profile:mover']),
  )
})

test('R152 a person’s edit changes the workspaces that show them, a new member the workspace', async () => {
  const { db } = site.deps
  const { workspaceId } = await makeExpert(db, { slug: 'the-agency', agency: true })
  const person = await makeUser(db)
  await makeProfile(db, { slug: 'the-member', owner_user_id: person.id, visibility: 'PUBLIC' })
  const member = { workspace_id: workspaceId, user_id: person.id, role: 'member' as const }
  expect(await changesOf(() => db.insertInto('workspace_member').values(member).execute())).toEqual([
    'profile:the-agency',
  ])
  const edit = () => db.updateTable('profile').set({ name: 'Other' }).where('slug', '=', 'the-member').execute()
  expect(await changesOf(edit)).toEqual(['profile:the-agency', 'profile:the-member'])
  const agree = () =>
    db.updateTable('workspace_member').set({ listed_at: new Date() }).where('user_id', '=', person.id).execute()
  const rename = () => db.updateTable('user').set({ name: 'Renamed' }).where('id', '=', person.id).execute()
  // R711: the team changes with a member's consent, and with the names of those who have given it.
  expect(await changesOf(rename)).toEqual([])
  expect(await changesOf(agree)).toEqual(['profile:the-agency'])
  const again = () => db.updateTable('user').set({ name: 'Once more' }).where('id', '=', person.id).execute()
  expect(await changesOf(again)).toEqual(['profile:the-agency'])
  const leave = () => db.deleteFrom('workspace_member').where('user_id', '=', person.id).execute()
  expect(await changesOf(leave)).toEqual(['profile:the-agency'])
})

test('R152 a rollback logs nothing, and many changes at once are logged as one', async () => {
  const { db } = site.deps
  const undone = () =>
    db
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('profile').set({ about: 'Undone' }).execute()
        throw new Error('changed our mind')
      })
      .catch(() => {})
  expect(await changesOf(undone)).toEqual([])
  const { profileId } = await makeExpert(db, { slug: 'of-all-trades', skills: [] })
  const many = () => sql`insert into listing (skill, profile_id, country_code, score, keys, listed_at, edited_at)
    select 'skill-' || number, ${profileId}, 'fr', 0.5, '{}', now(), now() from generate_series(1, 5000) number`
  expect(await changesOf(() => many().execute(db))).toEqual(['all'])
})

test('R803 a proof changes the profile’s pages when it appears, changes, is checked or disappears', async () => {
  const { db } = site.deps
  const { profileId } = await listed({ slug: 'proving', skills: ['seo'] })
  const pages = ['profile:proving']
  const proof = { id: 'p1', profile_id: profileId, kind: 'elsewhere', subject: 'https://social.example/@ada' } as const
  const set = (values: object) => () => db.updateTable('profile_proof').set(values).where('id', '=', 'p1').execute()
  expect(await changesOf(() => db.insertInto('profile_proof').values(proof).execute())).toEqual([])
  expect(await changesOf(set({ failure: 'not_found', next_check_at: new Date() }))).toEqual([])
  const seen = { method: 'page', url: proof.subject, checked_at: new Date('2026-06-01') }
  expect(await changesOf(set(seen))).toEqual(pages)
  expect(await changesOf(set(seen))).toEqual([])
  expect(await changesOf(set({ failure: 'unreachable', failing_since: new Date() }))).toEqual([])
  expect(await changesOf(set({ checked_at: new Date('2026-07-01') }))).toEqual(pages)
  expect(await changesOf(set({ checked_at: null, method: null }))).toEqual(pages)
  expect(await changesOf(() => db.deleteFrom('profile_proof').execute())).toEqual([])
  await db
    .insertInto('profile_proof')
    .values({ ...proof, ...seen, method: 'page' })
    .execute()
  expect(await changesOf(() => db.deleteFrom('profile_proof').execute())).toEqual(pages)
})
