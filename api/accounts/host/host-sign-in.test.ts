import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { openBrowser } from '#test/oidc/browser.ts'
import { startRealProvider } from '#test/oidc/real-provider.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { purgeSignIns } from '#use-cases/accounts/host/purge-sign-ins.ts'

const CALLBACK = 'http://localhost:3000/sign-in/host/callback'
const TOKEN = 'a-token-of-the-site-builder-0123456789abcdef'

let provider: Awaited<ReturnType<typeof startRealProvider>>
let site: TestSite

beforeAll(async () => {
  provider = await startRealProvider({ redirectUri: CALLBACK })
  site = await openTestSite({ oidc: provider.settings, hostSyncToken: TOKEN, unlimited: true })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const person = (id: string) => {
  const about = { email: `${id}@example.test`, email_verified: true, name: `Person ${id}` }
  provider.people.set(id, about)
  return about
}

const report = (id: string, body: object) =>
  site.send('PUT', `/v1/marketplace/host/users/${id}`, { body, headers: { authorization: `Bearer ${TOKEN}` } })

const userRow = (id: string) => site.deps.db.selectFrom('user').where('id', '=', id).selectAll().executeTakeFirst()

async function signInAs(id: string, browser = openBrowser(site)) {
  const returned = await browser.signInThere(await browser.start({ next: '/inbox' }), id)
  return { browser, returned, step: await browser.finish(returned) }
}

test('R411 signing in sends the browser to the site builder with PKCE, a state and a nonce', async () => {
  const url = await openBrowser(site).start({ next: '/inbox' })
  expect(url.origin).toBe(provider.settings.issuer.origin)
  const { searchParams: query } = url
  expect(Object.fromEntries(query)).toMatchObject({
    response_type: 'code',
    client_id: 'guildhall',
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/)
  expect(query.has('prompt')).toBe(false)
})

test('R411, R414 a person who is new here gets an account under the id that the site builder has for them', async () => {
  person('new-1')
  const { browser, step } = await signInAs('new-1')
  expect(step).toEqual({ step: 'signed-in', next: '/inbox' })
  expect(await browser.me()).toMatchObject({ id: 'new-1', email: 'new-1@example.test', emailVerified: true })
  expect(await userRow('new-1')).toMatchObject({ name: 'Person new-1', role: 'user' })
  const again = await signInAs('new-1')
  expect(await again.browser.me()).toMatchObject({ id: 'new-1' })
  const reported = await report('new-1', { name: 'Reported', email: 'new-1@example.test', emailVerified: true })
  expect([reported.status, (await userRow('new-1'))?.name]).toEqual([200, 'Reported'])
})

test('R402 a workspace that was reported before its owner signed in for the first time arrives then', async () => {
  person('early-1')
  const body = {
    name: 'Early',
    slug: 'early-studio',
    plan: 'core',
    members: [{ userId: 'early-1', role: 'owner' }],
    version: 1,
  }
  const headers = { authorization: `Bearer ${TOKEN}` }
  const waits = await site.send('PUT', '/v1/marketplace/host/workspaces/early-studio', { body, headers })
  expect(waits.body['status']).toBe('pending')
  expect((await signInAs('early-1')).step).toMatchObject({ step: 'signed-in' })
  const members = site.deps.db.selectFrom('workspace_member').where('workspace_id', '=', 'early-studio')
  expect(await members.select('user_id').execute()).toEqual([{ user_id: 'early-1' }])
})

test('R413 an account that the site builder has reported is its subject’s, whatever its email says', async () => {
  await report('known-1', { name: 'Known', email: 'known@example.test', emailVerified: true })
  provider.people.set('known-1', { name: 'Known' })
  const { browser, step } = await signInAs('known-1')
  expect(step).toMatchObject({ step: 'signed-in' })
  expect(await browser.me()).toMatchObject({ id: 'known-1', email: 'known@example.test' })
})

test('R413 an id of ours that somebody has as their id at the site builder is not theirs', async () => {
  const { userId } = await site.signUp('local@example.test', 'Local', { confirmed: true })
  provider.people.set(userId, { email: 'other@example.test', email_verified: true, name: 'Other' })
  const { browser } = await signInAs(userId)
  const me = await browser.me()
  expect(me).toMatchObject({ email: 'other@example.test' })
  expect(me?.id).not.toBe(userId)
})

test('R414, R217 without a proven email no account is created, and the log says why', async () => {
  const logged = vi.spyOn(site.deps, 'logAuthEvent')
  for (const claims of [
    { email: 'unproven@example.test', email_verified: false },
    { email: 'unproven@example.test' },
    { name: 'Nobody' },
    { email: 'no address', email_verified: true },
    { email: 'unproven@example.test', email_verified: 'true' as unknown as boolean },
  ]) {
    provider.people.set('unproven', claims)
    const { browser, step } = await signInAs('unproven')
    expect(step).toEqual({ step: 'refused', reason: 'email-unproven', next: '/inbox' })
    expect(await browser.me()).toBeNull()
    expect(logged.mock.lastCall?.[0]).toMatchObject({ event: 'sign-in-failed', reason: 'email-unproven' })
  }
  expect(await userRow('unproven')).toBeUndefined()
})

test('R414 an account that never proved the address gives it up, as R215 says', async () => {
  const squatter = await site.signUp('squatted@example.test')
  provider.people.set('owner-1', { email: 'Squatted@example.test', email_verified: true, name: 'Owner' })
  const { browser } = await signInAs('owner-1')
  expect(await browser.me()).toMatchObject({ id: 'owner-1', email: 'squatted@example.test' })
  expect((await userRow(squatter.userId))?.email).toMatch(/@yielded\.invalid$/)
  const { body } = await site.send('GET', '/v1/marketplace/me', { cookie: squatter.cookie })
  expect(body['user']).toBeNull()
})

test('R412 an answer counts once, and only in the browser that asked', async () => {
  person('once-1')
  const browser = openBrowser(site)
  const returned = await browser.signInThere(await browser.start(), 'once-1')
  const stranger = openBrowser(site)
  expect(await stranger.finish(returned)).toMatchObject({ step: 'refused', reason: 'expired' })
  await stranger.start()
  expect(await stranger.finish(returned)).toMatchObject({ step: 'refused', reason: 'expired' })
  const answers = await Promise.all([1, 2, 3].map(() => browser.finish(returned)))
  expect(answers.map(({ step }) => step).sort()).toEqual(['refused', 'refused', 'signed-in'])
  expect(await browser.finish(returned)).toMatchObject({ step: 'refused', reason: 'expired' })
})

test('R412 a code that was used before is refused by a sign-in that did not ask for it', async () => {
  person('once-2')
  const browser = openBrowser(site)
  const first = await browser.signInThere(await browser.start(), 'once-2')
  expect(await browser.finish(first)).toMatchObject({ step: 'signed-in' })
  const next = await browser.start()
  first.searchParams.set('state', next.searchParams.get('state') ?? '')
  expect(await browser.finish(first)).toMatchObject({ step: 'refused', reason: 'untrusted' })
})

test('R412 a state that is wrong, doubled or missing leads nowhere', async () => {
  const browser = openBrowser(site)
  const returned = await browser.signInThere(await browser.start(), 'once-2')
  for (const state of ['', 'x', 'A'.repeat(43), `${returned.searchParams.get('state')}\0`]) {
    const changed = new URL(returned)
    changed.searchParams.set('state', state)
    expect(await browser.finish(changed)).toMatchObject({ step: 'refused', reason: 'expired' })
  }
  const missing = new URL(returned)
  missing.searchParams.delete('state')
  expect(await browser.finish(missing)).toMatchObject({ step: 'refused', reason: 'expired' })
  const doubled = new URL(returned)
  doubled.searchParams.append('code', 'another')
  expect(await browser.finish(doubled)).toMatchObject({ step: 'refused', reason: 'untrusted' })
})

test('R412 two tabs of a browser finish what each began', async () => {
  person('tabs-1')
  const browser = openBrowser(site)
  const [one, two] = [await browser.start({ next: '/one' }), await browser.start({ next: '/two' })]
  expect(await browser.finish(await browser.signInThere(one, 'tabs-1'))).toMatchObject({ next: '/one' })
  expect(await browser.finish(await browser.signInThere(two, 'tabs-1'))).toMatchObject({ next: '/two' })
})

test('R412 a user who cancels at the site builder is told so', async () => {
  const browser = openBrowser(site)
  const returned = await browser.signInThere(await browser.start(), '', 'cancel')
  expect(returned.searchParams.get('error')).toBe('access_denied')
  expect(await browser.finish(returned)).toMatchObject({ step: 'refused', reason: 'denied' })
})

test('R412 a sign-in that took too long has expired, and goes', async () => {
  person('late-1')
  const browser = openBrowser(site)
  const returned = await browser.signInThere(await browser.start(), 'late-1')
  await site.deps.db
    .updateTable('host_sign_in')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await browser.finish(returned)).toMatchObject({ step: 'refused', reason: 'expired' })
  expect(await purgeSignIns(site.deps)).toBeGreaterThan(0)
  expect(await site.deps.db.selectFrom('host_sign_in').select('next').execute()).toEqual([])
})

test('R420 an email that changes and an account that is deleted at the site builder do so here', async () => {
  person('moves-1')
  const { browser } = await signInAs('moves-1')
  await report('moves-1', { name: 'Moved', email: 'moved@example.test', emailVerified: true, version: 2 })
  provider.people.set('moves-1', { email: 'moved@example.test', email_verified: true })
  expect(await browser.me()).toMatchObject({ id: 'moves-1', email: 'moved@example.test' })
  expect(await (await signInAs('moves-1')).browser.me()).toMatchObject({ id: 'moves-1', email: 'moved@example.test' })
  await site.send('DELETE', '/v1/marketplace/host/users/moves-1?version=3', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect(await browser.me()).toBeNull()
  expect((await signInAs('moves-1')).step).toMatchObject({ step: 'refused', reason: 'deleted' })
  expect(await userRow('moves-1')).toBeUndefined()
})

test('R416 a locked account stays locked', async () => {
  person('locked-1')
  await signInAs('locked-1')
  await site.deps.db
    .updateTable('user')
    .set({ locked_at: new Date(), lock_reason: 'x' })
    .where('id', '=', 'locked-1')
    .execute()
  const { browser, step } = await signInAs('locked-1')
  expect(step).toMatchObject({ step: 'refused', reason: 'locked' })
  expect(await browser.me()).toBeNull()
})

test('R411 many first sign-ins of one person at once make one account', async () => {
  person('many-1')
  const browsers = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const browser = openBrowser(site)
      return { browser, returned: await browser.signInThere(await browser.start(), 'many-1') }
    }),
  )
  const steps = await Promise.all(browsers.map(({ browser, returned }) => browser.finish(returned)))
  expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: 4 }, () => 'signed-in'))
})

test('R568 a sign-in that began at the site builder goes on there, for its own issuer alone', async () => {
  person('starts-there')
  const browser = openBrowser(site)
  const start = async (body: object) => (await browser.send('POST', '/user/auth/host/start', body)).body
  const iss = provider.settings.issuer.origin
  const begun = await start({ next: '/inbox', iss, loginHint: 'starts-there' })
  const asked = new URL(String(begun['url']))
  expect(asked.searchParams.get('login_hint')).toBe('starts-there')
  expect(await browser.finish(await browser.signInThere(asked, 'starts-there'))).toEqual({
    step: 'signed-in',
    next: '/inbox',
  })
  expect(await start({ iss: `${iss}/` })).toMatchObject({ step: 'go' })
  for (const other of ['', 'https://elsewhere.test', `${iss}/other`, iss.toUpperCase()]) {
    expect(await start({ iss: other })).toEqual({ step: 'refused', reason: 'invalid-start' })
  }
})
