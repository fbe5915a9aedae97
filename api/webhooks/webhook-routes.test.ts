import { afterAll, beforeAll, expect, test } from 'vitest'

import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'
import { getJob } from '#jobs/all-jobs.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert } from '#test/make.ts'
import { openWebhookReceiver, type WebhookReceiver } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { startWebhooks } from '#use-cases/webhooks/start-webhooks.ts'

const BASE = '/v1/marketplace/admin/webhooks'
const reason = 'Because of the test'

let receiver: WebhookReceiver
let site: TestSite
let cookie: string
let profileId: string
beforeAll(async () => {
  receiver = await openWebhookReceiver()
  site = await openTestSite({ webhooks: [receiver.endpoint()] })
  const { db } = site.deps
  const admin = await site.signUp('admin@example.test', 'Root')
  cookie = admin.cookie
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  profileId = (await makeExpert(db, { slug: 'some-expert' })).profileId
  await startJobs(site.deps, [getJob('deliver-webhooks')])
  await startWebhooks(site.deps)
})
afterAll(async () => {
  await site.close()
  await receiver.stop()
})

const setStatus = (status: 'ACTIVE' | 'PAUSED') =>
  site.deps.db.updateTable('profile').set({ expert_status: status }).where('id', '=', profileId).execute()
const read = async (query = '') => (await site.send('GET', `${BASE}${query}`, { cookie })).body
const types = () => receiver.accepted.map(({ type }) => type)
const soon = { timeout: 15_000 }

test('R442 R447 an event arrives by the queue; paused, it waits; replayed, it comes again with its id', async () => {
  await setStatus('PAUSED')
  await expect.poll(types, soon).toEqual(['profile.paused'])

  expect((await site.send('PATCH', BASE, { cookie, body: { paused: true, reason } })).body).toEqual({
    paused: true,
  })
  await setStatus('ACTIVE')
  expect(await read()).toMatchObject({
    enabled: true,
    pausedBy: 'Root',
    counts: { pending: 1, failed: 0, delivered: 1 },
  })
  expect(types()).toEqual(['profile.paused'])

  await site.send('PATCH', BASE, { cookie, body: { paused: false, reason } })
  await expect.poll(types, soon).toEqual(['profile.paused', 'profile.activated'])
  await expect.poll(async () => (await read())['counts'], soon).toMatchObject({ pending: 0, delivered: 2 })

  const { items } = (await read('?state=delivered')) as { items: { id: string; type: string }[] }
  expect(items.map(({ type }) => type)).toEqual(['profile.activated', 'profile.paused'])
  const id = items[1]?.id
  expect((await site.send('POST', `${BASE}/replay`, { cookie, body: { id, reason } })).body).toEqual({ replayed: 1 })
  await expect.poll(() => receiver.accepted.filter((event) => event.id === id).length, soon).toBe(2)
  const { acts } = (await read()) as { acts: { action: string; by: string }[] }
  expect(acts.map(({ action }) => action)).toEqual(['replay-webhooks', 'resume-webhooks', 'pause-webhooks'])
})

test('R447 everything that was given up is replayed at once', async () => {
  const { db } = site.deps
  const given = { given_up_at: new Date(), attempts: 13, last_error: 'answered 500', delivered_at: null }
  await db.updateTable('webhook_delivery').set(given).execute()
  expect(await read('?state=failed')).toMatchObject({
    total: 2,
    items: [{ state: 'failed', lastError: 'answered 500' }, {}],
  })
  expect((await site.send('POST', `${BASE}/replay`, { cookie, body: { reason } })).body).toEqual({ replayed: 2 })
  await expect.poll(async () => (await read())['counts'], soon).toEqual({ pending: 0, failed: 0, delivered: 2 })
})

test('R447 one endpoint is listed, paused and replayed by its name', async () => {
  const { db } = site.deps
  await db
    .insertInto('webhook_delivery')
    .values({
      endpoint: '7',
      type: 'profile.paused',
      ordering_key: 'profile:x',
      data: '{}' as never,
      given_up_at: new Date(),
    })
    .execute()
  expect(await read('?state=failed&endpoint=7')).toMatchObject({
    total: 1,
    items: [{ endpoint: '7' }],
    endpoints: [
      { name: '1', configured: true, events: WEBHOOK_EVENTS },
      { name: '7', configured: false, events: [] },
    ],
  })
  expect(await read('?state=failed&endpoint=1')).toMatchObject({ total: 0, items: [] })
  expect((await site.send('GET', `${BASE}?endpoint=8`, { cookie })).status).toBe(404)
  for (const endpoint of ['7', '8']) {
    const pause = { paused: true, endpoint, reason }
    expect((await site.send('PATCH', BASE, { cookie, body: pause })).status).toBe(404)
    expect((await site.send('POST', `${BASE}/replay`, { cookie, body: { endpoint, reason } })).status).toBe(404)
  }
  await site.send('PATCH', BASE, { cookie, body: { paused: true, endpoint: '1', reason } })
  expect(await read('?endpoint=1')).toMatchObject({ pausedBy: 'Root', endpoints: [{ pausedBy: 'Root' }, {}] })
  await site.send('PATCH', BASE, { cookie, body: { paused: false, endpoint: '1', reason } })
  expect(await read()).toMatchObject({ pausedOn: null })
})

test('R447 what is not there or not known is refused', async () => {
  expect((await site.send('POST', `${BASE}/replay`, { cookie, body: { id: 'none', reason } })).status).toBe(404)
  expect((await site.send('GET', `${BASE}?state=lost`, { cookie })).status).toBe(400)
  expect((await site.send('PATCH', BASE, { cookie, body: { paused: 'yes', reason } })).status).toBe(400)
})
