import { afterAll, beforeAll, expect, test } from 'vitest'

import { openBrowser, type TestBrowser } from '#test/oidc/browser.ts'
import { startForgingProvider } from '#test/oidc/forging-provider.ts'
import { startRealProvider } from '#test/oidc/real-provider.ts'
import { codeFor } from '#test/second-factor.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const DELETION = '/v1/marketplace/me/deletion'
const FACTOR = '/v1/marketplace/me/second-factor'
const EMAIL = '/user/auth/change-email'

let provider: Awaited<ReturnType<typeof startRealProvider>>
let site: TestSite
let closed: TestSite

beforeAll(async () => {
  provider = await startRealProvider({ redirectUri: 'http://localhost:3000/sign-in/host/callback' })
  site = await openTestSite({ oidc: provider.settings, unlimited: true, adminSecondFactor: 'required' })
  closed = await openTestSite({ oidc: provider.settings, passwordSignIn: false, unlimited: true })
})
afterAll(async () => {
  await site.close()
  await closed.close()
  await provider.close()
})

async function signedIn(id: string, to = site) {
  provider.people.set(id, { email: `${id}@example.test`, email_verified: true, name: id })
  const browser = openBrowser(to)
  expect(await browser.finish(await browser.signInThere(await browser.start(), id))).toMatchObject({
    step: 'signed-in',
  })
  return browser
}

async function prove(browser: TestBrowser, id: string) {
  return browser.finish(await browser.signInThere(await browser.start({ fresh: true, next: '/account' }), id))
}

const codeOf = async (browser: TestBrowser, path: string, body: object) => {
  const { status, body: answer } = await browser.send('POST', path, body)
  return [status, answer['code']]
}

test('R418, R127 deleting an account takes a fresh sign-in where there is no password', async () => {
  const browser = await signedIn('deletes')
  expect(await codeOf(browser, DELETION, {})).toEqual([400, 'validation_failed'])
  expect(await codeOf(browser, DELETION, { password: 'guess' })).toEqual([403, 'forbidden'])
  const asked = await browser.start({ fresh: true })
  expect([asked.searchParams.get('prompt'), asked.searchParams.get('max_age')]).toEqual(['login', '0'])
  expect(await prove(browser, 'deletes')).toEqual({ step: 'proved', next: '/account' })
  expect((await browser.send('GET', '/user/auth/host/methods')).body).toEqual({
    password: false,
    host: { name: 'The Builder', linked: true, fresh: true },
  })
  expect((await browser.send('POST', DELETION, {})).status).toBe(204)
  expect(await browser.me()).toBeNull()
})

test('R418, R171, R248 a new email and two-step sign-in do, too, for ten minutes, in that session alone', async () => {
  const browser = await signedIn('changes')
  const other = await signedIn('changes')
  expect(await codeOf(browser, EMAIL, { newEmail: 'n@example.test' })).toEqual([400, 'INVALID_PASSWORD'])
  expect(await codeOf(browser, FACTOR, { password: 'x' })).toEqual([403, 'wrong_password'])
  await prove(browser, 'changes')
  expect(await codeOf(browser, EMAIL, { newEmail: 'n@example.test' })).toEqual([200, undefined])
  expect(await codeOf(browser, FACTOR, {})).toEqual([200, undefined])
  expect(await codeOf(other, EMAIL, { newEmail: 'n@example.test' })).toEqual([400, 'INVALID_PASSWORD'])
  const long = new Date(Date.now() - 11 * 60_000)
  await site.deps.db
    .updateTable('session')
    .set({ host_proved_at: long })
    .where('host_proved_at', 'is not', null)
    .execute()
  expect(await codeOf(browser, EMAIL, { newEmail: 'n@example.test' })).toEqual([400, 'INVALID_PASSWORD'])
})

test('R418, R566 somebody else who signs in there proves nothing here, and is told so', async () => {
  const browser = await signedIn('mine')
  await signedIn('theirs')
  browser.there.clear()
  const refused = { step: 'refused', reason: 'other-account', fresh: true }
  expect(await prove(browser, 'theirs')).toMatchObject(refused)
  browser.there.clear()
  provider.people.set('stranger', { email: 'stranger@example.test', email_verified: true })
  expect(await prove(browser, 'stranger')).toMatchObject(refused)
  expect(await browser.me()).toMatchObject({ id: 'mine' })
  browser.there.clear()
  const returned = await browser.signInThere(await browser.start({ fresh: true }), 'mine')
  await browser.send('POST', '/user/auth/sign-out')
  expect(await browser.finish(returned)).toMatchObject({ step: 'refused', reason: 'expired' })
})

test('R418 a provider that did not ask again, or does not say when, proves nothing', async () => {
  const forger = await startForgingProvider()
  const other = await openTestSite({ oidc: forger.settings, databaseUrl: site.databaseUrl, unlimited: true })
  const browser = openBrowser(other)
  await browser.finish(forger.answerTo(await browser.start()))
  const times = [
    [undefined, 'untrusted'],
    [forger.now() - 600, 'not-fresh'],
    [forger.now() - 90_000, 'untrusted'],
  ] as const
  for (const [auth_time, reason] of times) {
    forger.state.forgery = { claims: (claims) => ({ ...claims, ...(auth_time && { auth_time }) }) }
    const step = await browser.finish(forger.answerTo(await browser.start({ fresh: true })))
    expect(step).toMatchObject({ step: 'refused', reason })
  }
  forger.state.forgery = { claims: (claims) => ({ ...claims, auth_time: forger.now() }) }
  expect(await browser.finish(forger.answerTo(await browser.start({ fresh: true })))).toMatchObject({ step: 'proved' })
  await other.close()
  await forger.close()
})

