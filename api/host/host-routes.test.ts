import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { newId } from '#db/new-id.ts'
import { MAX_BODY_BYTES } from '#domain/limits.ts'
import { makeUser } from '#test/make.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const HOST = '/v1/marketplace/host'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN })
})
afterAll(() => site.close())

const put = (path: string, body: unknown) => site.send('PUT', `${HOST}/${path}`, { body, headers })
const remove = (path: string) => site.send('DELETE', `${HOST}/${path}`, { headers })

const UNKNOWN_ID = 'nobody-at-all'

function user(id: string, changes: object = {}) {
  return { name: 'Ada Moreau', email: `${id}@example.test`, emailVerified: true, ...changes }
}
function workspace(id: string, changes: object = {}) {
  return { slug: `slug-${id}`, name: 'Northlight', plan: 'core', members: [], ...changes }
}
function asset(owner: object, changes: object = {}) {
  const publishedOn = '2026-01-31T12:00:00Z'
  return { type: 'sites', owner, name: 'Museum', slug: 'museum', public: true, publishedOn, ...changes }
}

async function rowCounts() {
  const { db } = site.deps
  const count = async (table: 'user' | 'workspace' | 'workspace_member' | 'asset') =>
    (await db.selectFrom(table).select(db.fn.countAll<string>().as('rows')).executeTakeFirstOrThrow()).rows
  return Promise.all([count('user'), count('workspace'), count('workspace_member'), count('asset')])
}

test('R51 a report says created, then unchanged, then updated, and deleting twice is no error', async () => {
  const [ada, studio, museum] = [newId(), newId(), newId()]
  const cases: [string, string, object, object][] = [
    ['users', ada, user(ada, { createdOn: '2024-03-01T10:00:00+01:00' }), { name: 'Ada M.' }],
    ['workspaces', studio, workspace(studio, { members: [{ userId: ada, role: 'owner' }] }), { plan: 'free' }],
    ['assets', museum, asset({ workspaceId: studio }, { url: 'https://museum.example' }), { description: 'Quiet.' }],
  ]
  for (const [kind, id, body, change] of cases) {
    for (const [sent, status] of [
      [body, 'created'],
      [body, 'unchanged'],
      [{ ...body, ...change }, 'updated'],
    ] as const) {
      const answer = await put(`${kind}/${id}`, sent)
      expect([answer.status, answer.body]).toMatchObject([200, { id, status }])
    }
  }
  const { db } = site.deps
  expect(await db.selectFrom('user').where('id', '=', ada).selectAll().executeTakeFirst()).toMatchObject({
    name: 'Ada M.',
    role: 'user',
    created_at: new Date('2024-03-01T09:00:00Z'),
  })
  expect(await db.selectFrom('asset').where('id', '=', museum).selectAll().executeTakeFirst()).toMatchObject({
    owner_user_id: null,
    owner_workspace_id: studio,
    url: 'https://museum.example',
    description: 'Quiet.',
    published_at: new Date('2026-01-31T12:00:00Z'),
  })
  for (const [kind, id] of cases.toReversed()) {
    expect((await remove(`${kind}/${id}`)).status).toBe(204)
    expect((await remove(`${kind}/${id}`)).status).toBe(204)
  }
  expect(await db.selectFrom('user').where('id', '=', ada).select('id').execute()).toEqual([])
})

test('R51 fields left out of an asset are cleared; the day an account was created stays', async () => {
  const id = newId()
  await put(`users/${id}`, user(id, { createdOn: '2024-03-01T09:00:00Z' }))
  expect((await put(`users/${id}`, user(id))).body['status']).toBe('unchanged')
  const museum = newId()
  await put(`assets/${museum}`, asset({ userId: id }, { url: 'https://museum.example', description: 'Quiet.' }))
  expect((await put(`assets/${museum}`, asset({ userId: id }))).body['status']).toBe('updated')
  expect(
    await site.deps.db.selectFrom('asset').where('id', '=', museum).select(['url', 'description']).executeTakeFirst(),
  ).toEqual({ url: null, description: null })
})

