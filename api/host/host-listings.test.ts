import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { newId } from '#db/new-id.ts'
import { refreshListingsJob } from '#jobs/refresh-listings.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert, makeProfile, makeSite, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { deleteHostAsset } from '#use-cases/host/delete-entry.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
})
afterAll(() => site.close())

type Expert = Awaited<ReturnType<typeof makeExpert>>

async function report(method: 'PUT' | 'DELETE', path: string, body?: object) {
  const answer = await site.send(method, `/v1/marketplace/host/${path}`, { body, headers })
  expect([method, path, answer.status]).toEqual([method, path, method === 'PUT' ? 200 : 204])
  return answer.body['status']
}

function putWorkspace(id: string, { plan = 'core', members }: { plan?: string; members: string[] }) {
  const roles = members.map((userId, index) => ({ userId, role: index === 0 ? 'owner' : 'member' }))
  return report('PUT', `workspaces/${id}`, { slug: `workspace-${id}`, name: 'Test Workspace', plan, members: roles })
}

function putSite(id: string, owner: object, changes: object = {}) {
  const publishedOn = '2026-01-01T00:00:00Z'
  const body = { type: 'sites', owner, name: 'Test site', slug: `site-${id}`, public: true, publishedOn, ...changes }
  return report('PUT', `assets/${id}`, body)
}

/** What everyone sees: whether the profile says hirable, and how often it is listed. */
async function standing({ profileId }: Expert) {
  const { db } = site.deps
  const profile = await db.selectFrom('profile').where('id', '=', profileId).select('slug').executeTakeFirstOrThrow()
  const read = await site.send('GET', `/v1/marketplace/profiles/${profile.slug}`)
  const listings = await db.selectFrom('listing').where('profile_id', '=', profileId).select('skill').execute()
  return { hirable: read.body['hirable'], listings: listings.length }
}

const LISTED = { hirable: true, listings: 1 }
const GONE = { hirable: false, listings: 0 }

async function expectTrueCounts() {
  const { db } = site.deps
  const counted = await db
    .selectFrom('listing_count')
    .where('country_code', '=', '')
    .select(['skill', 'experts'])
    .orderBy('skill')
    .execute()
  const listed = await db
    .selectFrom('listing')
    .select(['skill', db.fn.countAll<string>().as('experts')])
    .groupBy('skill')
    .orderBy('skill')
    .execute()
  expect(counted).toEqual(listed.map(({ skill, experts }) => ({ skill, experts: Number(experts) })))
}

const ownerOf = (expert: Expert, agency: boolean) =>
  agency ? { workspaceId: expert.workspaceId } : { userId: expert.userId }

test.each([false, true])(
  'R52 a plan that lapses unlists at once, and lists again when it is back (agency: %s)',
  async (agency) => {
    const expert = await makeExpert(site.deps.db, { agency })
    const { workspaceId, userId } = expert
    // Unchanged, and yet judged again: this is how the next report repairs what an earlier one left undone.
    await putWorkspace(workspaceId, { members: [userId] })
    expect(await putWorkspace(workspaceId, { members: [userId] })).toBe('unchanged')
    expect(await standing(expert)).toEqual(LISTED)

    await putWorkspace(workspaceId, { plan: 'free', members: [userId] })
    expect(await standing(expert)).toEqual(GONE)
    await expectTrueCounts()
    await putWorkspace(workspaceId, { plan: 'growth', members: [userId] })
    expect(await standing(expert)).toEqual(LISTED)
    await expectTrueCounts()
  },
)

test.each([false, true])(
  'R52 the last site goes and comes back, and so does the listing (agency: %s)',
  async (agency) => {
    const expert = await makeExpert(site.deps.db, { agency })
    const owner = ownerOf(expert, agency)
    await putSite(expert.siteId, owner)
    expect(await standing(expert)).toEqual(LISTED)
    for (const lost of [{ publishedOn: null }, { public: false }, { type: 'templates' }]) {
      expect(await putSite(expert.siteId, owner, lost)).toBe('updated')
      expect(await standing(expert)).toEqual(GONE)
      await putSite(expert.siteId, owner)
      expect(await standing(expert)).toEqual(LISTED)
    }
    // A highlight of its own, so that the deleted site takes only itself away.
    const columns = agency ? { owner_workspace_id: expert.workspaceId } : { owner_user_id: expert.userId }
    const template = await makeSite(site.deps.db, { ...columns, type: 'templates' })
    await site.deps.db
      .insertInto('featured_asset')
      .values({ profile_id: expert.profileId, asset_id: template.id, position: 1 })
      .execute()
    await report('DELETE', `assets/${expert.siteId}`)
    expect(await standing(expert)).toEqual(GONE)
    expect(await putSite(expert.siteId, owner)).toBe('created')
    expect(await standing(expert)).toEqual(LISTED)
    await expectTrueCounts()
  },
)

