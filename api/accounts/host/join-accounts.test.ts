import { afterAll, beforeAll, expect, test } from 'vitest'

import { mailedToken } from '#test/mailed-token.ts'
import { openBrowser } from '#test/oidc/browser.ts'
import { startRealProvider } from '#test/oidc/real-provider.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const TOKEN = 'a-token-of-the-site-builder-0123456789abcdef'
const PASSWORD = 'correct horse'
const JOIN = '/user/auth/host/join'

let provider: Awaited<ReturnType<typeof startRealProvider>>
let site: TestSite

beforeAll(async () => {
  provider = await startRealProvider({ redirectUri: 'http://localhost:3000/sign-in/host/callback' })
  site = await openTestSite({ oidc: provider.settings, hostSyncToken: TOKEN })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

/** An account here, and one at the site builder with the same proven email. */
async function two(name: string) {
  const email = `${name}@example.test`
  const { userId } = await site.signUp(email, 'Owner', { confirmed: true })
  provider.people.set(`${name}-there`, { email, email_verified: true })
  const browser = openBrowser(site, { address: `198.51.100.${provider.people.size}` })
  const step = await browser.finish(await browser.signInThere(await browser.start({ next: '/inbox' }), `${name}-there`))
  return { email, userId, browser, step }
}

async function signInAgain(name: string) {
  const browser = openBrowser(site)
  return browser.finish(await browser.signInThere(await browser.start(), `${name}-there`))
}

test('R413, R415 an equal email opens nothing; the password of the account here joins both', async () => {
  const { browser, step, email, userId } = await two('joined')
  expect(step).toEqual({ step: 'join', next: '/inbox' })
  expect(await browser.me()).toBeNull()
  expect((await browser.send('GET', JOIN)).body).toEqual({ email, password: true })
  const wrong = await browser.send('POST', JOIN, { password: 'not this one' })
  expect([wrong.status, wrong.body['code']]).toEqual([403, 'wrong_password'])
  const right = await browser.send('POST', JOIN, { password: PASSWORD })
  expect(right.body).toEqual({ step: 'signed-in', next: '/inbox' })
  expect(await browser.me()).toMatchObject({ id: userId })
  expect(await signInAgain('joined')).toMatchObject({ step: 'signed-in' })
  expect((await browser.send('POST', JOIN, { password: PASSWORD })).status).toBe(404)
})

test('R415 another browser joins nothing, with whatever password', async () => {
  await two('foreign')
  const stranger = openBrowser(site)
  await stranger.start()
  expect((await stranger.send('GET', JOIN)).status).toBe(404)
  expect((await stranger.send('POST', JOIN, { password: PASSWORD })).status).toBe(404)
  expect((await stranger.send('POST', `${JOIN}-mail`)).status).toBe(404)
})

test('R415, R221 passwords are not guessed there', async () => {
  const { browser } = await two('guessed')
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) statuses.push((await browser.send('POST', JOIN, { password: 'wrong' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  expect((await browser.send('POST', JOIN, { password: PASSWORD })).status).toBe(429)
})

test('R415, R206 a mailed link joins both once, changes nothing when opened, and creates no session', async () => {
  const { browser, email, userId } = await two('mailed')
  expect((await browser.send('POST', `${JOIN}-mail`)).status).toBe(200)
  const old = await mailedToken(site, { to: email, subject: /The Builder/ })
  await browser.send('POST', `${JOIN}-mail`)
  const token = await mailedToken(site, { to: email, subject: /The Builder/, not: old })
  const other = openBrowser(site)
  const read = await other.send('GET', `${JOIN}-link?token=${token}`)
  expect(read.body).toEqual({ email, hostName: 'The Builder' })
  expect(await signInAgain('mailed')).toMatchObject({ step: 'join' })
  expect((await other.send('POST', `${JOIN}-link`, { token: old })).status).toBe(404)
  const done = await Promise.all([1, 2, 3].map(() => other.send('POST', `${JOIN}-link`, { token })))
  expect(done.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect([await other.me(), await browser.me()]).toEqual([null, null])
  expect(await signInAgain('mailed')).toMatchObject({ step: 'signed-in' })
  const linked = await site.deps.db
    .selectFrom('account')
    .where('account_id', '=', 'mailed-there')
    .select('user_id')
    .execute()
  expect(linked).toEqual([{ user_id: userId }])
})

test('R415 a link that is old, or whose account has another address by now, joins nothing', async () => {
  const { browser, userId } = await two('moved')
  await site.deps.db.updateTable('user').set({ email: 'elsewhere@example.test' }).where('id', '=', userId).execute()
  expect((await browser.send('POST', JOIN, { password: PASSWORD })).status).toBe(404)
  const { browser: late } = await two('late')
  await site.deps.db
    .updateTable('host_join')
    .set({ expires_at: new Date(0) })
    .execute()
  expect((await late.send('POST', JOIN, { password: PASSWORD })).status).toBe(404)
})

test('R413, R415 an account that is joined is not taken over by another subject with its email', async () => {
  const { browser } = await two('swapped')
  await browser.send('POST', JOIN, { password: PASSWORD })
  provider.people.set('swapper', { email: 'swapped@example.test', email_verified: true })
  const thief = openBrowser(site)
  const step = await thief.finish(await thief.signInThere(await thief.start(), 'swapper'))
  expect(step).toMatchObject({ step: 'refused', reason: 'email-taken' })
  expect(await thief.me()).toBeNull()
})

test('R413, R409 the site builder alone does not get into an admin’s account that it has reported', async () => {
  const body = { name: 'Admin', email: 'admin@example.test', emailVerified: true }
  await site.send('PUT', '/v1/marketplace/host/users/boss', { body, headers: { authorization: `Bearer ${TOKEN}` } })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', 'boss').execute()
  provider.people.set('boss', { email: 'other@example.test', email_verified: true })
  const browser = openBrowser(site)
  expect(await browser.finish(await browser.signInThere(await browser.start(), 'boss'))).toMatchObject({ step: 'join' })
  expect(await browser.me()).toBeNull()
  expect((await browser.send('GET', JOIN)).body).toEqual({ email: 'admin@example.test', password: false })
})

const report = (id: string, body: object) =>
  site.send('PUT', `/v1/marketplace/host/users/${id}`, { body, headers: { authorization: `Bearer ${TOKEN}` } })

test('R475, R476 what the site builder reports of its id reaches the joined account, also what came before', async () => {
  const { browser, email, userId } = await two('early')
  const before = await report('early-there', { name: 'Before', email, emailVerified: true, version: 1 })
  expect(before.body).toMatchObject({ id: 'early-there', status: 'pending', reason: 'another account has this email' })
  await browser.send('POST', JOIN, { password: PASSWORD })
  expect(await browser.me()).toMatchObject({ id: userId, name: 'Before' })
  const after = await report('early-there', {
    name: 'After',
    email: 'new-early@example.test',
    emailVerified: true,
    version: 2,
  })
  expect(after.body).toMatchObject({ id: 'early-there', status: 'updated' })
  expect(await browser.me()).toMatchObject({ id: userId, name: 'After', email: 'new-early@example.test' })
  expect(await signInAgain('early')).toMatchObject({ step: 'signed-in' })
  const headers = { authorization: `Bearer ${TOKEN}` }
  await site.send('DELETE', '/v1/marketplace/host/users/early-there?version=3', { headers })
  expect(await browser.me()).toBeNull()
  expect(await signInAgain('early')).toMatchObject({ step: 'refused', reason: 'deleted' })
})

test('R477 a subject that is the id of a joined account is a person of its own, with reports of its own', async () => {
  const { browser, userId, email } = await two('victim')
  await browser.send('POST', JOIN, { password: PASSWORD })
  provider.people.set(userId, { email: 'hostile@example.test', email_verified: true })
  const hostile = openBrowser(site)
  expect(await hostile.finish(await hostile.signInThere(await hostile.start(), userId))).toMatchObject({
    step: 'signed-in',
  })
  const own = await hostile.me()
  expect(own?.id).not.toBe(userId)
  await report(userId, { name: 'Hostile', email: 'hostile@example.test', emailVerified: true, version: 1 })
  expect(await hostile.me()).toMatchObject({ id: own?.id, name: 'Hostile' })
  expect(await browser.me()).toMatchObject({ id: userId, email })
})

test('R477 an account that was reported under another id is not joined with a second one', async () => {
  const body = { name: 'Reported', email: 'reported@example.test', emailVerified: true, version: 1 }
  await report('reported', body)
  provider.people.set('second', { email: 'reported@example.test', email_verified: true })
  const browser = openBrowser(site)
  const step = await browser.finish(await browser.signInThere(await browser.start(), 'second'))
  expect(step).toMatchObject({ step: 'refused', reason: 'email-taken' })
})
