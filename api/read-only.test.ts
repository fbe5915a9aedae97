import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { onServer } from '#test/on-server.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  ;({ cookie } = await site.signUp('reader@example.test'))
})
afterAll(() => site.close())

async function setReadOnly(change: string): Promise<void> {
  const name = new URL(site.databaseUrl).pathname.slice(1)
  await onServer(site.adminUrl, `begin read write; alter database ${name} ${change}; commit`)
  await onServer(
    site.adminUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

test('R361 on a read-only database signed-in users can still read, and a write is a 503 that names the database', async () => {
  // A session that would be extended now.
  await sql`update session set expires_at = now() + interval '10 days'`.execute(site.deps.db)
  await setReadOnly('set default_transaction_read_only = on')
  await expect.poll(() => site.deps.monitor.isReadOnly(), { timeout: 10_000 }).toBe(true)
  const read = () => site.send('GET', '/v1/marketplace/me', { cookie })
  await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe(200)
  const written = await site.send('PATCH', '/v1/marketplace/me', { cookie, body: { name: 'Another Name' } })
  expect([written.status, written.body['part'], written.headers.get('retry-after')]).toEqual([503, 'database', '2'])
  await setReadOnly('reset default_transaction_read_only')
  await expect.poll(() => site.deps.monitor.isReadOnly(), { timeout: 10_000 }).toBe(false)
})
