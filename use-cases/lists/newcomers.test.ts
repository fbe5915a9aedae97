import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { DAY_MS } from '#domain/limits.ts'
import { getJob } from '#jobs/all-jobs.ts'
import { joinToHost } from '#test/join-to-host.ts'
import { makeExpert, makeProfile, makeSite, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { refreshListings } from './refresh-listings.ts'

const NOW = new Date('2026-06-30T12:00:00Z')
const daysAgo = (count: number) => new Date(NOW.getTime() - count * DAY_MS)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.deps.db.deleteFrom('user').execute()
  await site.deps.db.deleteFrom('workspace').execute()
  await site.deps.db.deleteFrom('first_listing').execute()
})

const at = (now: Date) => ({ ...site.deps, now: () => now })
const refresh = (profileId: string, now = NOW) => refreshListings(at(now), [profileId])

const SKILLS = ['seo', 'branding', 'webflow', 'figma', 'shopify']
const COMPLETE = {
  title: 'Search specialist',
  website: 'https://ada.example',
  about: 'About. '.repeat(60),
  languages: ['en'],
  services_offered: ['web-development', 'illustration', 'animation'],
  project_minimum_amount: 500,
  project_minimum_currency: 'USD',
}

async function addHighlights(profileId: string, owner: { owner_user_id: string } | { owner_workspace_id: string }) {
  for (const position of [1, 2]) {
    const { id } = await makeSite(site.deps.db, owner)
    await site.deps.db.insertInto('featured_asset').values({ profile_id: profileId, asset_id: id, position }).execute()
  }
}

/** Activated 10 days ago, with a complete profile, and listed. */
async function makeNewcomer(values: Parameters<typeof makeExpert>[1] = {}) {
  const expert = await makeExpert(site.deps.db, {
    ...COMPLETE,
    skills: SKILLS,
    activated_at: daysAgo(10),
    ...(values.agency && { title: null, business_type: 'STUDIO' as const }),
    ...values,
  })
  const owner = values.agency ? { owner_workspace_id: expert.workspaceId } : { owner_user_id: expert.userId }
  await addHighlights(expert.profileId, owner)
  await refresh(expert.profileId)
  return expert
}

/** A further complete profile of an account or workspace that has others, activated now and listed. */
async function makeAnother(owner: { owner_user_id: string } | { owner_workspace_id: string }) {
  const { db } = site.deps
  const id = newId()
  const { id: own } = await makeSite(db, owner)
  await makeProfile(db, {
    id,
    ...COMPLETE,
    ...owner,
    ...('owner_workspace_id' in owner && { title: null, business_type: 'STUDIO' as const }),
    city: 'Paris',
    country: 'France',
    city_slug: 'paris',
    country_code: 'fr',
    profile_img: '/uploads/test.webp',
    visibility: 'PUBLIC',
    expert_status: 'ACTIVE',
    wants_hirable: true,
    activated_at: NOW,
    skills: SKILLS,
  })
  await db.insertInto('featured_asset').values({ profile_id: id, asset_id: own, position: 0 }).execute()
  await addHighlights(id, owner)
  const skills = SKILLS.map((skill_slug, position) => ({ profile_id: id, skill_slug, position }))
  await db.insertInto('profile_skill').values(skills).execute()
  await refresh(id)
  return id
}

async function newUntilOf(profileId: string): Promise<string | null> {
  const row = await site.deps.db
    .selectFrom('profile')
    .where('id', '=', profileId)
    .select('new_until')
    .executeTakeFirstOrThrow()
  return row.new_until
}

const UNTIL = '2026-08-19'

test('R810 an expert is new for 60 days from the first listing, while the profile is complete', async () => {
  const { db } = site.deps
  const { profileId } = await makeNewcomer()
  expect(await newUntilOf(profileId)).toBe(UNTIL)
  await db.updateTable('profile').set({ website: null }).where('id', '=', profileId).execute()
  await refresh(profileId)
  expect(await newUntilOf(profileId)).toBeNull()
  await db.updateTable('profile').set({ website: 'https://ada.example' }).where('id', '=', profileId).execute()
  await refresh(profileId)
  expect(await newUntilOf(profileId)).toBe(UNTIL)
  await refresh(profileId, new Date('2026-08-18T23:59:59Z'))
  expect(await newUntilOf(profileId)).toBe(UNTIL)
  await refresh(profileId, new Date('2026-08-19T00:00:00Z'))
  expect(await newUntilOf(profileId)).toBeNull()
  const early = await makeNewcomer({ activated_at: daysAgo(61) })
  expect(await newUntilOf(early.profileId)).toBeNull()
})

test('R810 agencies are new like freelancers', async () => {
  const { profileId } = await makeNewcomer({ agency: true })
  expect(await newUntilOf(profileId)).toBe(UNTIL)
})

