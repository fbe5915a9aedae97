import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { insertBackupRows } from '#db/queries/profiles/insert-backup-rows.ts'
import { parseOwnPictureAddress } from '#domain/uploads/picture.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert, makeSite, makeUser } from '#test/make.ts'
import { openBackupFolder, RELEASE } from '#test/sites/backup-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { checkBackup } from './check-backup.ts'
import { restoreProfile } from './restore-profile.ts'

/** What COPY has to escape. */
const HOSTILE = 'tab\t newline\n return\r backslash \\. \\N quote " 😀 العربية'
const NOW = new Date('2026-11-18T12:00:00Z')
const PICTURE = { width: 384, height: 384, bytes: randomBytes(5000) }

let site: TestSite
let file: string
let owner: string
let profileId: string
let kept: { featured: string; ordered: string }
const folder = openBackupFolder()
beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  const made = await makeExpert(db, {
    slug: 'lost-one',
    name: 'Lost One',
    about: HOSTILE,
    skills: ['Web Design', 'SEO'],
    languages: ['en', 'fr'],
    profile_img: '/media/avatar/a-picture/384.webp',
    inquiry_email_address: 'inquiries@example.test',
    inquiry_email_verified_at: new Date('2026-01-01T00:00:00Z'),
    num_followers: 1,
  })
  await makeExpert(db, { slug: 'lost-one-two' })
  await makeExpert(db, { slug: 'the-agency', agency: true })
  await makeExpert(db, { slug: 'suspended-one', expert_status: 'SUSPENDED' })
  owner = made.userId
  profileId = made.profileId
  const second = await makeSite(db, { owner_user_id: owner })
  kept = { featured: made.siteId, ordered: second.id }
  await db.insertInto('site_order').values({ profile_id: profileId, asset_id: second.id, position: 0 }).execute()
  await db
    .insertInto('badge')
    .values({
      id: newId(),
      profile_id: profileId,
      badge_type: 'award',
      badge_name: 'Site of the Year',
      award_level: 'winner',
    })
    .execute()
  const follower = await makeUser(db)
  await db.insertInto('follow').values({ user_id: follower.id, profile_id: profileId }).execute()
  await makeMessage(db, { profile_id: profileId })
  await db
    .insertInto('upload')
    .values({
      key: 'a-picture',
      user_id: owner,
      purpose: 'avatar',
      content_type: 'image/png',
      size: 5000,
      state: 'used',
      public_url: '/media/avatar/a-picture/384.webp',
      width: 384,
      height: 384,
      expires_at: new Date('2027-01-01T00:00:00Z'),
    })
    .execute()
  await site.deps.pictures.put('avatar', 'a-picture', [PICTURE])
  file = (await folder.backUp(site.databaseUrl, { dataDir: site.dataDir })).file
})
afterAll(async () => {
  await site.close()
  await folder.close()
})

async function restore(handle: string, more: { to?: string; dryRun?: boolean } = {}) {
  const backup = await checkBackup(file, RELEASE)
  const { db, pictures } = site.deps
  return restoreProfile(file, backup, { db, now: NOW, pictures, handle, to: more.to, dryRun: more.dryRun ?? false })
}
const find = () => site.deps.db.selectFrom('profile').where('id', '=', profileId).selectAll().executeTakeFirst()
const remove = () => site.deps.db.deleteFrom('profile').where('id', '=', profileId).execute()
const countRows = async () => {
  const { rows } = await site.deps.pool.query(
    `select (select count(*) from profile) || ' ' || (select count(*) from badge) || ' ' || (select count(*) from upload)
      || ' ' || (select count(*) from moderation_entry) as counts`,
  )
  return rows[0] as unknown
}

