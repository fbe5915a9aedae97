import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { createApi } from '#api/create-api.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const EVENTS = '/v1/marketplace/events'
const NOW = new Date('2026-03-01T12:00:00Z')

const properties = { profileSlug: 'ada-moreau', profileId: 'p-1', profileName: 'Ada Moreau', tabName: 'general' }
const viewed = { name: 'Profile Edit Modal Viewed', properties }
const edited = { name: 'Profile Edited', properties: { ...properties, editedFields: ['about', 'skills'] } }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now: () => NOW })
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
    { 'properties.tabName': ['The tab’s name is required.'] },
  ],
  ['someone else’s name', { ...viewed, userId: 'someone-else' }, { userId: ['This field is not known.'] }],
  ['a list', [], { body: ['Send a JSON object.'] }],
])('400 with the field named, and nothing stored: %s', async (_, sent, fields) => {
  await site.deps.db.deleteFrom('analytics_event').execute()
  const { status, body } = await site.send('POST', EVENTS, { body: sent })
  expect(status).toBe(400)
  expect(body).toEqual({
    msg: `Request is malformed: check ${Object.keys(fields).join(', ')}`,
    code: 'validation_failed',
    fields,
  })
  expect(await storedEvents()).toEqual([])
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
