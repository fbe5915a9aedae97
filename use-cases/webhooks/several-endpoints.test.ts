import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type EndpointSettings, openEndpoint } from '#adapters/webhooks/webhook-endpoint.ts'
import { replayDelivery, replayFailed } from '#db/queries/webhooks/webhook-deliveries.ts'
import { pauseEndpoints, resumeEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { makeExpert } from '#test/make.ts'
import { openWebhookReceiver, secretOf, type WebhookReceiver } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { deliverEvents } from './deliver-events.ts'
import { purgeDeliveries } from './purge-deliveries.ts'
import { startWebhooks } from './start-webhooks.ts'

let one: WebhookReceiver
let two: WebhookReceiver
let site: TestSite
let profileId: string
beforeAll(async () => {
  one = await openWebhookReceiver(secretOf(1))
  two = await openWebhookReceiver(secretOf(2))
  site = await openTestSite()
  profileId = (await makeExpert(site.deps.db)).profileId
})
afterAll(async () => {
  await site.close()
  await one.stop()
  await two.stop()
})
beforeEach(async () => {
  for (const receiver of [one, two]) {
    receiver.reset()
    receiver.state.unverified = 0
  }
  await site.deps.db.deleteFrom('webhook_endpoint').execute()
  await site.deps.db.deleteFrom('webhook_delivery').execute()
})

/** A node that starts with these endpoints. */
async function start(...endpoints: EndpointSettings[]) {
  const deps = { ...site.deps, webhooks: endpoints.map(openEndpoint) }
  await startWebhooks({ ...deps, followWebhooks: () => () => {} })
  return { deps, deliver: () => deliverEvents(deps) }
}
const first = () => one.endpoint({ name: '1' })
const second = (changes: Partial<EndpointSettings> = {}) => two.endpoint({ name: '2', ...changes })
const both = () => [first(), second()]

const setStatus = (status: 'ACTIVE' | 'PAUSED') =>
  site.deps.db.updateTable('profile').set({ expert_status: status }).where('id', '=', profileId).execute()
const typesAt = (receiver: WebhookReceiver) => receiver.accepted.map(({ type }) => type)
const rows = () => site.deps.db.selectFrom('webhook_delivery').selectAll().orderBy('position').execute()

test('R606 each endpoint gets the events of its filter, signed with its secret, with ids of its own', async () => {
  const { deliver } = await start(first(), second({ events: ['profile.paused', 'profile.listed'] }))
  await setStatus('PAUSED')
  await setStatus('ACTIVE')
  await deliver()
  expect(typesAt(one)).toEqual(['profile.paused', 'profile.activated'])
  expect(typesAt(two)).toEqual(['profile.paused'])
  expect([one.state.unverified, two.state.unverified]).toEqual([0, 0])
  expect(one.accepted[0]?.id).not.toBe(two.accepted[0]?.id)
  expect(one.accepted[0]?.data).toEqual(two.accepted[0]?.data)
})

test('R606 an endpoint that does not answer delays no other, however much waits for it', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  one.state.behave = async (_event, response) => {
    await held
    response.writeHead(500).end()
  }
  const { deps, deliver } = await start(...both())
  for (let index = 0; index < 20; index++) {
    for (const endpoint of ['1', '2']) {
      const delivery = {
        endpoint,
        type: 'profile.paused' as const,
        ordering_key: `profile:${index}`,
        data: '{}' as never,
      }
      await deps.db.insertInto('webhook_delivery').values(delivery).execute()
    }
  }
  const delivering = deliver()
  await expect.poll(() => two.accepted.length).toBe(20)
  // Later events of the same profiles, while the job still waits for the first endpoint.
  await setStatus('PAUSED')
  await expect.poll(() => two.accepted.length).toBe(21)
  expect(one.accepted).toEqual([])
  release()
  await delivering
  expect((await rows()).filter(({ endpoint, attempts }) => endpoint === '2' && attempts !== 1)).toEqual([])
  await setStatus('ACTIVE')
})

