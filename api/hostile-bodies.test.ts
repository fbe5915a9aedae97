import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

const HOST_TOKEN = 'a'.repeat(40)

type Contract = { components: { schemas: Record<string, { properties?: object }> } }

let site: TestSite
let cookie: string
/** Of an account that no test signs out. */
let lasting: string
let writes: { method: string; path: string }[]

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, hostSyncToken: HOST_TOKEN })
  cookie = (await site.signUp('ada@example.test')).cookie
  lasting = (await site.signUp('bea@example.test')).cookie
  const { body } = await site.send('GET', '/openapi.json')
  const paths = body['paths'] as Record<string, Record<string, unknown>>
  writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{[^}]{1,40}\}/g, 'nothing') })),
  )
  for (const path of ['sign-in/email', 'sign-up/email', 'request-password-reset', 'reset-password', 'change-email']) {
    writes.push({ method: 'POST', path: `/user/auth/${path}` })
  }
})
afterAll(() => site.close())

const DEEP = 60_000
const HOSTILE: [string, string][] = [
  ['lists in lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['objects in objects', '{"a":'.repeat(DEEP / 2) + '1' + '}'.repeat(DEEP / 2)],
  [
    'depth in a field',
    `{"email":${'['.repeat(DEEP)}${']'.repeat(DEEP)},"properties":${'['.repeat(DEEP / 4)}${']'.repeat(DEEP / 4)}}`,
  ],
  ['half of it', '['.repeat(DEEP)],
  ['an endless list', `[${'1,'.repeat(DEEP)}1]`],
  ['a name of every object', '{"__proto__":{"email":"x"},"constructor":{"prototype":{}}}'],
]

test.each(HOSTILE)('R185 %s is no fault of ours, at any address', async (_what, body) => {
  expect(writes.length).toBeGreaterThan(40)
  const broken: unknown[] = []
  for (const { method, path } of writes) {
    for (const headers of [{ cookie }, { authorization: `Bearer ${HOST_TOKEN}` }] as Record<string, string>[]) {
      const { status } = await site.send(method, path, { body, headers })
      if (status >= 500) broken.push([method, path, status])
    }
  }
  expect(broken).toEqual([])
})

test('R185 nor is a value that cannot be compared, in any field', async () => {
  const { components } = (await site.send('GET', '/openapi.json')).body as unknown as Contract
  const fields = new Set(Object.values(components.schemas).flatMap(({ properties = {} }) => Object.keys(properties)))
  expect(fields.size).toBeGreaterThan(100)
  const odd = { 0: 'a', length: { toString: 1, valueOf: 1, toJSON: 1 } }
  const body = JSON.stringify(Object.fromEntries([...fields, 'token'].map((name) => [name, odd])))
  for (const { method, path } of writes) {
    for (const headers of [{ cookie }, { authorization: `Bearer ${HOST_TOKEN}` }] as Record<string, string>[]) {
      const { status } = await site.send(method, path, { body, headers })
      expect([method, path, status < 500]).toEqual([method, path, true])
    }
  }
})

test.each(HOSTILE.slice(0, 4))('R185 %s is refused with a plain message', async (_what, body) => {
  for (const path of ['/user/auth/sign-in/email', '/v1/marketplace/profile/user']) {
    const { status, body: answer } = await site.send('POST', path, { body, cookie: lasting })
    expect([path, status, answer['code']]).toEqual([path, 400, 'validation_failed'])
  }
})
