import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { createApi } from '#api/create-api.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const EVENTS = '/v1/marketplace/events'
const NOW = new Date('2026-03-01T12:00:00Z')

const PROFILE_ID = '019a2b3c-4d5e-7f60-8123-456789abcdef'

const properties = { profileSlug: 'ada-moreau', profileId: PROFILE_ID, profileName: 'Ada Moreau', tabName: 'general' }
const viewed = { name: 'Profile Edit Modal Viewed', properties }
const edited = { name: 'Profile Edited', properties: { ...properties, editedFields: ['about', 'skills'] } }

let site: TestSite
async function makeAda({ deps, signUp }: TestSite) {
  const { userId } = await signUp('moreau@example.test', 'Ada Moreau')
  const named = { id: PROFILE_ID, slug: 'ada-moreau', name: 'Ada Moreau', visibility: 'PUBLIC' as const }
  await makeProfile(deps.db, { ...named, owner_user_id: userId })
}

beforeAll(async () => {
  site = await openTestSite({ now: () => NOW })
  await makeAda(site)
})
beforeEach(async () => {
  const { db, pool } = site.deps
  for (const table of ['analytics_event', 'analytics_event_count'] as const) await db.deleteFrom(table).execute()
  await pool.query('delete from rate_limit')
})
afterAll(() => site.close())

const storedEvents = (from: TestSite = site) =>
  from.deps.db
    .selectFrom('analytics_event')
    .select(['name', 'properties', 'user_id as userId', 'created_at as at'])
    .orderBy('id')
    .execute()

test('anyone may report; the event is stored with who and when', async () => {
  const { status, body } = await site.send('POST', EVENTS, { body: viewed })
  expect([status, body]).toEqual([202, { status: 'accepted' }])
  expect(await storedEvents()).toEqual([{ ...viewed, userId: null, at: NOW }])

  await site.deps.db.deleteFrom('analytics_event').execute()
  const { cookie, userId } = await site.signUp('ada@example.test')
  expect((await site.send('POST', EVENTS, { body: edited, cookie })).status).toBe(202)
  expect(await storedEvents()).toEqual([{ ...edited, userId, at: NOW }])
})

test.each<[string, unknown, Record<string, string[]>]>([
  ['an unknown name', { ...viewed, name: 'Page Viewed' }, { name: ['This event is not known.'] }],
  [
    'a property of the other event',
    { ...viewed, properties: edited.properties },
    { 'properties.editedFields': ['This field is not known.'] },
  ],
  [
    'a missing property',
    { ...edited, properties },
    { 'properties.editedFields': ['The edited fields must be a list.'] },
  ],
  [
    'an empty property',
    { ...viewed, properties: { ...properties, tabName: '' } },
    { 'properties.tabName': ['The editor has no such tab.'] },
  ],
  ['someone else’s name', { ...viewed, userId: 'someone-else' }, { userId: ['This field is not known.'] }],
  ['a list', [], { body: ['Send a JSON object.'] }],
])('400 with the field named, and nothing stored: %s', async (_, sent, fields) => {
  const { status, body } = await site.send('POST', EVENTS, { body: sent })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    msg: `Request is malformed: check ${Object.keys(fields).join(', ')}`,
    code: 'validation_failed',
    fields,
  })
  expect(await storedEvents()).toEqual([])
})

test('R520 a profile that is missing or hidden from the caller is refused, and nothing is stored', async () => {
  const owner = await site.signUp('olga@example.test', 'Olga Owner', { confirmed: true })
  const hidden = await makeProfile(site.deps.db, { slug: 'olga', visibility: 'PRIVATE', owner_user_id: owner.userId })
  const ids = [hidden.id, '019a2b3c-4d5e-7f60-8123-000000000000', 'x'.repeat(100)]
  for (const profileId of ids) {
    const { status } = await site.send('POST', EVENTS, {
      body: { ...viewed, properties: { ...properties, profileId } },
    })
    expect([profileId, status]).toEqual([profileId, 404])
  }
  expect(await storedEvents()).toEqual([])
  const own = { ...viewed, properties: { ...properties, profileId: hidden.id } }
  expect((await site.send('POST', EVENTS, { body: own, cookie: owner.cookie })).status).toBe(202)
})