test('R418 a signed-out client cannot request it', async () => {
  const answer = await openBrowser(site).send('POST', '/user/auth/host/start', { fresh: true })
  expect(answer.status).toBe(401)
})

test('R416, R250 an account with a second factor is asked for it, and an admin needs it', async () => {
  const browser = await signedIn('boss')
  await prove(browser, 'boss')
  const key = String((await browser.send('POST', FACTOR, {})).body['key'])
  await browser.send('POST', `${FACTOR}/confirmation`, { code: codeFor(key) })
  await site.deps.db.updateTable('two_factor').set({ last_step: null }).execute()
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', 'boss').execute()
  const next = openBrowser(site)
  const step = await next.finish(await next.signInThere(await next.start({ next: '/admin' }), 'boss'))
  expect(step).toEqual({ step: 'code-needed', next: '/admin' })
  expect(await next.me()).toBeNull()
  expect((await next.send('GET', '/v1/marketplace/admin/overview')).status).toBe(401)
  const passed = await next.send('POST', '/user/auth/two-factor/verify-totp', { code: codeFor(key) })
  expect(passed.status).toBe(200)
  expect((await next.send('GET', '/v1/marketplace/admin/overview')).status).toBe(200)
})

test('R416, R250 an admin without a second factor has no admin rights where one is required', async () => {
  const browser = await signedIn('plain-boss')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', 'plain-boss').execute()
  expect((await browser.send('GET', '/v1/marketplace/admin/overview')).status).toBe(403)
})

test('R416, R252 a sign-in from a browser that is new to the account is told to its owner', async () => {
  await signedIn('told')
  await signedIn('told')
  const mails = await site.deps.db
    .selectFrom('mail_outbox')
    .where('recipient', '=', 'told@example.test')
    .select('kind')
    .execute()
  expect(mails).toEqual([{ kind: 'account-notice' }])
})

test('R419 with passwords turned off none opens, changes or makes an account', async () => {
  const calls: [string, object][] = [
    ['sign-up/email', { name: 'A', email: 'a@example.test', password: 'a long enough one' }],
    ['sign-in/email', { email: 'owner@example.test', password: 'correct horse' }],
    ['request-password-reset', { email: 'owner@example.test' }],
    ['reset-password', { token: 'A'.repeat(43), newPassword: 'a long enough one' }],
    ['change-password', { currentPassword: 'x', newPassword: 'a long enough one' }],
  ]
  for (const [path, body] of calls) {
    const answer = await closed.send('POST', `/user/auth/${path}`, { body })
    expect([path, answer.status, answer.body['code']]).toEqual([path, 403, 'forbidden'])
  }
  const browser = await signedIn('door', closed)
  expect(await codeOf(browser, DELETION, { password: 'x' })).toEqual([403, 'fresh_sign_in_needed'])
  expect(await codeOf(browser, EMAIL, { newEmail: 'n@example.test', currentPassword: 'x' })).toEqual([
    403,
    'fresh_sign_in_needed',
  ])
  expect(await codeOf(browser, FACTOR, { password: 'x' })).toEqual([403, 'fresh_sign_in_needed'])
  await prove(browser, 'door')
  expect((await browser.send('POST', DELETION, {})).status).toBe(204)
})

test('R419 a password from before does not count either, to join or to confirm', async () => {
  const before = await openTestSite({ databaseUrl: closed.databaseUrl })
  await before.signUp('before@example.test', 'Before', { confirmed: true })
  await before.close()
  provider.people.set('before', { email: 'before@example.test', email_verified: true })
  const browser = openBrowser(closed)
  expect(await browser.finish(await browser.signInThere(await browser.start(), 'before'))).toMatchObject({
    step: 'join',
  })
  expect((await browser.send('GET', '/user/auth/host/join')).body).toMatchObject({ password: false })
  expect(await codeOf(browser, '/user/auth/host/join', { password: 'correct horse' })).toEqual([403, 'wrong_password'])
})

test('R411 without the settings there is no such door', async () => {
  const plain = await openTestSite()
  for (const path of ['start', 'join', 'join-mail', 'join-link', 'logout']) {
    expect([path, (await plain.send('POST', `/user/auth/host/${path}`, { body: {} })).status]).toEqual([path, 404])
  }
  for (const path of ['callback?state=x', 'methods', 'join', 'session']) {
    expect([path, (await plain.send('GET', `/user/auth/host/${path}`)).status]).toEqual([path, 404])
  }
  await plain.close()
})

test('R212 the session that the site builder’s answer begins cannot be asked for from outside', async () => {
  const answer = await site.send('POST', '/user/auth/host/session', { body: { userId: 'boss', sid: '' } })
  expect(answer.status).toBe(404)
})
