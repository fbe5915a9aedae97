import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const owner = await site.signUp('owner@example.test')
  cookie = owner.cookie
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'locked-one' })
})
afterAll(() => site.close())

/** Waits until a web connection waits for a lock, and ends that connection. */
async function endTheWaiting(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(site.deps.background.db)
        return rows.length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
}

const edit = (about: string) => site.send('PATCH', '/v1/marketplace/profile/user', { cookie, body: { about } })

test('R195 an edit whose connection is ended while it waits is a 503, and the next one is written', async () => {
  const answer = await site.deps.background.db.transaction().execute(async (transaction) => {
    await sql`select id from profile where slug = 'locked-one' for update`.execute(transaction)
    const waiting = edit('Never written')
    await endTheWaiting()
    return waiting
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(answer.body).toMatchObject({ msg: 'Internal error: test-request', code: 'unavailable', part: 'database' })
  expect((await edit('Written')).status).toBe(200)
})

test.each([
  ['reading a session', 'session', () => site.send('GET', '/v1/marketplace/me', { cookie })],
  [
    'signing in',
    '"user"',
    () =>
      site.send('POST', '/user/auth/sign-in/email', {
        body: { email: 'owner@example.test', password: 'correct horse' },
      }),
  ],
])('R195 a connection that is lost while %s is a 503, too', async (_what, table, call) => {
  const answer = await site.deps.background.db.transaction().execute(async (transaction) => {
    await sql.raw(`lock table ${table} in access exclusive mode`).execute(transaction)
    const waiting = call()
    await endTheWaiting()
    return waiting
  })
  expect([answer.status, answer.body['code'], answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
  expect((await call()).status).toBe(200)
})