test('R174 an admin’s email is not the site builder’s to change; the rest is, and everybody else’s', async () => {
  const [admin, person] = [newId(), newId()]
  for (const id of [admin, person]) await put(`users/${id}`, user(id))
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin).execute()
  const taken = await put(`users/${admin}`, user(admin, { name: 'Thief', email: 'thief@example.test' }))
  expect([taken.status, taken.body]).toMatchObject([403, { code: 'forbidden' }])
  expect((await put(`users/${admin}`, user(admin))).body).toMatchObject({ status: 'unchanged' })
  const renamed = await put(`users/${admin}`, user(admin, { name: 'Ada M.', email: `${admin}@EXAMPLE.test` }))
  expect(renamed.body).toMatchObject({ status: 'updated' })
  expect((await put(`users/${person}`, user(person, { email: 'moved@example.test' }))).status).toBe(200)
})

test('R51 an email or slug of another is refused', async () => {
  const [one, two] = [newId(), newId()]
  await put(`users/${one}`, user(one))
  const taken = await put(`users/${two}`, user(one, { email: `${one}@EXAMPLE.test` }))
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { code: 'already_used', fields: { email: [expect.any(String)] } },
  ])
  await put(`workspaces/${one}`, workspace(one))
  const slug = await put(`workspaces/${two}`, workspace(one))
  expect([slug.status, slug.body]).toMatchObject([
    409,
    { code: 'already_used', fields: { slug: [expect.any(String)] } },
  ])
})

test('R215 an account that never proved its address gives it up to the one whom the site builder reports with it', async () => {
  const email = 'squatted@example.test'
  const squatter = await site.signUp(email, 'Squatter')
  const id = newId()
  const unproven = await put(`users/${id}`, user(id, { email, emailVerified: false }))
  expect([unproven.status, unproven.body['code']]).toEqual([409, 'already_used'])
  const logged = vi.spyOn(site.deps, 'logAuthEvent')
  const reported = await put(`users/${id}`, user(id, { email }))
  expect([reported.status, reported.body]).toMatchObject([200, { id, status: 'created' }])
  expect((await put(`users/${id}`, user(id, { email }))).body['status']).toBe('unchanged')
  expect(logged.mock.calls).toEqual([[{ event: 'email-changed', userId: squatter.userId }]])

  const { db } = site.deps
  const left = await db.selectFrom('user').where('id', '=', squatter.userId).selectAll().executeTakeFirstOrThrow()
  expect(left.email).toMatch(/@yielded\.invalid$/)
  expect((await site.send('GET', '/v1/marketplace/me', { cookie: squatter.cookie })).body['user']).toBeNull()
  const body = { email, password: 'correct horse' }
  expect((await site.send('POST', '/user/auth/sign-in/email', { body })).status).toBe(401)
  for (const table of ['session', 'account', 'account_token'] as const) {
    expect(await db.selectFrom(table).where('user_id', '=', squatter.userId).selectAll().execute()).toEqual([])
  }
})

test('R215 a proven account keeps its address, and so does an admin’s', async () => {
  for (const [nth, values] of [{ email_verified: true }, { email_verified: false, role: 'admin' as const }].entries()) {
    const { id: holder, email } = await makeUser(site.deps.db, { email: `kept-${nth}@example.test`, ...values })
    const id = newId()
    expect((await put(`users/${id}`, user(id, { email }))).status).toBe(409)
    const row = await site.deps.db.selectFrom('user').where('id', '=', holder).select('email').executeTakeFirstOrThrow()
    expect(row.email).toBe(email)
  }
})

