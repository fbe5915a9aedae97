import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

const OLD = 'the secret that the site began with, long ago'
let before: TestSite
let after: TestSite

beforeAll(async () => {
  before = await openTestSite({ authSecret: OLD })
  after = await openTestSite({ databaseUrl: before.databaseUrl, previousAuthSecrets: [OLD] })
})
afterAll(async () => {
  await after.close()
  await before.close()
})

test('R241 a link to unsubscribe that was mailed under the previous secret still ends the mails', async () => {
  const { cookie, userId } = await before.signUp('reader@example.test')
  await before.deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', userId).execute()
  const path = '/v1/marketplace/me/following/digest'
  expect((await before.send('PATCH', path, { cookie, body: { weekly: true } })).status).toBe(200)
  const token = before.deps.signer.sign('digest', userId)
  const { status, body } = await after.send('POST', '/v1/marketplace/digest/unsubscribe', { body: { token } })
  expect([status, body]).toEqual([200, { weekly: false }])
})

test('R241 an upload form that was issued under the previous secret is still accepted', async () => {
  const ticket = {
    key: 'a'.repeat(22),
    userId: 'someone',
    contentType: 'image/jpeg' as const,
    size: 100,
    expiresAt: new Date('2026-01-01T00:00:00Z'),
  }
  const { fields } = await before.deps.incoming.form(ticket)
  for (const { incoming } of [before.deps, after.deps]) {
    if (incoming.kind !== 'local') throw new Error('These tests keep pictures on disk.')
    expect(incoming.isFormOf(ticket, fields)).toBe(true)
    expect(incoming.isFormOf({ ...ticket, size: 101 }, fields)).toBe(false)
  }
})

test('R241 what was encrypted under the previous secret can be read, and what comes is encrypted under the new one', async () => {
  const [older, newer] = [await before.deps.auth.$context, await after.deps.auth.$context]
  const data = await symmetricEncrypt({ key: older.secretConfig, data: 'a second factor' })
  expect(await symmetricDecrypt({ key: newer.secretConfig, data })).toBe('a second factor')
  const fresh = await symmetricEncrypt({ key: newer.secretConfig, data: 'a second factor' })
  await expect(symmetricDecrypt({ key: older.secretConfig, data: fresh })).rejects.toThrow('not found in keys')
})

test('R241 sessions end with the secret that signed their cookies', async () => {
  const { cookie } = await before.signUp('someone@example.test')
  expect((await before.send('GET', '/v1/marketplace/me', { cookie })).body).toMatchObject({ user: {} })
  expect((await after.send('GET', '/v1/marketplace/me', { cookie })).body).toMatchObject({ user: null })
})
