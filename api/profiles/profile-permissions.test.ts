import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeReadyProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PEOPLE = ['anonymous', 'other', 'owner', 'member', 'manager', 'admin'] as const
type Who = (typeof PEOPLE)[number]

const STATES = ['public user', 'private user', 'suspended user', 'public workspace', 'private workspace'] as const
type State = (typeof STATES)[number]

/** Who may do what to which profile: a status for each of PEOPLE. */
const EXPECTED: Record<string, Record<State, string>> = {
  'read the profile': {
    'public user': '200 200 200 200 200 200',
    'private user': '404 404 200 404 404 200',
    'suspended user': '404 404 200 404 404 200',
    'public workspace': '200 200 200 200 200 200',
    'private workspace': '404 404 200 200 200 200',
  },
  'list its sites': {
    'public user': '200 200 200 200 200 200',
    'private user': '404 404 200 404 404 200',
    'suspended user': '404 404 200 404 404 200',
    'public workspace': '200 200 200 200 200 200',
    'private workspace': '404 404 200 200 200 200',
  },
  'change it by its handle': {
    'public user': '401 403 200 403 403 200',
    'private user': '401 404 200 404 404 200',
    'suspended user': '401 404 200 404 404 200',
    'public workspace': '401 403 403 403 403 403',
    'private workspace': '401 404 403 403 403 403',
  },
  'change it by its workspace': {
    'public user': '401 404 404 404 404 404',
    'private user': '401 404 404 404 404 404',
    'suspended user': '401 404 404 404 404 404',
    'public workspace': '401 403 200 403 200 200',
    'private workspace': '401 404 200 403 200 200',
  },
  'order its sites': {
    'public user': '401 403 200 403 403 200',
    'private user': '401 404 200 404 404 200',
    'suspended user': '401 404 200 404 404 200',
    'public workspace': '401 403 200 403 200 200',
    'private workspace': '401 404 200 403 200 200',
  },
  'make it public': {
    'public user': '401 403 200 403 403 200',
    'private user': '401 404 200 404 404 200',
    'suspended user': '401 404 403 404 404 200',
    'public workspace': '401 403 200 403 200 200',
    'private workspace': '401 404 200 403 200 200',
  },
  'activate it': {
    'public user': '401 403 200 403 403 200',
    'private user': '401 404 400 404 404 400',
    'suspended user': '401 404 403 404 404 403',
    'public workspace': '401 403 200 403 200 200',
    'private workspace': '401 404 400 403 400 400',
  },
  'follow it': {
    'public user': '401 200 403 200 200 200',
    'private user': '401 404 403 404 404 200',
    'suspended user': '401 404 403 404 404 200',
    'public workspace': '401 200 403 200 403 200',
    'private workspace': '401 404 403 200 403 200',
  },
  'like it': {
    'public user': '401 200 403 200 200 200',
    'private user': '401 404 403 404 404 200',
    'suspended user': '401 404 403 404 404 200',
    'public workspace': '401 200 403 200 403 200',
    'private workspace': '401 404 403 200 403 200',
  },
}

type Target = { slug: string; id: string; workspaceId: string }

const CALLS: Record<string, (target: Target) => [method: string, path: string, body?: unknown]> = {
  'read the profile': ({ slug }) => ['GET', `/v1/marketplace/profiles/${slug}`],
  'list its sites': ({ slug }) => ['GET', `/v1/marketplace/profiles/${slug}/sites`],
  'change it by its handle': ({ slug }) => ['PATCH', `/v1/marketplace/profiles/${slug}`, { about: 'New' }],
  'change it by its workspace': ({ workspaceId }) => [
    'PATCH',
    `/v1/marketplace/profile/workspace/${workspaceId}`,
    { about: 'New' },
  ],
  'order its sites': ({ slug }) => ['PATCH', `/v1/marketplace/profile/${slug}/siteOrder`, []],
  'make it public': ({ slug }) => ['POST', `/v1/marketplace/profiles/${slug}/visibility`, { visibility: 'PUBLIC' }],
  'activate it': ({ id }) => ['PATCH', `/v1/marketplace/profiles/activate/${id}`],
  'follow it': ({ slug }) => ['POST', '/v1/marketplace/profiles/follow', { profileSlug: slug }],
  'like it': ({ slug }) => ['POST', '/v1/marketplace/profiles/like', { profileSlug: slug }],
}