test('R810 a job ends it for those who changed nothing', async () => {
  const { profileId } = await makeNewcomer()
  const { profileId: other } = await makeNewcomer({ activated_at: daysAgo(9) })
  await getJob('rotate-newcomers').handle(at(new Date('2026-08-18T00:01:00Z')), {})
  expect(await newUntilOf(profileId)).toBe(UNTIL)
  await getJob('rotate-newcomers').handle(at(new Date('2026-08-19T00:01:00Z')), {})
  expect([await newUntilOf(profileId), await newUntilOf(other)]).toEqual([null, '2026-08-20'])
})

test('R810a a profile that is paused and resumed, or activated again, keeps its first day', async () => {
  const { db } = site.deps
  const { profileId } = await makeNewcomer()
  const change = async (values: { wants_hirable?: boolean; activated_at?: Date }) => {
    await db.updateTable('profile').set(values).where('id', '=', profileId).execute()
    await refresh(profileId)
  }
  await change({ wants_hirable: false })
  expect(await newUntilOf(profileId)).toBeNull()
  await change({ wants_hirable: true })
  expect(await newUntilOf(profileId)).toBe(UNTIL)
  await change({ activated_at: NOW })
  expect(await newUntilOf(profileId)).toBe(UNTIL)
})

test('R810a who deletes a profile and creates another is not new again', async () => {
  const { profileId, userId } = await makeNewcomer()
  await site.deps.db.deleteFrom('profile').where('id', '=', profileId).execute()
  expect(await newUntilOf(await makeAnother({ owner_user_id: userId }))).toBeNull()
})

test('R810a a workspace is new with the first account that owns it, and never with the next', async () => {
  const { db } = site.deps
  const { profileId, workspaceId, userId } = await makeNewcomer({ agency: true })
  await db.deleteFrom('profile').where('id', '=', profileId).execute()
  const heir = await makeUser(db)
  await db.updateTable('workspace_member').set({ user_id: heir.id }).where('user_id', '=', userId).execute()
  expect(await newUntilOf(await makeAnother({ owner_workspace_id: workspaceId }))).toBeNull()
})

test('R810a of several profiles of an account, its own and those of its workspaces, the first listed is new', async () => {
  const { db } = site.deps
  const { profileId, userId, workspaceId } = await makeNewcomer()
  const second = await makeWorkspace(db, { ownerId: userId, plan: 'core' })
  expect(await newUntilOf(await makeAnother({ owner_workspace_id: workspaceId }))).toBeNull()
  expect(await newUntilOf(await makeAnother({ owner_workspace_id: second.id }))).toBeNull()
  expect(await newUntilOf(profileId)).toBe(UNTIL)
  // Members who do not own a workspace take nothing from it, and it takes nothing from them.
  const member = await makeNewcomer()
  const values = { workspace_id: workspaceId, user_id: member.userId, role: 'member' as const }
  await db.insertInto('workspace_member').values(values).execute()
  await refresh(member.profileId)
  expect(await newUntilOf(member.profileId)).toBe(UNTIL)
})

test('R810a of two profiles that are listed at the same moment, one is new', async () => {
  const { db } = site.deps
  const user = await makeUser(db)
  for (let round = 0; round < 5; round++) {
    const owned = await makeWorkspace(db, { ownerId: user.id, plan: 'core' })
    const first = await makeAnother({ owner_workspace_id: owned.id })
    const other = await makeWorkspace(db, { ownerId: user.id, plan: 'core' })
    const second = await makeAnother({ owner_workspace_id: other.id })
    await db.deleteFrom('first_listing').execute()
    await Promise.all([refresh(first), refresh(second)])
    const until = [await newUntilOf(first), await newUntilOf(second)]
    expect(until.filter((one) => one !== null)).toEqual(['2026-08-29'])
    await db.deleteFrom('workspace').execute()
  }
})

test('R810a an account that is joined at the site builder, deleted and created from there is not new again', async () => {
  const { db } = site.deps
  const { userId } = await makeNewcomer()
  const { email } = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  expect((await joinToHost(at(NOW), { userId, email, subject: 'ada-there' })).ok).toBe(true)
  await db.deleteFrom('user').where('id', '=', userId).execute()
  await makeUser(db, { id: 'ada-there' })
  const workspace = await makeWorkspace(db, { ownerId: 'ada-there', plan: 'core' })
  expect(await newUntilOf(await makeAnother({ owner_user_id: 'ada-there' }))).toBeNull()
  expect(await newUntilOf(await makeAnother({ owner_workspace_id: workspace.id }))).toBeNull()
  const owners = await db.selectFrom('first_listing').select('owner').where('owner', 'like', '% ada-there').execute()
  expect(owners).toHaveLength(1)
})
