import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { enableEndpoints } from '#test/sites/webhook-receiver.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { registerWebhookMetrics } from './webhook-metrics.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await enableEndpoints(site.deps.db, '1', '2')
})
afterAll(() => site.close())

test('R449 metrics say how many events wait and were given up, and since when', async () => {
  const { db } = site.deps
  const registry = new Registry()
  registerWebhookMetrics({ registry }, site.deps)
  expect(await registry.metrics()).toContain('guildhall_webhook_oldest_pending_seconds{endpoint="2"} 0')
  await makeExpert(db)
  await makeProfile(db, { owner_user_id: (await makeUser(db)).id })
  const hourAgo = new Date(Date.now() - 3_600_000)
  await db.updateTable('webhook_delivery').set({ occurred_at: hourAgo }).execute()
  await db
    .updateTable('webhook_delivery')
    .set({ given_up_at: new Date() })
    .where('type', '=', 'profile.activated')
    .where('endpoint', '=', '2')
    .execute()
  const text = await registry.metrics()
  expect(text).toContain('guildhall_webhook_events{endpoint="1",state="pending"} 6')
  expect(text).toContain('guildhall_webhook_events{endpoint="1",state="failed"} 0')
  expect(text).toContain('guildhall_webhook_events{endpoint="2",state="pending"} 5')
  expect(text).toContain('guildhall_webhook_events{endpoint="2",state="failed"} 1')
  expect(Number(/oldest_pending_seconds\{endpoint="2"\} (\d\S*)/.exec(text)?.[1])).toBeGreaterThan(3590)
  await db.deleteFrom('webhook_delivery').where('endpoint', '=', '2').execute()
  await enableEndpoints(db, '1')
  expect(await registry.metrics()).not.toContain('endpoint="2"')
})
