import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { GUEST, INQUIRY } from '#test/make-message.ts'
import { makeReadyProfile, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PEOPLE = ['anonymous', 'other', 'owner', 'member', 'manager', 'admin'] as const
type Who = (typeof PEOPLE)[number]

/** Who may write to which profile: a status for each of PEOPLE. */
const EXPECTED = {
  'hirable user': '202 202 403 202 202 202',
  'public user that is not hirable': '403 403 403 403 403 403',
  'private user': '404 404 403 404 404 403',
  'suspended user': '404 404 403 404 404 403',
  'hirable workspace': '202 202 403 403 403 202',
  'private workspace': '404 404 403 403 403 403',
} as const
type State = keyof typeof EXPECTED

let site: TestSite
let workspaceId: string
const cookies = {} as Record<Who, string | undefined>
const userIds = {} as Record<Who, string>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  for (const who of PEOPLE.slice(1)) {
    const { cookie, userId } = await site.signUp(`${who}@example.test`, who)
    cookies[who] = cookie
    userIds[who] = userId
  }
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', userIds.admin).execute()
  workspaceId = (await makeWorkspace(db, { plan: 'agency', ownerId: userIds.owner })).id
  for (const [who, role] of [
    ['member', 'member'],
    ['manager', 'admin'],
  ] as const) {
    await db.insertInto('workspace_member').values({ workspace_id: workspaceId, user_id: userIds[who], role }).execute()
  }
})
afterAll(() => site.close())

async function makeTarget(state: State): Promise<string> {
  const { db } = site.deps
  await db.deleteFrom('message').execute()
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('asset').execute()
  const slug = `target-${newId().slice(-8)}`
  await makeReadyProfile(db, {
    ...(state.endsWith('workspace') ? { workspaceId } : { userId: userIds.owner }),
    slug,
    wants_hirable: !state.includes('not hirable'),
    visibility: state.startsWith('private') ? 'PRIVATE' : 'PUBLIC',
    expert_status: state.startsWith('suspended') ? 'SUSPENDED' : 'ACTIVE',
  })
  return slug
}

const post = (slug: string, cookie: string | undefined, body: unknown = { ...INQUIRY, ...GUEST }) =>
  site.send('POST', `/v1/marketplace/profiles/${slug}/message/hire`, { body, ...(cookie && { cookie }) })

test.each(Object.keys(EXPECTED) as State[])('R85 who may write to a %s', async (state) => {
  const sent: number[] = []
  const opened: number[] = []
  for (const who of PEOPLE) {
    const slug = await makeTarget(state)
    sent.push((await post(slug, cookies[who])).status)
    const cookie = cookies[who]
    const form = await site.send('GET', `/v1/marketplace/profiles/${slug}/message/hire`, { ...(cookie && { cookie }) })
    opened.push(form.status)
  }
  expect(sent.join(' ')).toBe(EXPECTED[state])
  expect(opened.join(' ')).toBe(EXPECTED[state].replaceAll('202', '200'))
})

test('R6 R85 a hidden profile answers like a missing one, to the header', async () => {
  const answers = []
  for (const slug of [await makeTarget('private user'), 'nobody-here']) {
    const { status, headers, body } = await post(slug, cookies.other)
    answers.push({ status, headers: [...headers], body })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('R32 404 and 403 come before what is wrong with the input', async () => {
  expect((await post('nobody-here', undefined, { subject: '' })).status).toBe(404)
  const closed = await makeTarget('public user that is not hirable')
  expect((await post(closed, undefined, { subject: '' })).status).toBe(403)
  const own = await makeTarget('hirable user')
  const answer = await post(own, cookies.owner, 'no JSON at all')
  expect([answer.status, answer.body['msg']]).toEqual([403, 'Not allowed: this profile is your own'])
  expect(answer.body['issues']).toEqual([{ code: 'own_profile', params: {} }])
})
