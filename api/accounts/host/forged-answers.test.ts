import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openBrowser } from '#test/oidc/browser.ts'
import { type Forgery, startForgingProvider } from '#test/oidc/forging-provider.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

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
beforeEach(() => void (provider.state.forgery = {}))

async function signIn(forgery: Forgery, query: Record<string, string | undefined> = {}, fresh = false) {
  const browser = openBrowser(site)
  const asked = await browser.start({ fresh })
  provider.state.forgery = forgery
  const answer = await browser.finish(provider.answerTo(asked, query))
  return { ...answer, me: await browser.me() }
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payloadOf = (token: string) => token.split('.')[1] ?? ''
const hmacWith = (key: string) => (token: string) => {
  const start = `${base64({ alg: 'HS256', kid: 'one' })}.${payloadOf(token)}`
  return `${start}.${createHmac('sha256', key).update(start).digest('base64url')}`
}

const UNTRUSTED = { step: 'refused', reason: 'untrusted', me: null }

test('R412 the honest answer of this provider is taken, so that the refusals below mean something', async () => {
  expect(await signIn({})).toMatchObject({ step: 'signed-in', me: { email: 'forged@example.test' } })
})

test.each<[string, Forgery]>([
  ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://elsewhere.test' }) }],
  ['another audience', { claims: (claims) => ({ ...claims, aud: 'another site' }) }],
  ['two audiences without a party', { claims: (claims) => ({ ...claims, aud: ['guildhall', 'another site'] }) }],
  ['another party', { claims: (claims) => ({ ...claims, aud: ['guildhall', 'x'], azp: 'x' }) }],
  ['another nonce', { claims: (claims) => ({ ...claims, nonce: 'A'.repeat(43) }) }],
  ['no nonce', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
  ['an expired token', { claims: (claims) => ({ ...claims, iat: 1000, exp: 2000 }) }],
  ['no expiry', { claims: (claims) => ({ ...claims, exp: undefined }) }],
  ['a token of the future', { claims: (claims) => ({ ...claims, nbf: provider.now() + 3600 }) }],
  ['no subject', { claims: (claims) => ({ ...claims, sub: undefined }) }],
  ['an empty subject', { claims: (claims) => ({ ...claims, sub: '' }), userInfo: { sub: '' } }],
  ['a subject that cannot be stored', { claims: (claims) => ({ ...claims, sub: 'a\0' }), userInfo: { sub: 'a\0' } }],
  [
    'a subject that is too long',
    {
      claims: (claims) => ({ ...claims, sub: 'a'.repeat(256) }),
      userInfo: { sub: 'a'.repeat(256) },
    },
  ],
  ['the subject of somebody else beside the email', { userInfo: { sub: 'somebody-else' } }],
  ['the signature of another key', { foreignKey: true }],
  ['an unknown key', { header: { kid: 'two' }, foreignKey: true }],
  [
    'a changed payload',
    {
      idToken: (token) => {
        const [header, , signature] = token.split('.')
        const claims = JSON.parse(Buffer.from(payloadOf(token), 'base64url').toString())
        return `${header}.${base64({ ...claims, sub: 'somebody-else' })}.${signature}`
      },
      userInfo: { sub: 'somebody-else' },
    },
  ],
  ['no signature (alg none)', { idToken: (token) => `${base64({ alg: 'none' })}.${payloadOf(token)}.` }],
  ['HS256 with the client’s secret', { idToken: hmacWith('the shared secret of the forging tests') }],
  ['HS256 with the public key', { idToken: (token) => hmacWith(JSON.stringify(provider.publicKey))(token) }],
  ['no ID token', { idToken: () => '' }],
  ['no JSON', { tokenBody: 'not JSON' }],
  ['a token endpoint that answers without end', { tokenBody: `"${'x'.repeat(300_000)}"` }],
  ['a code that it does not know', { tokenStatus: 400 }],
])('R412 %s is refused', async (_, forgery) => {
  expect(await signIn(forgery)).toMatchObject(UNTRUSTED)
})

test('R412 an answer in the name of another issuer is refused before its code is sent anywhere', async () => {
  const before = provider.state.tokenCalls
  expect(await signIn({}, { iss: 'https://elsewhere.test' })).toMatchObject(UNTRUSTED)
  const browser = openBrowser(site)
  const back = provider.answerTo(await browser.start())
  back.searchParams.delete('iss')
  expect(await browser.finish(back)).toMatchObject({ step: 'refused', reason: 'untrusted' })
  expect(provider.state.tokenCalls).toBe(before)
})

test('R412 no answer leaves an account or a session behind', async () => {
  const users = await site.deps.db.selectFrom('user').select('id').execute()
  expect(users.map(({ id }) => id)).toEqual(['forged-1'])
})

test('R411 a provider that describes another issuer, or none, is not used', async () => {
  const [liar, away] = [await startForgingProvider(), await startForgingProvider()]
  liar.state.forgery = { discovery: { issuer: 'https://elsewhere.test' } }
  await away.close()
  for (const { settings } of [liar, away]) {
    const other = await openTestSite({ oidc: settings, databaseUrl: site.databaseUrl })
    const answer = await other.send('POST', '/user/auth/host/start', { body: {} })
    expect([answer.status, answer.body]).toEqual([200, { step: 'refused', reason: 'unreachable' }])
    await other.close()
  }
  // It is asked again, without a restart, once it answers as it should.
  liar.state.forgery = {}
  const repaired = await openTestSite({ oidc: liar.settings, databaseUrl: site.databaseUrl })
  expect((await repaired.send('POST', '/user/auth/host/start', { body: {} })).body).toMatchObject({ step: 'go' })
  await repaired.close()
  await liar.close()
})

test('R565 a provider that goes away is said to be away at once, also while what it says about itself is known', async () => {
  const provider = await startForgingProvider()
  const other = await openTestSite({ oidc: provider.settings, unlimited: true })
  const browser = openBrowser(other)
  const start = async () => (await browser.send('POST', '/user/auth/host/start', { next: '/inbox' })).body
  const away = { step: 'refused', reason: 'unreachable' }
  expect(await start()).toMatchObject({ step: 'go' })
  const asked = await browser.start({ next: '/inbox' })
  provider.state.forgery = { anyStatus: 502 }
  expect(await start()).toEqual(away)
  expect(await browser.finish(provider.answerTo(asked))).toEqual({ ...away, next: '/inbox' })
  provider.state.forgery = {}
  expect(await start()).toMatchObject({ step: 'go' })
  await provider.close()
  expect(await start()).toEqual(away)
  await other.close()
})