test('R443 R606 the secret of one endpoint rotates, and the other’s stays', async () => {
  const { deliver } = await start(first(), second({ secrets: [secretOf(9), secretOf(2)] }))
  await setStatus('PAUSED')
  await deliver()
  // The receiver has the old secret still.
  expect(typesAt(two)).toEqual(['profile.paused'])
  expect(two.state.unverified).toBe(0)
  const rotated = await start(first(), second({ secrets: [secretOf(9)] }))
  await setStatus('ACTIVE')
  await rotated.deliver()
  expect(two.state.unverified).toBe(1)
  expect(typesAt(one)).toEqual(['profile.paused', 'profile.activated'])
})

test('R447 one endpoint is paused and resumed, then all', async () => {
  const { deps, deliver } = await start(...both())
  const { id: userId } = await deps.db
    .insertInto('user')
    .values({ id: 'pauser', name: 'P', email: 'p@example.test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pauseEndpoints(deps.db, { endpoint: '2', userId, now: new Date() })
  await setStatus('PAUSED')
  await deliver()
  expect([typesAt(one), typesAt(two)]).toEqual([['profile.paused'], []])
  // A restart leaves it paused.
  await start(...both())
  await deliver()
  expect(typesAt(two)).toEqual([])
  await resumeEndpoints(deps.db, { endpoint: '2' })
  await deliver()
  expect(typesAt(two)).toEqual(['profile.paused'])
  await pauseEndpoints(deps.db, { userId, now: new Date() })
  await setStatus('ACTIVE')
  await deliver()
  expect([one.accepted.length, two.accepted.length]).toEqual([1, 1])
  await resumeEndpoints(deps.db, {})
  await deliver()
  for (const receiver of [one, two]) expect(typesAt(receiver)).toEqual(['profile.paused', 'profile.activated'])
})

test('R608 what waits for an endpoint that is removed is given up, and comes once it is back', async () => {
  const before = await start(...both())
  await setStatus('PAUSED')
  const now = await start(first())
  await now.deliver()
  expect([typesAt(one), typesAt(two)]).toEqual([['profile.paused'], []])
  const [, removed] = await rows()
  expect(removed).toMatchObject({ endpoint: '2', last_error: 'this endpoint is no longer configured' })
  expect(removed?.given_up_at).not.toBeNull()
  // A node with the former settings, and a replay, send nothing either.
  expect(await replayDelivery(now.deps.db, removed?.id ?? '')).toBe(0)
  expect(await replayFailed(now.deps.db, undefined)).toBe(0)
  await before.deliver()
  expect(typesAt(two)).toEqual([])
  // A transaction that was open during the start.
  await now.deps.db
    .insertInto('webhook_delivery')
    .values({ endpoint: '2', type: 'profile.paused', ordering_key: 'profile:late', data: '{}' as never })
    .execute()
  await purgeDeliveries(now.deps)
  expect((await rows()).filter((row) => row.endpoint === '2' && row.given_up_at === null)).toEqual([])

  const back = await start(...both())
  expect(await replayFailed(back.deps.db, '1')).toBe(0)
  expect(await replayFailed(back.deps.db, '2')).toBe(2)
  await back.deliver()
  expect(two.accepted).toHaveLength(2)
  expect(one.accepted).toHaveLength(1)
  await setStatus('ACTIVE')
})

test('R608 a name that returns with another address gets nothing of the former receiver’s', async () => {
  const { deliver } = await start(...both())
  await setStatus('PAUSED')
  await deliver()
  two.state.behave = (_event, response) => void response.writeHead(500).end()
  await setStatus('ACTIVE')
  await deliver()
  await start(first())
  const other = await openWebhookReceiver(secretOf(3))
  const { deps, deliver: deliverAgain } = await start(first(), other.endpoint({ name: '2' }))
  expect((await rows()).map(({ endpoint }) => endpoint)).toEqual(['1', '1'])
  await replayFailed(deps.db, undefined)
  await deliverAgain()
  expect(other.state.seen).toEqual([])
  await setStatus('PAUSED')
  await deliverAgain()
  expect(typesAt(other)).toEqual(['profile.paused'])
  await other.stop()
})

test('R608 an endpoint that moves takes what waits along', async () => {
  const { deliver } = await start(first())
  one.state.behave = (_event, response) => void response.writeHead(503).end()
  await setStatus('ACTIVE')
  await deliver()
  const moved = await start(two.endpoint({ name: '1' }))
  await replayDelivery(moved.deps.db, (await rows())[0]?.id ?? '')
  await moved.deliver()
  expect(typesAt(two)).toEqual(['profile.activated'])
})
