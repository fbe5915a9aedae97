import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeProfile, makeSite, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let workspaceId: string

beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  const founder = await makeUser(db)
  workspaceId = (await makeWorkspace(db, { ownerId: founder.id })).id
  await makeProfile(db, { slug: 'the-studio', owner_workspace_id: workspaceId, visibility: 'PUBLIC' })
  const owner = { owner_workspace_id: workspaceId }
  for (const type of ['sites', 'templates', 'templates', 'libraries'] as const) await makeSite(db, { ...owner, type })
  await makeSite(db, { ...owner, type: 'templates', public: false })
  await makeSite(db, { ...owner, published_at: null })
  await db.updateTable('workspace_member').set({ listed_at: new Date() }).execute()
  await makeProfile(db, { slug: 'the-founder', owner_user_id: founder.id, name: 'Founder', visibility: 'PUBLIC' })
  for (const [slug, visibility, expert_status] of [
    ['a-member', 'PUBLIC', 'ACTIVE'],
    ['a-private-one', 'PRIVATE', 'NOT_ACTIVATED'],
    ['a-suspended-one', 'PUBLIC', 'SUSPENDED'],
  ] as const) {
    const member = await makeUser(db)
    const membership = { workspace_id: workspaceId, user_id: member.id, role: 'member' as const, listed_at: new Date() }
    await db.insertInto('workspace_member').values(membership).execute()
    await makeProfile(db, { slug, owner_user_id: member.id, name: slug, visibility, expert_status })
  }
})
afterAll(() => site.close())

test('a profile counts the work that everyone may see, by kind', async () => {
  const { body } = await site.send('GET', '/v1/marketplace/profiles/the-studio')
  expect(body['numAssets']).toEqual({ sites: 1, templates: 2, libraries: 1, cloneables: 0 })
})

test('R6 a workspace shows its people, except hidden ones', async () => {
  const { body } = await site.send('GET', '/v1/marketplace/profiles/the-studio')
  expect(body['people']).toEqual([
    { slug: 'the-founder', name: 'Founder', title: null, profileImg: null },
    { slug: 'a-member', name: 'a-member', title: null, profileImg: null },
  ])
  const { body: person } = await site.send('GET', '/v1/marketplace/profiles/the-founder')
  expect(person['people']).toEqual([])
})
