import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { hostIdOfUserSql } from '#db/queries/host/host-ids.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { measureDrift } from './drift.ts'
import { peopleAt } from './people.ts'
import type { Call } from './reconcile.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const REPORTS = 450

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
})
afterAll(() => site.close())

const call: Call = async (method, path, body) => {
  const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json'
  const request = new Request(`http://localhost:3000/v1/marketplace/host${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await site.api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'test-request' })
  return { status: response.status, text: await response.text() }
}

async function rowCounts(prefix: string) {
  const { db } = site.deps
  const count = async (table: 'workspace' | 'asset') =>
    (await db.selectFrom(table).where('id', 'like', `${prefix}%`).select('id').execute()).length
  // An account that joined and was never reported stays, even if the site builder has deleted them since (R406).
  const isReported = sql<boolean>`exists (select from host_entry where kind = 'user' and id = ${hostIdOfUserSql})`
  const users = await db
    .selectFrom('user')
    .where(hostIdOfUserSql, 'like', `${prefix}-%`)
    .where((eb) => eb.or([eb('host_id', 'is', null), isReported]))
    .select('id')
    .execute()
  return users.length + (await count('workspace')) + (await count('asset'))
}

// 20 seeds of 10,000 reports each: npm run soak -- host
test.each([
  ['1', 'snapshot'],
  ['2', 'list'],
] as const)(
  'R410 R475 R476 reports shuffled, doubled, late and lost do not drift (seed %s, by %s)',
  async (seed, way) => {
    const drift = await measureDrift(
      { call, people: peopleAt(site.deps) },
      { seed, reports: REPORTS, way, from: Number(seed) * 100_000 },
    )
    // Without differences before, nothing would have been reconciled.
    expect(drift.before).toBeGreaterThan(10)
    expect(drift.statuses['stale']).toBeGreaterThan(10)
    expect(drift.statuses['pending']).toBeGreaterThan(10)
    expect(Math.min(...drift.joined)).toBeGreaterThan(0)
    expect([drift.after, await rowCounts(`drift-${seed}`)]).toEqual([0, drift.entries])
  },
)
