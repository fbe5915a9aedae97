import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeMessage } from '#test/make-message.ts'
import { makeExpert, makeUser } from '#test/make.ts'
import { makeFailedJob } from '#test/sites/failed-job.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace/admin'
const reason = 'Because of the test'

let site: TestSite
let admin: { cookie: string; userId: string }
let other: { cookie: string; userId: string }
let target: { id: string }
let profileId: string
let messageId: string
let reportId: string
let jobId: string
let blockId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const { db } = site.deps
  admin = await site.signUp('admin@example.test', 'Root')
  other = await site.signUp('other@example.test')
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  target = await makeUser(db)
  profileId = (await makeExpert(db, { slug: 'some-expert' })).profileId
  const message = await makeMessage(db, { profile_id: profileId, reported_at: new Date(), report_reason: 'Rude' })
  messageId = message.id
  reportId = newId()
  await db
    .insertInto('profile_report')
    .values({ id: reportId, profile_id: profileId, reason: 'spam', text: 'Look at it' })
    .execute()
  jobId = await makeFailedJob(site)
  await site.deps.queue.schedule('purge-statistics', '23 3 * * *')
  blockId = newId()
  const block = { id: blockId, kind: 'domain' as const, value: 'blocked.example', reason: 'Spam', expires_at: null }
  await db
    .insertInto('site_block')
    .values({ ...block, created_by: null })
    .execute()
  await db.insertInto('unmatched_term').values({ kind: 'skill', term: 'web desing' }).execute()
})
afterAll(() => site.close())

type Call = [method: string, path: string, body?: object]

/** Every admin call, with what a right answer is; acts name the entry that they leave, and upkeep has no reason. */
const CALLS: { name: string; call: () => Call; status: number; action?: string; isUpkeep?: true }[] = [
  { name: 'overview', call: () => ['GET', '/overview'], status: 200 },
  { name: 'profiles', call: () => ['GET', '/profiles?q=some'], status: 200 },
  { name: 'history', call: () => ['GET', '/profiles/some-expert/history'], status: 200 },
  { name: 'terms', call: () => ['GET', '/unmatched-terms'], status: 200 },
  { name: 'reports', call: () => ['GET', '/reports'], status: 200 },
  { name: 'decisions', call: () => ['GET', '/decisions'], status: 200 },
  { name: 'accounts', call: () => ['GET', '/accounts?q=other@example.test'], status: 200 },
  { name: 'audit log', call: () => ['GET', '/audit-log'], status: 200 },
  {
    name: 'end sessions',
    call: () => ['POST', `/accounts/${target.id}`, { act: 'end-sessions', reason }],
    status: 200,
    action: 'end-sessions',
  },
  { name: 'blocks', call: () => ['GET', '/blocks'], status: 200 },
  {
    name: 'block',
    call: () => ['POST', '/blocks', { value: 'throwaway.example', reason, days: null }],
    status: 201,
    action: 'block',
  },
  {
    name: 'unblock',
    call: () => ['POST', `/blocks/${blockId}/removal`, { reason }],
    status: 204,
    action: 'unblock',
  },
  { name: 'reported messages', call: () => ['GET', '/reported-messages'], status: 200 },
  { name: 'failures', call: () => ['GET', '/failures'], status: 200 },
  {
    name: 'retry',
    call: () => ['POST', '/failures', { kind: 'job', id: jobId }],
    status: 200,
    action: 'retry-failure',
    isUpkeep: true,
  },
  { name: 'jobs', call: () => ['GET', '/jobs'], status: 200 },
  {
    name: 'run a job',
    call: () => ['POST', '/jobs', { name: 'purge-statistics' }],
    status: 200,
    action: 'run-job',
    isUpkeep: true,
  },
  { name: 'read-only mode', call: () => ['GET', '/read-only'], status: 200 },
  {
    name: 'change read-only mode',
    call: () => ['PATCH', '/read-only', { on: false }],
    status: 200,
    action: 'read-only-off',
    isUpkeep: true,
  },
  { name: 'funnel', call: () => ['GET', '/funnel'], status: 200 },
  { name: 'searched words', call: () => ['GET', '/searched-word?word=never-typed'], status: 404 },
  { name: 'webhooks', call: () => ['GET', '/webhooks'], status: 200 },
  { name: 'versions', call: () => ['GET', '/catalogue'], status: 200 },
  { name: 'preview', call: () => ['GET', '/catalogue/preview'], status: 200 },
  { name: 'export', call: () => ['GET', '/catalogue/export'], status: 200 },
  {
    name: 'moderate',
    call: () => ['PATCH', '/profiles/some-expert', { expertStatus: 'PAUSED', reason }],
    status: 200,
    action: 'expert-status',
  },
  {
    name: 'bulk visibility',
    call: () => ['POST', '/profiles/bulk', { slugs: ['some-expert'], visibility: 'PRIVATE', reason }],
    status: 200,
    action: 'visibility',
  },
  {
    name: 'decide on a term',
    call: () => [
      'PATCH',
      '/unmatched-terms',
      { kind: 'skill', term: 'web desing', status: 'mapped', target: 'Web Design', reason },
    ],
    status: 200,
    action: 'unmatched-term',
  },
  {
    name: 'close a report of a profile',
    call: () => ['PATCH', '/reports', { kind: 'profile', id: reportId, outcome: 'acted', reason }],
    status: 200,
    action: 'close-report',
  },
  {
    name: 'close a report of a message',
    call: () => ['PATCH', '/reports', { kind: 'message', id: messageId, outcome: 'dismissed', reason }],
    status: 200,
    action: 'close-report',
  },
  {
    name: 'rebuild',
    call: () => ['POST', '/catalogue/rebuild', { reason }],
    status: 201,
    action: 'rebuild-catalogue',
  },
  {
    name: 'roll back',
    call: () => ['POST', '/catalogue/roll-back', { snapshotId: null, reason }],
    status: 200,
    action: 'roll-back-catalogue',
  },
  {
    name: 'pause webhooks',
    call: () => ['PATCH', '/webhooks', { paused: true, reason }],
    status: 200,
    action: 'pause-webhooks',
  },
  {
    name: 'replay webhooks',
    call: () => ['POST', '/webhooks/replay', { reason }],
    status: 200,
    action: 'replay-webhooks',
  },
]

