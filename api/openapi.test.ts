import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { FOLLOW_OR_LIKE_ACTIONS } from '#domain/following/follow-or-like.ts'
import type { Viewer } from '#domain/viewer.ts'
import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { AUTH_ENDPOINTS } from './accounts/auth-endpoints.ts'
import { createApi } from './create-api.ts'

const OIDC = {
  name: 'The platform',
  issuer: new URL('https://login.example'),
  clientId: 'guildhall',
  clientSecret: 'a secret of the tests',
}

type Parameter = { name: string; in: string; required?: boolean; schema: { example?: string } }
type MediaType = { schema: { $ref?: string; example?: unknown }; examples?: Record<string, { value: unknown }> }
type Operation = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': MediaType } }
  responses: Record<string, unknown>
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { example?: unknown; required?: string[] }> }
}

let site: TestSite
let contract: Contract
let cookie: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const owner = await site.signUp('ada@example.test')
  cookie = (await site.signUp('reader@example.test')).cookie
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'ada-moreau' })
  contract = (await site.send('GET', '/openapi.json')).body as unknown as Contract
})
afterAll(() => site.close())

const operations = () =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

/** Every example body of a call; a call without a body is sent once, without. */
function bodies({ requestBody }: Operation): unknown[] {
  if (!requestBody) return [undefined]
  const { schema, examples = {} } = requestBody.content['application/json']
  const name = schema.$ref?.split('/').at(-1) ?? ''
  const one = schema.example ?? contract.components.schemas[name]?.example
  return [...Object.values(examples).map((example) => example.value), one].filter((body) => body !== undefined)
}

/** What a call asks for in its query, as the examples have it. */
function queryOf({ parameters = [] }: Operation): string {
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  return required.length > 0
    ? `?${new URLSearchParams(required.map((one) => [one.name, one.schema.example ?? '']))}`
    : ''
}

test('the contract is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(contract))
  expect([valid, errors]).toEqual([true, undefined])
})

/** The contract of a site that has everything: reports of the site builder, and sign-in there. */
async function wholeContract(): Promise<string> {
  const whole = await openTestSite({ hostSyncToken: 'a token of the tests', oidc: OIDC })
  try {
    return JSON.stringify((await whole.send('GET', '/openapi.json')).body)
  } finally {
    await whole.close()
  }
}

test('R545 a linter of OpenAPI finds no error: unique templates, an id and the security of every call', async () => {
  const source = await wholeContract()
  expect(source).toContain('/v1/marketplace/host/batch')
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  const ids = operations().map(({ operation }) => operation.operationId)
  expect([ids.includes(undefined), new Set(ids).size]).toEqual([false, ids.length])
})

test('R545 an account’s message needs a subject and a body alone, and the calls to sign in are described', () => {
  expect(contract.components.schemas['NewMessage']?.required).toEqual(['subject', 'body'])
  const calls = new Set(operations().map(({ method, path }) => `${method} ${path}`))
  const missing = AUTH_ENDPOINTS.map((one) => one.replace(' ', ' /user/auth')).filter((one) => !calls.has(one))
  expect(missing).toEqual([])
})

test('every call of the specification is in it', () => {
  const calls = operations().map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /v1/marketplace/profiles/{slug}',
      'POST /v1/marketplace/profile/workspace/{workspaceId}',
      'POST /v1/marketplace/profile/user',
      'PATCH /v1/marketplace/profile/workspace/{workspaceId}',
      'PATCH /v1/marketplace/profile/user',
      'PATCH /v1/marketplace/profiles/{slug}',
      'PATCH /v1/marketplace/profile/{slug}/siteOrder',
      'POST /v1/marketplace/profiles/{slug}/visibility',
      'PATCH /v1/marketplace/profiles/activate/{id}',
      'GET /v1/marketplace/profiles/{slug}/{type}',
      ...FOLLOW_OR_LIKE_ACTIONS.map((action) => `POST /v1/marketplace/profiles/${action}`),
      'POST /v1/marketplace/profiles/{username}/message/hire',
      'GET /v1/marketplace/profiles/verify/slug/{slug}',
      'POST /v1/marketplace/events',
      'GET /user/signedUpload',
    ]),
  )
})

type Example = { method: string; path: string; address: string; operation: Operation; body: unknown }

/** Every call with every body that is an example of it. */
function examples(): Example[] {
  return operations().flatMap(({ path, method, operation }) => {
    const example = (name: string) =>
      operation.parameters?.find((one) => one.in === 'path' && one.name === name)?.schema.example
    const missing = [...path.matchAll(/\{(\w+)\}/g)].filter(([, name]) => example(name ?? '') === undefined)
    expect([method, path, missing, bodies(operation).length > 0]).toEqual([method, path, [], true])
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(example(name))))
    return bodies(operation).map((body) => ({ method, path, operation, body, address: filled + queryOf(operation) }))
  })
}

test('every example, sent as it stands, gets an answer that the contract names', async () => {
  for (const { method, path, address, operation, body } of examples()) {
    const { status, body: answer } = await site.send(method, address, { cookie, ...(body !== undefined && { body }) })
    const known = Object.keys(operation.responses)
    // An example is valid input: no field is refused, except for links, which expire.
    const { token: _expired, ...complaints } = ((status >= 400 && answer['fields']) || {}) as Record<string, unknown>
    expect([method, path, known.includes(String(status)), complaints]).toEqual([method, path, true, {}])
  }
})

/** Calls the API as this viewer, and returns the status. */
function callAs(viewer: Viewer): (example: Example) => Promise<number> {
  const api = createApi({ ...site.deps, readViewer: () => Promise.resolve(viewer) })
  return async ({ method, address, body }) => {
    const request = new Request(`http://localhost:3000${address}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return (await api.fetch(request, { clientAddress: '203.0.113.9', requestId: 'test-request' })).status
  }
}

function ghost(isAdmin: boolean): Viewer {
  return { kind: 'account', userId: 'deleted-since', isAdmin, emailVerified: true, workspaces: new Map() }
}

test.each([ghost(false), ghost(true)])(
  'R259 an account that goes while its call is answered is no fault',
  async (viewer) => {
    const call = callAs(viewer)
    const broken = []
    for (const example of examples()) {
      const status = await call(example)
      if (status >= 500) broken.push([example.method, example.path, status])
    }
    expect(broken).toEqual([])
  },
)

/** The same with something else in place of each of its texts. */
function mutate(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mutate(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mutate(one, change)]))
}

const MUTATIONS: ((text: string) => unknown)[] = [
  (text) => `${text}\0`,
  // JSON that no text can be made of.
  () => ({ toString: 'a', valueOf: null }),
]

test('R259 what cannot be stored is refused by every call', async () => {
  const viewer = { ...ghost(true), userId: (await site.signUp('writer@example.test')).userId }
  const call = callAs(viewer)
  const broken = []
  for (const example of examples()) {
    const address = example.address.replaceAll('=', '=%00')
    const bad = MUTATIONS.map((change) => ({
      ...example,
      body: mutate({ workspaceId: 'w', ...(example.body as object) }, change),
    }))
    for (const one of [...(example.body ? bad : []), { ...example, address }]) {
      const status = await call(one)
      if (status >= 500) broken.push([example.method, one.address, status])
    }
  }
  expect(broken).toEqual([])
})
