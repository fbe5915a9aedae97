import type { ServerResponse } from 'node:http'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { pauseEndpoints, resumeEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { enableEndpoints, openWebhookReceiver, type WebhookReceiver } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { deliverEvents } from './deliver-events.ts'
import { purgeDeliveries } from './purge-deliveries.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

let receiver: WebhookReceiver
let site: TestSite
let ahead = 0
beforeAll(async () => {
  receiver = await openWebhookReceiver()
  site = await openTestSite({ webhooks: [receiver.endpoint()], now: () => new Date(Date.now() + ahead) })
  await enableEndpoints(site.deps.db, '1')
})
afterAll(async () => {
  await site.close()
  await receiver.stop()
})
beforeEach(async () => {
  ahead = 0
  receiver.reset()
  await site.deps.db.deleteFrom('webhook_delivery').execute()
})

/** `a1 a2 b1`: events of profiles a and b, in this order. */
async function happen(names: string): Promise<void> {
  for (const name of names.split(' ')) {
    await site.deps.db
      .insertInto('webhook_delivery')
      .values({
        endpoint: '1',
        type: 'profile.paused',
        ordering_key: `profile:${name[0]}`,
        data: JSON.stringify({ name }) as never,
      })
      .execute()
  }
}

const names = (events: { data: Record<string, unknown> }[]) => events.map(({ data }) => String(data['name']))
const accepted = () => names(receiver.accepted).join(' ')
const acceptedOf = (profile: string) =>
  names(receiver.accepted)
    .filter((name) => name.startsWith(profile))
    .join(' ')
const deliver = () => deliverEvents(site.deps)
const rows = () => site.deps.db.selectFrom('webhook_delivery').selectAll().orderBy('position').execute()
const failing = (name: string, status = 500) => {
  receiver.state.behave = ({ data }, response) => void response.writeHead(data['name'] === name ? status : 204).end()
}

test('R442 events of a profile are delivered in order, each once, and verify', async () => {
  await happen('a1 b1 a2 a3 b2')
  await Promise.all([deliver(), deliver(), deliver()])
  expect([acceptedOf('a'), acceptedOf('b')]).toEqual(['a1 a2 a3', 'b1 b2'])
  expect(receiver.accepted).toHaveLength(5)
  expect(receiver.state.unverified).toBe(0)
  await deliver()
  expect(receiver.accepted).toHaveLength(5)
})

test('R442 an event that fails holds back later ones of its profile, and no others', async () => {
  await happen('a1 a2 b1 b2')
  failing('a1')
  await deliver()
  expect(accepted()).toBe('b1 b2')
  expect(names(receiver.state.seen)).not.toContain('a2')
  receiver.recover()
  await deliver()
  expect(accepted()).toBe('b1 b2')
  ahead = MINUTE
  await deliver()
  expect(accepted()).toBe('b1 b2 a1 a2')
})

test.each([
  ['a 500', (response: ServerResponse) => response.writeHead(500).end(), 'answered 500'],
  [
    'a redirect to a private address',
    (response: ServerResponse) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
    'answered 307: redirects are not followed',
  ],
  [
    'a connection that ends in the middle',
    (response: ServerResponse) => response.destroy(),
    'could not be sent: ECONNRESET',
  ],
])('R442 R444 after %s everything arrives later, in order', async (_what, behave, error) => {
  receiver.state.behave = (_event, response) => void behave(response)
  await happen('a1 a2 b1')
  await deliver()
  expect(accepted()).toBe('')
  expect((await rows()).map((row) => row.last_error)).toEqual([error, null, error])
  receiver.recover()
  ahead = MINUTE
  await deliver()
  expect([acceptedOf('a'), acceptedOf('b')]).toEqual(['a1 a2', 'b1'])
})

test('R442 R444 while the receiver is down everything waits, and arrives when it is back', async () => {
  await receiver.stop()
  await happen('a1 a2 b1')
  await deliver()
  expect((await rows())[0]?.last_error).toBe('could not be sent: ECONNREFUSED')
  await receiver.start()
  ahead = MINUTE
  await deliver()
  expect([acceptedOf('a'), acceptedOf('b')]).toEqual(['a1 a2', 'b1'])
})

test('R442 a slow profile does not hold up the others', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  receiver.state.behave = async ({ data }, response) => {
    if (data['name'] === 'a1') await held
    response.writeHead(204).end()
  }
  await happen('a1 a2 b1 c1')
  const delivering = deliver()
  await expect.poll(() => names(receiver.accepted).toSorted().join(' ')).toBe('b1 c1')
  await happen('d1')
  await expect.poll(() => acceptedOf('d')).toBe('d1')
  release()
  await delivering
  expect(acceptedOf('a')).toBe('a1 a2')
})

test('R442 what a process took that died is delivered by another, in order', async () => {
  await happen('a1 a2')
  const claimed = { attempts: 1, leased_until: new Date(Date.now() + 30_000) }
  await site.deps.db
    .updateTable('webhook_delivery')
    .set(claimed)
    .where('attempts', '=', 0)
    .where('data', '@>', JSON.stringify({ name: 'a1' }) as never)
    .execute()
  await deliver()
  expect(accepted()).toBe('')
  ahead = MINUTE
  await deliver()
  expect(accepted()).toBe('a1 a2')
})

test('R444 an event is given up after three days; the next one has its turn', async () => {
  await happen('a1 a2')
  failing('a1')
  let days = 0
  for (; days < 4 && (await rows())[0]?.given_up_at === null; days += 1 / 24) {
    ahead = days * DAY
    await deliver()
  }
  expect(days).toBeGreaterThan(2.8)
  expect(days).toBeLessThan(3.6)
  expect((await rows())[0]).toMatchObject({ attempts: 13, last_error: 'answered 500' })
  expect(accepted()).toBe('a2')
})

test('R447 while deliveries are paused events wait', async () => {
  const { id: userId } = await site.deps.db
    .insertInto('user')
    .values({ id: 'pauser', name: 'P', email: 'p@example.test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pauseEndpoints(site.deps.db, { userId, now: new Date() })
  await happen('a1 b1')
  await deliver()
  expect(accepted()).toBe('')
  await resumeEndpoints(site.deps.db, {})
  await deliver()
  expect(accepted()).toBe('a1 b1')
})

test('R448 delivered events are deleted after 7 days, the others after 30, which is reported', async () => {
  await happen('a1 b1 c1')
  failing('b1')
  await deliver()
  const reported: string[] = []
  const purge = () => purgeDeliveries({ ...site.deps, reportError: (error) => reported.push(String(error)) })
  ahead = 6 * DAY
  await purge()
  expect(await rows()).toHaveLength(3)
  ahead = 8 * DAY
  await purge()
  expect(names(await rows())).toEqual(['b1'])
  expect(reported).toEqual([])
  ahead = 31 * DAY
  await purge()
  expect(await rows()).toEqual([])
  expect(reported).toEqual(['Error: 1 were 30 days old'])
})

test('R441 without an address nothing is sent, whatever waits', async () => {
  await happen('a1')
  await deliverEvents({ ...site.deps, webhooks: [] })
  expect(receiver.state.seen).toEqual([])
})
