import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { createAuth } from './auth.ts'
import { readViewer } from './read-viewer.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

function openAuth(origin: string) {
  const auth = createAuth({
    db: site.deps.db,
    keys: ['a secret that only the tests use'],
    siteUrl: new URL(origin),
    trustedOrigins: [origin],
    siteName: 'Guildhall',
    onSignUp: async () => {},
    onError: () => {},
    maySignIn: async () => true,
    devices: site.deps.knownDevices,
    limits: site.deps.limits,
    notify: async () => {},
    logAuthEvent: () => {},
  })
  const post = (path: string, body: object, headers = {}) =>
    auth.handler(
      new Request(`${new URL(origin).origin}/user/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  return { auth, post }
}

const ADA = { name: 'Ada', email: 'ada@example.test', password: 'correct horse battery' }

test('R202 on https the cookie of a session is the host’s alone', async () => {
  const { auth, post } = openAuth('https://guildhall.example')
  const cookies = (await post('/sign-up/email', ADA)).headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-guildhall\.\w+=/)
    expect(cookie).toMatch(/; Path=\/(?:;|$)/)
    expect(cookie).toMatch(/; Secure(?:;|$)/)
    expect(cookie).toMatch(/; HttpOnly(?:;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(?:;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
  const pair = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  const viewer = (cookie: string) =>
    readViewer(
      { auth, db: site.deps.db, factorRequired: false, isReadOnly: () => false, failure: () => undefined },
      new Headers({ cookie }),
    )
  expect((await viewer(pair)).kind).toBe('account')
  // A neighbouring host could set these.
  expect((await viewer(pair.replaceAll('__Host-', ''))).kind).toBe('anonymous')
  expect((await viewer(pair.replaceAll('__Host-', '__Secure-'))).kind).toBe('anonymous')
  const out = (await post('/sign-out', {}, { cookie: pair })).headers.getSetCookie()
  expect(out.some((cookie) => /^__Host-guildhall\.session_token=;.*Max-Age=0/.test(cookie))).toBe(true)
})

test('R562 on https under a path the cookie of a session is not the whole host’s', async () => {
  const { post } = openAuth('https://guildhall.example/experts')
  const [cookie] = (await post('/sign-in/email', ADA)).headers.getSetCookie()
  expect(cookie).toMatch(/^__Secure-guildhall\.session_token=.*; Secure/)
})

test('on http, where no browser would take that, it has a plain name', async () => {
  const { post } = openAuth('http://localhost:3000')
  const [cookie] = (await post('/sign-in/email', ADA)).headers.getSetCookie()
  expect(cookie).toMatch(/^guildhall\.session_token=/)
  expect(cookie).not.toMatch(/Secure/)
})