test('R52 who leaves a paid workspace loses its plan, who comes gets it', async () => {
  const [stays, leaves] = [await makeExpert(site.deps.db), await makeExpert(site.deps.db)]
  await putWorkspace(leaves.workspaceId, { plan: 'free', members: [leaves.userId] })
  await putWorkspace(stays.workspaceId, { members: [stays.userId, leaves.userId] })
  expect([await standing(stays), await standing(leaves)]).toEqual([LISTED, LISTED])
  await putWorkspace(stays.workspaceId, { members: [stays.userId] })
  expect([await standing(stays), await standing(leaves)]).toEqual([LISTED, GONE])
  await putWorkspace(stays.workspaceId, { members: [stays.userId, leaves.userId] })
  expect(await standing(leaves)).toEqual(LISTED)
  await report('DELETE', `workspaces/${stays.workspaceId}`)
  expect([await standing(stays), await standing(leaves)]).toEqual([GONE, GONE])
  await expectTrueCounts()
})

test('R53 work that changes hands leaves its former owner’s highlights', async () => {
  const [from, to] = [await makeExpert(site.deps.db), await makeExpert(site.deps.db)]
  await makeSite(site.deps.db, { owner_user_id: from.userId })
  await report('DELETE', `assets/${to.siteId}`)
  await putSite(from.siteId, { userId: from.userId })
  expect([await standing(from), await standing(to)]).toEqual([LISTED, GONE])

  await putSite(from.siteId, { userId: to.userId })
  expect(await standing(from)).toEqual(GONE)
  const left = site.deps.db.selectFrom('featured_asset').where('asset_id', '=', from.siteId).select('profile_id')
  expect(await left.execute()).toEqual([])
})

test('R53 an account takes its profile and its reactions along', async () => {
  const { db } = site.deps
  const expert = await makeExpert(db)
  await putWorkspace(expert.workspaceId, { members: [expert.userId] })
  const fan = await makeUser(db, { num_following: 1 })
  const liked = await makeProfile(db, { owner_user_id: (await makeUser(db)).id, num_followers: 1, num_likes: 1 })
  await db.insertInto('follow').values({ user_id: fan.id, profile_id: expert.profileId }).execute()
  for (const table of ['follow', 'profile_like'] as const) {
    await db.insertInto(table).values({ user_id: expert.userId, profile_id: liked.id }).execute()
  }
  await report('DELETE', `users/${expert.userId}`)
  expect(await db.selectFrom('profile').where('id', '=', expert.profileId).select('id').execute()).toEqual([])
  const counters = db.selectFrom('profile').where('id', '=', liked.id).select(['num_followers', 'num_likes'])
  expect(await counters.executeTakeFirst()).toEqual({ num_followers: 0, num_likes: 0 })
  const following = db.selectFrom('user').where('id', '=', fan.id).select('num_following')
  expect(await following.executeTakeFirst()).toEqual({ num_following: 0 })
  await expectTrueCounts()
})

test('R52 many reports at once leave listings and counts right', async () => {
  const experts = await Promise.all(Array.from({ length: 6 }, () => makeExpert(site.deps.db)))
  const members = experts.map((expert) => expert.userId)
  const shared = newId()
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const expert = experts[index % experts.length]
      if (!expert) throw new Error('there is no such expert')
      if (index % 3 === 0) return putWorkspace(shared, { plan: 'free', members: members.slice(index % 4) })
      if (index % 3 === 1)
        return putWorkspace(expert.workspaceId, { plan: index % 2 ? 'free' : 'core', members: [expert.userId] })
      return putSite(expert.siteId, { userId: expert.userId }, { public: index % 2 === 0 })
    }),
  )
  await expectTrueCounts()
  for (const expert of experts) {
    const { hirable, listings } = await standing(expert)
    expect(listings).toBe(hirable ? 1 : 0)
  }
})

test('R52 a crash between the report and the listings is repaired by a job', async () => {
  const expert = await makeExpert(site.deps.db)
  await putSite(expert.siteId, { userId: expert.userId })
  expect(await standing(expert)).toEqual(LISTED)
  let asked = 0
  const crash = () => {
    // The report itself asks for the time once, the listings after it.
    if (asked++ === 0) return new Date()
    throw new Error('the process is gone')
  }
  const crashed = deleteHostAsset({ ...site.deps, now: crash }, { id: expert.siteId })
  await expect(crashed).rejects.toThrow('the process is gone')
  expect(await standing(expert)).toEqual({ hirable: false, listings: 1 })
  await startJobs(site.deps, [refreshListingsJob])
  await vi.waitFor(async () => expect(await standing(expert)).toEqual(GONE), { timeout: 15_000 })
  await expectTrueCounts()
})