let site: TestSite
let workspaceId: string
const cookies = {} as Record<Who, string | undefined>
const userIds = {} as Record<Who, string>

beforeAll(async () => {
  // Far more writes a minute than one account may make.
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  for (const who of PEOPLE.slice(1)) {
    const { cookie, userId } = await site.signUp(`${who}@example.test`, who)
    cookies[who] = cookie
    userIds[who] = userId
  }
  await db.updateTable('user').set({ email_verified: true }).execute()
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', userIds.admin).execute()
  const workspace = await makeWorkspace(db, {
    plan: 'agency',
    ownerId: userIds.owner,
    created_at: new Date('2024-01-01Z'),
  })
  workspaceId = workspace.id
  for (const [who, role] of [
    ['member', 'member'],
    ['manager', 'admin'],
  ] as const) {
    await db.insertInto('workspace_member').values({ workspace_id: workspaceId, user_id: userIds[who], role }).execute()
  }
})
afterAll(() => site.close())

async function makeTarget(state: State): Promise<Target> {
  const { db } = site.deps
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('asset').execute()
  const slug = `target-${newId().slice(-8)}`
  const { profile } = await makeReadyProfile(db, {
    ...(state.endsWith('workspace') ? { workspaceId } : { userId: userIds.owner }),
    slug,
    visibility: state.startsWith('private') ? 'PRIVATE' : 'PUBLIC',
    expert_status: state.startsWith('suspended') ? 'SUSPENDED' : 'NOT_ACTIVATED',
  })
  return { slug, id: profile.id, workspaceId: state.endsWith('workspace') ? workspaceId : newId() }
}

test('no cell is missing', () => {
  expect(Object.keys(EXPECTED)).toEqual(Object.keys(CALLS))
  for (const states of Object.values(EXPECTED)) {
    expect(Object.keys(states)).toEqual([...STATES])
    for (const row of Object.values(states)) expect(row.split(' ')).toHaveLength(PEOPLE.length)
  }
})

for (const [name, call] of Object.entries(CALLS)) {
  test.each(STATES)(`R5 R6 R7 R8 ${name}: %s`, async (state) => {
    const statuses: number[] = []
    for (const who of PEOPLE) {
      const [method, path, body] = call(await makeTarget(state))
      const cookie = cookies[who]
      const answer = await site.send(method, path, { ...(cookie && { cookie }), ...(body !== undefined && { body }) })
      statuses.push(answer.status)
    }
    expect(statuses.join(' ')).toBe(EXPECTED[name]?.[state])
  })
}

test('calls about the viewer’s own profile', async () => {
  await makeTarget('public user')
  const statuses: Record<string, number[]> = { change: [], create: [], check: [] }
  for (const who of ['anonymous', 'other', 'owner'] as const) {
    const cookie = cookies[who]
    const as = cookie ? { cookie } : {}
    statuses['change']?.push(
      (await site.send('PATCH', '/v1/marketplace/profile/user', { ...as, body: { about: 'x' } })).status,
    )
    const body = { name: 'Mine', slug: `mine-${who}` }
    statuses['create']?.push((await site.send('POST', '/v1/marketplace/profile/user', { ...as, body })).status)
    statuses['check']?.push((await site.send('GET', '/v1/marketplace/profiles/verify/slug/some-handle', as)).status)
  }
  expect(statuses).toEqual({ change: [401, 404, 200], create: [401, 201, 409], check: [200, 200, 200] })
})

test('R6 to a stranger a hidden profile is like a missing one on every call, to the header', async () => {
  const cookie = cookies.other ?? ''
  for (const [name, call] of Object.entries(CALLS)) {
    for (const state of ['private user', 'suspended user', 'private workspace'] as const) {
      const target = await makeTarget(state)
      const missing = { slug: 'nobody-here', id: newId(), workspaceId: newId() }
      const answers = await Promise.all(
        [target, missing].map(async (one) => {
          const [method, path, body] = call(one)
          const {
            status,
            headers,
            body: text,
          } = await site.send(method, path, { cookie, ...(body !== undefined && { body }) })
          return { status, headers: [...headers], text }
        }),
      )
      expect([name, state, answers[0]]).toEqual([name, state, answers[1]])
    }
  }
})
