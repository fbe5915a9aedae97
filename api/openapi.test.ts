import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: { example?: string } }
type MediaType = { schema: { $ref?: string; example?: unknown }; examples?: Record<string, { value: unknown }> }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': MediaType } }
  responses: Record<string, unknown>
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { example?: unknown }> }
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
  const asked = parameters.filter((one) => one.in === 'query' && one.required)
  return asked.length > 0 ? `?${new URLSearchParams(asked.map((one) => [one.name, one.schema.example ?? '']))}` : ''
}

test('the contract is valid OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(contract))
  expect([valid, errors]).toEqual([true, undefined])
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
      'POST /v1/marketplace/profiles/{action}',
      'POST /v1/marketplace/profiles/{username}/message/hire',
      'GET /v1/marketplace/profiles/verify/slug/{slug}',
      'POST /v1/marketplace/events',
      'GET /user/signedUpload',
    ]),
  )
})

test('every example, sent as it stands, gets an answer that the contract names', async () => {
  for (const { path, method, operation } of operations()) {
    const example = (name: string) =>
      operation.parameters?.find((one) => one.in === 'path' && one.name === name)?.schema.example
    const missing = [...path.matchAll(/\{(\w+)\}/g)].filter(([, name]) => example(name ?? '') === undefined)
    expect([method, path, missing, bodies(operation).length > 0]).toEqual([method, path, [], true])
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(example(name))))
    const address = filled + queryOf(operation)
    for (const body of bodies(operation)) {
      const { status, body: answer } = await site.send(method, address, { cookie, ...(body !== undefined && { body }) })
      const known = Object.keys(operation.responses)
      // An example is no example of bad input: no field is complained about.
      const complaint = status < 400 ? undefined : answer['fields']
      expect([method, path, known.includes(String(status)), complaint]).toEqual([method, path, true, undefined])
    }
  }
})