test('R520 an event is stored with the handle and name of its profile, whatever was sent', async () => {
  const sent = { ...edited, properties: { ...edited.properties, profileSlug: 'made-up', profileName: 'x'.repeat(200) } }
  expect((await site.send('POST', EVENTS, { body: sent })).status).toBe(202)
  expect(await storedEvents()).toMatchObject([{ properties: edited.properties }])
})

test('R521 above a network’s daily budget events are counted, not stored', async () => {
  const { points } = RATE_LIMITS.analyticsEvents
  await site.send('POST', EVENTS, { body: viewed })
  await site.deps.pool.query("update rate_limit set points = $1 where key like 'analyticsEvents%'", [points - 1])
  const answers = []
  for (const event of [viewed, viewed, edited, viewed]) answers.push(await site.send('POST', EVENTS, { body: event }))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
  expect(await storedEvents()).toHaveLength(2)
  const counted = await site.deps.db.selectFrom('analytics_event_count').selectAll().orderBy('name').execute()
  expect(counted).toEqual([
    { day: '2026-03-01', name: viewed.name, events: 2 },
    { day: '2026-03-01', name: edited.name, events: 1 },
  ])
  await site.send('POST', EVENTS, { body: viewed, address: '198.51.100.1' })
  expect(await storedEvents()).toHaveLength(3)
})

test('what is no JSON is refused, too', async () => {
  expect((await site.send('POST', EVENTS, { body: '{"name":' })).status).toBe(400)
  expect((await site.send('POST', EVENTS)).status).toBe(400)
  const form = await site.send('POST', EVENTS, { body: 'name=x', headers: { 'content-type': 'text/plain' } })
  expect(form.status).toBe(415)
})

test('a table that fails is reported, not passed on', async () => {
  const broken = await openTestSite()
  onTestFinished(() => broken.close())
  await broken.deps.db.schema.dropTable('analytics_event').execute()
  await makeAda(broken)
  const reportError = vi.fn<typeof broken.deps.reportError>()
  const response = await createApi({ ...broken.deps, reportError }).request(
    EVENTS,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(viewed) },
    { clientAddress: '203.0.113.7', requestId: 'test-request' },
  )
  expect(response.status).toBe(202)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('analytics_event') }),
    'an analytics event was lost',
  )
})

test('with a service configured, events go there and not into the table', async () => {
  const calls: { headers: IncomingHttpHeaders; body: unknown }[] = []
  const service = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await json(request) })
    response.writeHead(calls.length > 1 ? 500 : 200).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  await once(service, 'listening')
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const elsewhere = await openTestSite({ now: () => NOW, analytics: { url, writeKey: 'the-key' } })
  onTestFinished(() => elsewhere.close())
  await makeAda(elsewhere)
  const { cookie, userId } = await elsewhere.signUp('ada@example.test')

  expect((await elsewhere.send('POST', EVENTS, { body: edited, cookie })).status).toBe(202)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('the-key:')}`)
  expect(calls[0]?.body).toMatchObject({
    event: 'Profile Edited',
    properties: edited.properties,
    userId,
    timestamp: NOW.toISOString(),
  })

  expect((await elsewhere.send('POST', EVENTS, { body: viewed })).status).toBe(202)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ event: 'Profile Edit Modal Viewed', anonymousId: expect.any(String) })
  expect(await storedEvents(elsewhere)).toEqual([])
})

test('the contract shows both events', async () => {
  const { body } = await site.send('GET', '/openapi.json')
  const paths = body['paths'] as Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>
  expect(paths[EVENTS]?.post.requestBody.content['application/json']).toMatchObject({
    schema: { $ref: '#/components/schemas/AnalyticsEvent' },
    examples: { viewed: { value: { name: viewed.name } }, edited: { value: { name: edited.name } } },
  })
  const { schemas } = body['components'] as { schemas: Record<string, unknown> }
  expect(schemas).toMatchObject({ ProfileEditModalViewed: {}, ProfileEdited: {}, AnalyticsEvent: {} })
})
