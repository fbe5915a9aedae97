import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { enableWebhooks } from '#db/queries/webhooks/webhook-state.ts'
import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { measureWebhooks } from './webhook-metrics.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await enableWebhooks(site.deps.db, true)
})
afterAll(() => site.close())

test('R449 metrics say how many events wait and were given up, and since when', async () => {
  const { db } = site.deps
  const registry = new Registry()
  measureWebhooks({ registry }, site.deps)
  expect(await registry.metrics()).toContain('guildhall_webhook_oldest_pending_seconds 0')
  await makeExpert(db)
  await makeProfile(db, { owner_user_id: (await makeUser(db)).id })
  const hourAgo = new Date(Date.now() - 3_600_000)
  await db.updateTable('webhook_event').set({ occurred_at: hourAgo }).execute()
  await db
    .updateTable('webhook_event')
    .set({ given_up_at: new Date() })
    .where('type', '=', 'profile.activated')
    .execute()
  const text = await registry.metrics()
  expect(text).toContain('guildhall_webhook_events{state="pending"} 3')
  expect(text).toContain('guildhall_webhook_events{state="failed"} 1')
  expect(Number(/oldest_pending_seconds (\d\S*)/.exec(text)?.[1])).toBeGreaterThan(3590)
})
