import { afterAll, beforeAll, expect, test } from 'vitest'

import { AGENT_REQUEST_LIMITS, MAX_JSON_DEPTH } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { makeProfile } from '#test/make.ts'
import { type AgentSite, openAgentSite } from '#test/sites/agent-site.ts'

import { createWebApp } from './web.ts'

const ORIGIN = 'http://localhost:3000'

let agents: AgentSite
beforeAll(async () => {
  agents = await openAgentSite()
})
afterAll(() => agents?.close())

const post: AgentSite['post'] = (...given) => agents.post(...given)

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' })
const callOf = (name: string, given: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
})

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { message: string } }
  return [response.status, error.message]
}

test('R330 a signed-in client is anonymous here', async () => {
  const { deps, signUp } = agents.site
  const { cookie, userId } = await signUp('owner@example.test')
  await makeProfile(deps.db, { slug: 'a-draft', name: 'Draft', owner_user_id: userId })
  const answer = await post(callOf('read_profile', { handle: 'a-draft' }), { cookie, authorization: 'Bearer x' })
  const content = [{ type: 'text', text: expect.stringMatching(/^Not found: /) }]
  expect(await answer.json()).toMatchObject({ result: { isError: true, content } })
})

test('R331 300 messages a minute, however they are batched', async () => {
  const batch = Array.from({ length: AGENT_REQUEST_LIMITS.messages }, (_, id) => ping(id))
  const network = { 'x-forwarded-for': '203.0.113.70' }
  const times = RATE_LIMITS.agentMessages.points / AGENT_REQUEST_LIMITS.messages
  for (let count = 0; count < times; count += 1) expect((await post(batch, network)).status).toBe(200)
  const refused = await post(ping(1), network)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusalOf(refused)).toEqual([429, expect.stringMatching(/^Too many requests: try again in \d+ seconds/)])
})

test('R331 a batch of 10, each answered by its id', async () => {
  const answer = await post(Array.from({ length: AGENT_REQUEST_LIMITS.messages }, (_, id) => ping(`p${id}`)))
  const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  expect(ids.sort()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'])
})

const nested = (levels: number) => `{"jsonrpc":"2.0","id":1,"a":${'['.repeat(levels)}${']'.repeat(levels)}}`

test.each([
  ['too large', { ...ping(1), pad: 'x'.repeat(AGENT_REQUEST_LIMITS.bytes) }, 413, /65536 bytes/],
  ['a batch too long', Array.from({ length: 11 }, (_, id) => ping(id)), 400, /10 messages at most/],
  ['an empty batch', [], 400, /no message/],
  ['the same id twice', [ping(1), ping(1)], 400, /id of its own/],
  ['nested too deep', nested(MAX_JSON_DEPTH), 400, /32 levels/],
  ['no JSON', '{"jsonrpc":', 400, /not valid JSON/],
  ['nothing', '', 400, /not valid JSON/],
  ['no message', { a: 1 }, 400, /Invalid JSON-RPC/],
  ['a text', '"ping"', 400, /Invalid JSON-RPC/],
  ['null', 'null', 400, /Invalid JSON-RPC/],
  ['an invalid id', ping({ a: 1 }), 400, /Invalid JSON-RPC/],
])('R331 refused before a tool looks into it: %s', async (_what, body, status, text) => {
  expect(await refusalOf(await post(body))).toEqual([status, expect.stringMatching(text)])
})

test('a version of the protocol that there is not', async () => {
  const answer = await post(ping(1), { 'mcp-protocol-version': '1999-01-01' })
  expect(await refusalOf(answer)).toEqual([400, expect.stringContaining('Unsupported protocol version')])
})

test('R331 what needs no answer gets none, and a batch cannot cancel itself', async () => {
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } }
  const both = await post([callOf('search_experts', {}, 7), cancel])
  expect(await both.json()).toMatchObject({ id: 7, result: { structuredContent: { page: 1 } } })
  const none = await post([cancel, { jsonrpc: '2.0', id: 1, result: {} }])
  expect([none.status, await none.text()]).toEqual([202, ''])
})

test.each([
  ['an unknown method', { ...ping(1), method: 'resources/list' }],
  ['a task', { ...callOf('search_experts', {}), params: { name: 'search_experts', task: { ttl: 60_000 } } }],
  ['no params', { ...ping(1), method: 'tools/call' }],
  ['params of another kind', { ...ping(1), method: 'tools/call', params: { name: 1 } }],
])('R331 an error in place of an answer: %s', async (_what, message) => {
  const answer = await post(message)
  expect([answer.status, await answer.json()]).toMatchObject([200, { id: 1, error: { code: expect.any(Number) } }])
})

test('R332 only requests without an origin, or with our own', async () => {
  expect((await post(ping(1), { origin: ORIGIN })).status).toBe(200)
  for (const origin of ['https://evil.test', 'null', 'http://localhost:3001']) {
    expect(await refusalOf(await post(ping(1), { origin }))).toEqual([403, expect.stringContaining('another site')])
  }
  expect((await post(ping(1), { 'content-type': 'text/plain' })).status).toBe(415)
})

test.each(['GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS'])('R332 there is no %s', async (method) => {
  const answer = await fetch(agents.address, { method, headers: { accept: 'text/event-stream' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('answers stay out of caches, and out of lists of search results', async () => {
  const { headers } = await post(ping(1))
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  })
})

test('a fault of ours is an id, nothing more', async () => {
  const { deps, dataDir } = agents.site
  const errors: unknown[] = []
  const broken = new Proxy(deps.db, {
    get() {
      throw new Error('the secret of the database')
    },
  })
  const web = createWebApp({
    env: { siteUrl: new URL(ORIGIN), dataDir, trustProxy: false },
    deps: { ...deps, db: broken, onError: (error) => void errors.push(error) },
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  const body = JSON.stringify(callOf('read_profile', { handle: 'ada-moreau' }))
  const headers = { 'content-type': 'application/json' }
  const answer = await web.request('/mcp', { method: 'POST', body, headers }, {})
  const content = [{ type: 'text', text: expect.stringMatching(/^Internal error: [\w-]+$/) }]
  expect(await answer.json()).toMatchObject({ result: { isError: true, content } })
  expect(errors).toHaveLength(1)
})