test('R215 of two reports of the same squatted address at once, one gets it', async () => {
  const email = 'raced@example.test'
  await site.signUp(email, 'Squatter')
  const ids = [newId(), newId(), newId()]
  const answers = await Promise.all(ids.map((id) => put(`users/${id}`, user(id, { email }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test.each<[string, unknown, string]>([
  ['users/a', user('a', { role: 'admin' }), 'role'],
  ['users/a', user('a', { password: 'correct horse' }), 'password'],
  ['users/a', user('a', { name: 'Ada\0' }), 'name'],
  ['users/a', user('a', { name: '\ud800' }), 'name'],
  ['users/a', user('a', { name: 7 }), 'name'],
  ['users/a', user('a', { email: 'ada' }), 'email'],
  ['users/a', user('a', { emailVerified: 'yes' }), 'emailVerified'],
  ['users/a', user('a', { createdOn: '2026-02-31' }), 'createdOn'],
  ['users/not%20an%20id', user('a'), 'id'],
  ['users/a%00', user('a'), 'id'],
  ['users/a', [], 'body'],
  ['workspaces/a', workspace('a', { plan: 'gold' }), 'plan'],
  ['workspaces/a', workspace('a', { slug: 'a\0' }), 'slug'],
  ['workspaces/a', workspace('a', { members: undefined }), 'members'],
  ['workspaces/a', workspace('a', { members: [{ userId: UNKNOWN_ID, role: 'owner' }] }), 'members.0.userId'],
  ['workspaces/a', workspace('a', { members: [{ userId: 'known', role: 'boss' }] }), 'members.0.role'],
  [
    'workspaces/a',
    workspace('a', { members: ['owner', 'member'].map((role) => ({ userId: 'known', role })) }),
    'members.1.userId',
  ],
  ['assets/a', asset({ userId: UNKNOWN_ID }), 'owner.userId'],
  ['assets/a', asset({ workspaceId: UNKNOWN_ID }), 'owner.workspaceId'],
  ['assets/a', asset({ userId: 'known', workspaceId: 'known' }), 'owner'],
  ['assets/a', asset({}), 'owner'],
  ['assets/a', asset({ userId: 'known' }, { type: 'pages' }), 'type'],
  ['assets/a', asset({ userId: 'known' }, { url: 'javascript:alert(1)' }), 'url'],
  ['assets/a', asset({ userId: 'known' }, { url: 'https://museum.example/\0' }), 'url'],
  ['assets/a', asset({ userId: 'known' }, { url: 'https://museum.example/\udc00' }), 'url'],
  ['assets/a', asset({ userId: 'known' }, { thumbnailUrl: '/media/thumbnail.webp' }), 'thumbnailUrl'],
  ['assets/a', asset({ userId: 'known' }, { description: 'x'.repeat(5001) }), 'description'],
  ['assets/a', asset({ userId: 'known' }, { publishedOn: undefined }), 'publishedOn'],
  ['assets/a', asset({ userId: 'known' }, { numLikes: 1_000_000 }), 'numLikes'],
])('R51 %s with %j is refused for its %s, and nothing is written', async (path, body, field) => {
  await site.deps.db.deleteFrom('user').where('id', '=', 'known').execute()
  await makeUser(site.deps.db, { id: 'known' })
  const before = await rowCounts()
  const answer = await put(path, body)
  expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  expect(Object.keys(answer.body['fields'] as object)).toEqual([field])
  expect(await rowCounts()).toEqual(before)
})

test('R51 a body that is no JSON, or too large, is refused', async () => {
  expect((await put('users/a', '{"name":')).status).toBe(400)
  const text = await site.send('PUT', `${HOST}/users/a`, {
    body: 'x',
    headers: { ...headers, 'content-type': 'text/plain' },
  })
  expect(text.status).toBe(415)
  expect((await put('users/a', user('a', { name: 'x'.repeat(MAX_BODY_BYTES) }))).status).toBe(413)
})

test('R51 two reports of the same thing at once: one creates, none fails', async () => {
  const owner = newId()
  await put(`users/${owner}`, user(owner))
  for (let round = 0; round < 10; round++) {
    const id = newId()
    const members = [{ userId: owner, role: 'owner' }]
    for (const [path, body] of [
      [`users/${id}`, user(id)],
      [`workspaces/${id}`, workspace(id, { members })],
      [`assets/${id}`, asset({ userId: owner })],
    ] as const) {
      const answers = await Promise.all([put(path, body), put(path, { ...body, name: 'Second' }), put(path, body)])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      const statuses = answers.map((answer) => answer.body['status'])
      expect(statuses.filter((status) => status === 'created')).toHaveLength(1)
    }
  }
})

test('R468 the plans that may be reported are the platform’s', async () => {
  setRules({ plans: { 'pro-2': { name: 'Pro', paid: true } } })
  try {
    const id = newId()
    expect((await put(`workspaces/${id}`, workspace(id, { plan: 'pro-2' }))).status).toBe(200)
    const { status, body } = await put(`workspaces/${id}`, workspace(id, { plan: 'core' }))
    expect([status, body['fields']]).toEqual([400, { plan: ['The plan "core" is not known. Use pro-2.'] }])
    const hostile = { plan: 'toString' }
    expect((await put(`workspaces/${id}`, workspace(id, hostile))).status).toBe(400)
    expect((await remove(`workspaces/${id}`)).status).toBe(204)
  } finally {
    resetRules()
  }
})
