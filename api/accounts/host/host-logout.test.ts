import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { openBrowser } from '#test/oidc/browser.ts'
import { startForgingProvider } from '#test/oidc/forging-provider.ts'
import { startRealProvider } from '#test/oidc/real-provider.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const LOGOUT = '/user/auth/host/logout'
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

let provider: Awaited<ReturnType<typeof startForgingProvider>>
let site: TestSite

beforeAll(async () => {
  provider = await startForgingProvider()
  site = await openTestSite({ oidc: provider.settings, unlimited: true })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const post = (token: string, to = site) =>
  to.send('POST', LOGOUT, { body: new URLSearchParams({ logout_token: token }).toString(), headers: FORM })

async function signedIn(sid?: string) {
  const browser = openBrowser(site)
  const asked = await browser.start()
  provider.state.forgery = { claims: (claims) => ({ ...claims, ...(sid && { sid }) }) }
  expect(await browser.finish(provider.answerTo(asked))).toMatchObject({ step: 'signed-in' })
  return browser
}

let tokens = 0

const logoutClaims = () => ({
  iss: provider.issuer,
  aud: 'guildhall',
  sub: 'forged-1',
  iat: provider.now(),
  exp: provider.now() + 120,
  jti: `token-${(tokens += 1)}`,
  events: { [EVENT]: {} },
})

const TYP = { header: { typ: 'logout+jwt' } }

test('R417 a sign-out there ends every session here, once', async () => {
  const [one, two] = [await signedIn(), await signedIn('a-session')]
  const token = await provider.sign(logoutClaims(), TYP)
  expect(await post(token)).toMatchObject({ status: 200 })
  expect([await one.me(), await two.me()]).toEqual([null, null])
  const again = await signedIn()
  expect((await post(token)).status).toBe(400)
  expect(await again.me()).toMatchObject({ id: 'forged-1' })
})

test('R417 where it names a session, the others stay', async () => {
  const [one, two] = [await signedIn('first'), await signedIn('second')]
  expect((await post(await provider.sign({ ...logoutClaims(), sid: 'first' }, TYP))).status).toBe(200)
  expect([await one.me(), await two.me()]).toEqual([null, expect.objectContaining({ id: 'forged-1' })])
  const { sub: _, ...alone } = logoutClaims()
  expect((await post(await provider.sign({ ...alone, sid: 'second' }, TYP))).status).toBe(200)
  expect(await two.me()).toBeNull()
})

test('R417 a sign-out of somebody unknown here is taken, and ends nothing', async () => {
  const browser = await signedIn()
  expect((await post(await provider.sign({ ...logoutClaims(), sub: 'unknown' }, TYP))).status).toBe(200)
  expect(await browser.me()).toMatchObject({ id: 'forged-1' })
})

test.each<[string, () => Promise<string>]>([
  ['by another key', () => provider.sign(logoutClaims(), { ...TYP, foreignKey: true })],
  ['by an unknown key', () => provider.sign(logoutClaims(), { header: { ...TYP.header, kid: 'x' }, foreignKey: true })],
  ['of another issuer', () => provider.sign({ ...logoutClaims(), iss: 'https://elsewhere.test' }, TYP)],
  ['for another site', () => provider.sign({ ...logoutClaims(), aud: 'another' }, TYP)],
  ['that has expired', () => provider.sign({ ...logoutClaims(), exp: provider.now() - 120 }, TYP)],
  ['without an expiry', () => provider.sign({ ...logoutClaims(), exp: undefined }, TYP)],
  ['that is old', () => provider.sign({ ...logoutClaims(), iat: provider.now() - 3600 }, TYP)],
  ['of the future', () => provider.sign({ ...logoutClaims(), iat: provider.now() + 3600 }, TYP)],
  ['with a nonce', () => provider.sign({ ...logoutClaims(), nonce: 'x' }, TYP)],
  ['without an event', () => provider.sign({ ...logoutClaims(), events: {} }, TYP)],
  ['with a text as event', () => provider.sign({ ...logoutClaims(), events: { [EVENT]: 'yes' } }, TYP)],
  ['without an id', () => provider.sign({ ...logoutClaims(), jti: undefined }, TYP)],
  ['without a person', () => provider.sign({ ...logoutClaims(), sub: undefined }, TYP)],
  ['that is of another type', () => provider.sign(logoutClaims(), { header: { typ: 'JWT' } })],
  ['that is an ID token', () => provider.sign({ ...logoutClaims(), events: undefined, nonce: 'x' })],
  [
    'that is unsigned',
    async () => {
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${encode({ alg: 'none', typ: 'logout+jwt' })}.${encode(logoutClaims())}.`
    },
  ],
  ['that is no token', async () => 'x'.repeat(1000)],
  ['that is empty', async () => ''],
])('R417 a sign-out %s is refused, and ends nothing', async (_, make) => {
  const browser = await signedIn('kept')
  const answer = await post(await make())
  expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  expect(await browser.me()).toMatchObject({ id: 'forged-1' })
})

test('R417 of the same token many times at once, one counts', async () => {
  const token = await provider.sign(logoutClaims(), TYP)
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
})

test('R417 forged key ids do not make us ask for the keys each time', async () => {
  const before = provider.state.keyReads
  for (let at = 0; at < 20; at += 1) {
    await post(await provider.sign(logoutClaims(), { header: { typ: 'logout+jwt', kid: `k${at}` }, foreignKey: true }))
  }
  expect(provider.state.keyReads - before).toBeLessThanOrEqual(1)
})

test('R417 a body that is no form, or has two tokens, is refused', async () => {
  const token = await provider.sign(logoutClaims(), TYP)
  expect((await site.send('POST', LOGOUT, { body: { logout_token: token } })).status).toBe(415)
  const body = `logout_token=${token}&logout_token=${token}`
  expect((await site.send('POST', LOGOUT, { body, headers: FORM })).status).toBe(400)
})

test('R564 while the keys cannot be read, a sign-out is answered with 503, costs nothing, and counts when it is sent again', async () => {
  const away = await startForgingProvider()
  const other = await openTestSite({ oidc: away.settings })
  const browser = openBrowser(other)
  expect(await browser.finish(away.answerTo(await browser.start()))).toMatchObject({ step: 'signed-in' })
  const claims = { ...logoutClaims(), iss: away.issuer }
  const token = await away.sign(claims, TYP)
  const counted = vi.spyOn(other.deps.limits, 'hit')
  for (const keysStatus of [500, 404]) {
    away.state.forgery = { keysStatus }
    const { status, headers, body } = await post(token, other)
    expect([status, headers.get('retry-after'), body['code']]).toEqual([503, '30', 'unavailable'])
  }
  expect(counted).not.toHaveBeenCalled()
  expect(await browser.me()).toMatchObject({ id: 'forged-1' })
  away.state.forgery = {}
  expect((await post(token, other)).status).toBe(200)
  expect(await browser.me()).toBeNull()
  await away.close()
  const never = await openTestSite({ oidc: away.settings, databaseUrl: other.databaseUrl })
  expect((await post(token, never)).status).toBe(503)
  await never.close()
  await other.close()
})

test('R417 signing out at a real provider ends the session here', async () => {
  let told: Promise<number> | undefined
  const real = await startRealProvider({
    redirectUri: 'http://localhost:3000/sign-in/host/callback',
    logoutUri: 'http://localhost:3000/user/auth/host/logout',
    fetch: async (_, { body, headers }) => {
      const sent = String(body)
      const contentType = new Headers(headers).get('content-type') ?? ''
      const answer = other.send('POST', LOGOUT, { body: sent, headers: { 'content-type': contentType } })
      told = answer.then(({ status }) => status)
      return new Response(null, { status: await told })
    },
  })
  const other = await openTestSite({ oidc: real.settings })
  real.people.set('leaves', { email: 'leaves@example.test', email_verified: true })
  const browser = openBrowser(other)
  await browser.finish(await browser.signInThere(await browser.start(), 'leaves'))
  expect(await browser.me()).toMatchObject({ id: 'leaves' })
  const asked = await browser.visit(`${real.settings.issuer.origin}/session/end`)
  const page = await asked.text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const body = new URLSearchParams({ xsrf, logout: 'yes' })
  await browser.visit(`${real.settings.issuer.origin}/session/end/confirm`, { method: 'POST', body })
  expect(await told).toBe(200)
  expect(await browser.me()).toBeNull()
  await other.close()
  await real.close()
})
