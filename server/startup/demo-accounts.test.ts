import { afterAll, beforeAll, expect, test } from 'vitest'

import { disableDemoAccounts, enableDemoAccounts } from '#db/queries/demo/demo-accounts.ts'
import { makeAccount } from '#demo/make-expert.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let demo: TestSite
let real: TestSite
beforeAll(async () => {
  demo = await openTestSite({ unlimited: true })
  real = await openTestSite({
    demo: false,
    databaseUrl: demo.databaseUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    unlimited: true,
  })
})
afterAll(async () => {
  await real.close()
  await demo.close()
})

const hash = async () => (await demo.deps.auth.$context).password.hash(DEMO_PASSWORD)

const signIn = (site: TestSite, email: string, password = DEMO_PASSWORD) =>
  site.send('POST', '/user/auth/sign-in/email', { body: { email, password } })

async function makeAdmin(email: string): Promise<void> {
  const since = new Date('2026-01-01')
  await makeAccount(demo.deps, { email, name: 'Admin', password: await hash(), verified: true, since, role: 'admin' })
}

const whoIs = async (site: TestSite, cookie: string) =>
  (await site.send('GET', '/v1/marketplace/me', { cookie })).body['user']

test('R198 without the demo no account of it signs in: not by its password, a session, or a reset', async () => {
  await makeAdmin('admin@demo.test')
  await makeAdmin('moved@demo.test')
  await demo.signUp('visitor@example.test')
  const answer = await signIn(demo, 'admin@demo.test')
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await whoIs(demo, cookie)).toMatchObject({ role: 'admin' })
  // A user who signed in while the demo was open could have taken over the account.
  await demo.deps.db
    .updateTable('user')
    .set({ email: 'mine@example.test' })
    .where('email', '=', 'moved@demo.test')
    .execute()
  await demo.send('POST', '/user/auth/request-password-reset', { body: { email: 'mine@example.test' } })
  const { rows } = await demo.deps.pool.query<{ identifier: string }>('select identifier from verification')
  const token = rows[0]?.identifier.replace('reset-password:', '')

  expect(await disableDemoAccounts(real.deps.db)).toBe(2)
  expect(await whoIs(real, cookie)).toBeNull()
  expect((await signIn(real, 'admin@demo.test')).status).toBe(401)
  expect((await signIn(real, 'mine@example.test')).status).toBe(401)
  await real.send('POST', '/user/auth/reset-password', { body: { token, newPassword: 'correct horse battery' } })
  const taken = await signIn(real, 'mine@example.test', 'correct horse battery')
  expect([taken.status, taken.headers.getSetCookie()]).toEqual([401, []])
  expect((await signIn(real, 'visitor@example.test', 'correct horse')).status).toBe(200)
})

test('R198 with the demo again they are back, with the published password', async () => {
  await enableDemoAccounts(demo.deps.db, await hash())
  const answer = await signIn(demo, 'admin@demo.test')
  expect([answer.status, answer.headers.getSetCookie().length > 0]).toEqual([200, true])
})