const send = ([method, path, body]: Call, cookie?: string) =>
  site.send(method, BASE + path, { ...(body && { body }), ...(cookie && { cookie }) })
const entries = () =>
  site.deps.db.selectFrom('moderation_entry').select(['actor_id', 'action', 'reason']).orderBy('id').execute()

test.each(CALLS)('R135 R136 $name: 401 signed out, 403 for others, and admins’ acts are written down', async (one) => {
  const before = await entries()
  expect((await send(one.call())).status).toBe(401)
  expect((await send(one.call(), other.cookie)).status).toBe(403)
  expect(await entries()).toEqual(before)
  expect((await send(one.call(), admin.cookie)).status).toBe(one.status)
  const written = one.action
    ? [{ actor_id: admin.userId, action: one.action, reason: one.isUpkeep ? null : reason }]
    : []
  expect((await entries()).slice(before.length)).toEqual(written)
})

const TESTED_ELSEWHERE = [
  // They act on a decision: api/moderation/decision-routes.test.ts, R777.
  `PATCH ${BASE}/decisions/{id}`,
  `POST ${BASE}/decisions/{id}/outcome`,
  `GET ${BASE}/decisions/{id}/transparency`,
  `POST ${BASE}/decisions/{id}/messages`,
  // Its answer is no JSON: audit-log-routes.test.ts, R601.
  `GET ${BASE}/audit-log/export`,
  // Strangers do not even learn whether there is such a message: api/messages/inbox-routes.test.ts, R99.
  `GET ${BASE}/reported-messages/{id}`,
]

test('R135 every call of the contract is in this table', async () => {
  const { body } = await site.send('GET', '/openapi.json')
  const documented = Object.entries(body['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    path.startsWith(BASE) ? Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })) : [],
  )
  const tried = CALLS.map(({ call }) => call())
  const untried = documented.filter(({ method, path }) => {
    const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return !tried.some(([how, where]) => how === method && address.test(`${BASE}${where.split('?')[0]}`))
  })
  expect(untried.map(({ method, path }) => `${method} ${path}`)).toEqual(TESTED_ELSEWHERE)
})

test.each(CALLS.filter(({ action, isUpkeep }) => action && !isUpkeep))(
  'R136 $name needs a reason',
  async ({ call }) => {
    const [method, path, body] = call()
    for (const missing of [undefined, '', '  ']) {
      const { status, body: answer } = await send([method, path, { ...body, reason: missing }], admin.cookie)
      expect([status, Object.keys(answer['fields'] as object)]).toEqual([400, ['reason']])
    }
  },
)

test('R136 the history says who, when, why and what', async () => {
  const { body } = await send(['GET', '/profiles/some-expert/history'], admin.cookie)
  const items = body['items'] as Record<string, unknown>[]
  expect(items.map(({ action }) => action)).toEqual(['close-report', 'close-report', 'visibility', 'expert-status'])
  expect(items.at(-1)).toMatchObject({ by: 'Root', reason, details: { from: 'ACTIVE', to: 'PAUSED' } })
  expect(String(items[0]?.['on'])).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect((await send(['GET', '/profiles/nobody-here/history'], admin.cookie)).status).toBe(404)
})

test('R148 everyone sees the counts, and no names; they stay when a profile goes', async () => {
  const counts = async () => {
    const { status, body } = await site.send('GET', '/v1/marketplace/moderation')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/Root|some-expert|Because/)
    return body
  }
  const before = await counts()
  await site.deps.db.deleteFrom('profile').execute()
  expect(await counts()).toEqual({
    quarters: [{ ...(before['quarters'] as object[])[0], figures: expect.any(Object), acts: expect.any(Array) }],
  })
  const stored = await site.deps.db
    .selectFrom('moderation_entry')
    .where('action', '=', 'visibility')
    .select(['profile_id', 'reason', 'details'])
    .execute()
  expect(stored).toEqual([{ profile_id: null, reason: null, details: {} }])
})
