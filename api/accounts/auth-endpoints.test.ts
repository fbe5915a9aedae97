import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { AUTH_ENDPOINTS } from './auth-endpoints.ts'

const AUTH = '/user/auth'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  cookie = (await site.signUp('member@example.test')).cookie
})
afterAll(() => site.close())

let handled: string[]
beforeEach(() => {
  handled = []
  vi.spyOn(site.deps.auth, 'handler').mockImplementation(async (request) => {
    handled.push(`${request.method} ${new URL(request.url).pathname.slice(AUTH.length)}`)
    return Response.json({})
  })
})

type Endpoint = { path?: string; options?: { method?: string | string[] } }

/** Everything that the library would answer, as it says itself. */
function offered(): { method: string; path: string }[] {
  const endpoints = Object.values(site.deps.auth.api) as unknown as Endpoint[]
  return endpoints.flatMap(({ path, options }) =>
    path === undefined ? [] : [options?.method ?? 'GET'].flat().map((method) => ({ method, path })),
  )
}

test('R212 what is answered is what the library has, and no more than is on the list', async () => {
  const all = offered().map(({ method, path }) => `${method} ${path}`)
  expect(all.length).toBeGreaterThan(20)
  expect(AUTH_ENDPOINTS.filter((one) => !all.includes(one))).toEqual([])
  for (const { method, path } of offered()) {
    const body =
      method === 'GET' ? undefined : { name: 'X', email: 'x@example.test', password: 'violet anchor trumpet' }
    await site.send(method, AUTH + path.replaceAll(/:\w+/g, 'x'), { cookie, body })
  }
  expect(handled.sort()).toEqual([...AUTH_ENDPOINTS].sort())
})

test.each([
  'verify-password',
  'update-user',
  'set-password',
  'delete-user',
  'update-session',
  'sign-in/social',
  'link-social',
  'unlink-account',
  'refresh-token',
  'get-access-token',
])('R212 %s is off, in every spelling', async (path) => {
  const spellings = [path, `${path}/`, `/${path}`, path.toUpperCase(), `${path}?x=1`, `x/../${path}`, `${path}%20`]
  for (const spelling of spellings) {
    const body = { password: 'correct horse', newPassword: 'violet anchor trumpet', name: 'X' }
    const answer = await site.send('POST', `${AUTH}/${spelling}`, { cookie, body })
    expect([spelling, answer.status, answer.body['code']]).toEqual([spelling, 404, 'not_found'])
  }
  expect(handled).toEqual([])
})

test('R212 another spelling of an endpoint on the list does not exist', async () => {
  for (const path of ['/sign-in/email/', '//sign-in/email', '/sign-in//email', '/Sign-In/email', '/sign-in%2Femail']) {
    expect((await site.send('POST', AUTH + path, { body: {} })).status).toBe(404)
  }
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect((await site.send(method, `${AUTH}/sign-in/email`)).status).toBe(404)
  }
  expect(handled).toEqual([])
})