test('R650 a profile that is there is never restored over, under whatever handle', async () => {
  await expect(restore('lost-one')).rejects.toThrow('The profile is not deleted: it is @lost-one now.')
  await site.deps.db.updateTable('profile').set({ slug: 'moved-on' }).where('id', '=', profileId).execute()
  await expect(restore('lost-one')).rejects.toThrow('The profile is not deleted: it is @moved-on now.')
  await site.deps.db.updateTable('profile').set({ slug: 'lost-one' }).where('id', '=', profileId).execute()
  await expect(restore('never-there')).rejects.toThrow('The backup has no profile @never-there.')
  await expect(restore("'; drop table profile; --")).rejects.toThrow('The backup has no profile')
})

test('R652 a dry run says what it would do, and writes nothing', async () => {
  await remove()
  const before = await countRows()
  expect(await restore('lost-one', { dryRun: true })).toMatchObject({ badges: 1, featured: 1, order: 1 })
  expect(await countRows()).toEqual(before)
  expect(await find()).toBeUndefined()
})

test('R650, R651 a deleted profile is a private draft again, with its words, works, badges and picture', async () => {
  await remove()
  const restored = await restore('@Lost-One')
  expect(restored).toMatchObject({
    handle: 'lost-one',
    name: 'Lost One',
    badges: 1,
    featured: 1,
    order: 1,
    picture: 'restored',
  })
  expect(Object.fromEntries(restored.left)).toEqual({ follow: 1, message: 1 })
  const row = await find()
  expect(row).toMatchObject({
    slug: 'lost-one',
    owner_user_id: owner,
    about: HOSTILE,
    languages: ['en', 'fr'],
    skills: ['Web Design', 'SEO'],
    city_slug: 'paris',
    country_code: 'fr',
    visibility: 'PRIVATE',
    slug_was_public: true,
    expert_status: 'NOT_ACTIVATED',
    activated_at: null,
    num_followers: 0,
    inquiry_email_address: 'inquiries@example.test',
    updated_at: NOW,
  })
  const { db, pictures } = site.deps
  const skills = db
    .selectFrom('profile_skill')
    .where('profile_id', '=', profileId)
    .select('skill_slug')
    .orderBy('position')
  expect(await skills.execute()).toEqual([{ skill_slug: 'web-design' }, { skill_slug: 'seo' }])
  const order = db.selectFrom('site_order').where('profile_id', '=', profileId).select(['asset_id', 'position'])
  expect(await order.execute()).toEqual([{ asset_id: kept.ordered, position: 0 }])
  // The picture is a copy: the former one may be removed at any time.
  const picture = parseOwnPictureAddress(row?.profile_img)
  expect(picture?.key).not.toBe('a-picture')
  expect(await pictures.read('avatar', picture?.key ?? '', 384)).toEqual(PICTURE.bytes)
  const entry = db.selectFrom('moderation_entry').where('profile_id', '=', profileId)
  expect(await entry.select(['action', 'actor_id', 'account_id', 'details']).execute()).toEqual([
    {
      action: 'restore-profile',
      actor_id: null,
      account_id: owner,
      details: { handle: 'lost-one', backupOf: '2026-11-01T02:00:00.000Z' },
    },
  ])
  await expect(restore('lost-one')).rejects.toThrow('not deleted')
  // Only its owner sees it.
  expect((await site.send('GET', '/v1/marketplace/profiles/lost-one')).status).toBe(404)
})

test('R650 of two restores at the same moment one writes, and the other is refused', async () => {
  await remove()
  const both = await Promise.allSettled([restore('lost-one'), restore('lost-one')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('R651 a suspended profile stays suspended', async () => {
  const { db } = site.deps
  await db.deleteFrom('profile').where('slug', '=', 'suspended-one').execute()
  await restore('suspended-one')
  const row = db.selectFrom('profile').where('slug', '=', 'suspended-one').select(['expert_status', 'visibility'])
  expect(await row.execute()).toEqual([{ expert_status: 'SUSPENDED', visibility: 'PRIVATE' }])
})

test('R651 columns that another release has more or less of get their defaults, or are left out', async () => {
  const { db } = site.deps
  const { id: owner_user_id } = await makeUser(db)
  const row = { id: 'of-another-release', slug: 'of-another-release', name: 'x', owner_user_id, gone_column: 'x' }
  await insertBackupRows(db, 'profile', [row])
  const stored = db.selectFrom('profile').where('id', '=', row.id).select(['name', 'visibility', 'skills'])
  expect(await stored.execute()).toEqual([{ name: 'x', visibility: 'PRIVATE', skills: [] }])
})

test('R651 works that are gone, or are another account’s, are left out', async () => {
  const { db } = site.deps
  await remove()
  await db.deleteFrom('asset').where('id', '=', kept.featured).execute()
  await db
    .updateTable('asset')
    .set({ owner_user_id: (await makeUser(db)).id })
    .where('id', '=', kept.ordered)
    .execute()
  const restored = await restore('lost-one')
  expect(restored).toMatchObject({ featured: 0, order: 0 })
  expect(restored.left.get('works that are gone')).toBe(2)
})

test('R650 a handle that is taken, and an owner with another profile, are refused', async () => {
  const { db } = site.deps
  await remove()
  const before = await countRows()
  const { profileId: other, userId } = await makeExpert(db, { slug: 'lost-one' })
  await expect(restore('lost-one')).rejects.toThrow('@lost-one cannot be restored: profile URL is already taken.')
  // Reserved for its former owner.
  await db.updateTable('profile').set({ slug: 'elsewhere' }).where('id', '=', other).execute()
  const history = { slug: 'lost-one', profile_id: other, released_at: NOW }
  await db.insertInto('handle_history').values(history).execute()
  await expect(restore('lost-one')).rejects.toThrow('already taken')
  await db.deleteFrom('profile').where('id', '=', other).execute()
  await db.deleteFrom('user').where('id', '=', userId).execute()
  await db.insertInto('profile').values({ id: newId(), slug: 'new-start', name: 'x', owner_user_id: owner }).execute()
  await expect(restore('lost-one')).rejects.toThrow('has a profile, and can have only one.')
  await db.deleteFrom('profile').where('slug', '=', 'new-start').execute()
  expect(await countRows()).toEqual(before)
})

test('R650 without its account, a profile goes to another one that is named', async () => {
  const { db } = site.deps
  await remove()
  await db.deleteFrom('user').where('id', '=', owner).execute()
  await expect(restore('lost-one')).rejects.toThrow(
    `The account that it belonged to (${owner}@example.test) is gone: name another one`,
  )
  await expect(restore('lost-one', { to: 'nobody@example.test' })).rejects.toThrow('There is no account with the email')
  const { id } = await makeUser(db, { email: 'heir@example.test' })
  const restored = await restore('lost-one', { to: 'HEIR@example.test' })
  expect(restored).toMatchObject({ owner: 'heir@example.test', badges: 1, picture: 'restored' })
  expect(await find()).toMatchObject({
    owner_user_id: id,
    inquiry_email_address: null,
    inquiry_email_verified_at: null,
  })
})

test('R650 the profile of a workspace goes to the workspace alone', async () => {
  const { db } = site.deps
  const found = db.selectFrom('profile').where('slug', '=', 'the-agency').select(['id', 'owner_workspace_id'])
  const { id, owner_workspace_id: workspaceId } = await found.executeTakeFirstOrThrow()
  await db.deleteFrom('profile').where('id', '=', id).execute()
  await expect(restore('the-agency', { to: 'heir@example.test' })).rejects.toThrow('no account can be given')
  expect(await restore('the-agency')).toMatchObject({ owner: 'Test Workspace' })
  await db.deleteFrom('profile').where('id', '=', id).execute()
  await db.deleteFrom('workspace').where('id', '=', workspaceId).execute()
  await expect(restore('the-agency')).rejects.toThrow('The workspace that it belonged to is gone.')
})
