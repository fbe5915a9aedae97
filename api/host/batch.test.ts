import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { MAX_BODY_BYTES } from '#domain/limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const NDJSON = 'application/x-ndjson'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true })
})
afterAll(() => site.close())

function post(body: BodyInit, { type = NDJSON, query = '' } = {}) {
  const request = new Request(`http://localhost:3000/v1/marketplace/host/batch${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)
  return site.api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'test-request' })
}

type Answer = { line: number; id?: string; status: string; error?: { code: string; fields?: object } }

async function send(lines: unknown[]): Promise<Answer[]> {
  const response = await post(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, NDJSON])
  const text = await response.text()
  return text === ''
    ? []
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Answer)
}

const user = (id: string, changes: object = {}) => ({
  kind: 'users',
  id,
  report: { name: 'Ada Moreau', email: `${id}@example.test`, emailVerified: true, ...changes },
})
const workspace = (id: string, changes: object = {}) => ({
  kind: 'workspaces',
  id,
  report: { slug: `slug-${id}`, name: 'Northlight', plan: 'core', members: [], ...changes },
})
const asset = (id: string, owner: object, changes: object = {}) => ({
  kind: 'assets',
  id,
  report: { type: 'sites', owner, name: 'Museum', slug: 'museum', public: true, publishedOn: null, ...changes },
})

test('R404 every line is answered in its order; a refused one stops nothing', async () => {
  const [ada, bob, team, work] = [newId(), newId(), newId(), newId()]
  const answers = await send([
    asset(work, { workspaceId: team }),
    '',
    '{"kind":',
    user(ada),
    { kind: 'users', id: ada },
    { kind: 'people', id: ada, deleted: true },
    user(ada, { name: 'Ada M.' }),
    user(bob, { email: `${ada}@example.test` }),
    workspace(team, { members: [{ userId: ada, role: 'owner' }] }),
    user(newId(), { role: 'admin' }),
    { kind: 'users', id: bob, deleted: true, version: 3 },
    `${'['.repeat(100)}${']'.repeat(100)}`,
    JSON.stringify(user(newId(), { name: 'x'.repeat(MAX_BODY_BYTES) })),
  ])
  expect(answers.map(({ line, status, error }) => [line, error?.code ?? status])).toEqual([
    // Line 7 is of the account of line 4, so the lines before it are taken first.
    [1, 'validation_failed'],
    [3, 'validation_failed'],
    [4, 'created'],
    [5, 'validation_failed'],
    [6, 'validation_failed'],
    [7, 'updated'],
    [8, 'already_used'],
    [9, 'created'],
    [10, 'validation_failed'],
    [11, 'unchanged'],
    [12, 'validation_failed'],
    [13, 'too_large'],
  ])
  expect(await send([])).toEqual([])
})

test('R404 a batch does what single reports would', async () => {
  const ids = Array.from({ length: 40 }, () => newId())
  const [first = '', second = ''] = ids
  const lines = [
    ...ids.map((id) => user(id, { version: 1 })),
    ...ids.map((id) => workspace(id, { members: [{ userId: id, role: 'owner' }], version: 1 })),
    ...ids.map((id) => asset(id, { workspaceId: id }, { version: 1 })),
  ]
  expect(new Set((await send(lines)).map(({ status }) => status))).toEqual(new Set(['created']))
  expect(new Set((await send(lines)).map(({ status }) => status))).toEqual(new Set(['unchanged']))
  const changed = await send([
    user(first, { name: 'Older', version: 0 }),
    user(second, { name: 'Newer', version: 2 }),
    workspace(first, { members: [{ userId: second, role: 'admin' }], plan: 'free', version: 2 }),
    asset(first, { userId: first }, { description: 'Moved', version: 2 }),
    asset(newId(), { userId: newId() }, { version: 1 }),
  ])
  expect(changed.map(({ status }) => status)).toEqual(['stale', 'updated', 'updated', 'updated', 'pending'])
  const { db } = site.deps
  const members = db.selectFrom('workspace_member').where('workspace_id', '=', first).select(['user_id', 'role'])
  expect(await members.execute()).toEqual([{ user_id: second, role: 'admin' }])
  const work = db.selectFrom('asset').where('id', '=', first).select(['owner_user_id', 'description'])
  expect(await work.executeTakeFirst()).toEqual({ owner_user_id: first, description: 'Moved' })
})

test('R540 no trigram index fits a lookup by equality, and a batch updates statistics of the tables it fills', async () => {
  const { db } = site.deps.background
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    join pg_opclass on pg_opclass.oid = any(indclass) and opcname = 'gin_trgm_ops'
    where 0 <> any(indkey::int2[])
  `.execute(db)
  // Of words there are few, and each is looked up alone.
  expect(rows.map(({ name }) => name)).toEqual(['search_word_similar'])
  await sql`truncate "user" cascade`.execute(db)
  const known = sql<{ reltuples: number }>`select reltuples from pg_class where oid = '"user"'::regclass`
  const ids = Array.from({ length: 3000 }, () => newId())
  expect(new Set((await send(ids.map((id) => user(id)))).map(({ status }) => status))).toEqual(new Set(['created']))
  expect((await known.execute(db)).rows[0]?.reltuples).toBeGreaterThan(1000)
})

test('R541 a batch ends after 1,000 refused lines', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"kind":"people"}\n'.repeat(250)))
      sent += 250
      if (sent >= 200_000) controller.close()
    },
  })
  const answers = (await (await post(body)).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
  expect(answers.map(({ line }) => line)).toEqual(Array.from({ length: answers.length }, (_, at) => at + 1))
  expect(answers.at(-2)?.error?.code).toBe('validation_failed')
  expect(answers.at(-1)).toMatchObject({ status: 'refused', error: { code: 'too_many_refused' } })
  expect([answers.length <= 1502, sent < 4000]).toEqual([true, true])
})

test('R404 answers come while lines are still sent', async () => {
  const [one, two] = [newId(), newId()]
  let sendMore: (text: string) => void = () => {}
  let end: () => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sendMore = (text) => controller.enqueue(new TextEncoder().encode(text))
      end = () => controller.close()
    },
  })
  const response = await post(body)
  const reader = response.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  const [start, rest] = [JSON.stringify(user(one)).slice(0, 20), JSON.stringify(user(one)).slice(20)]
  sendMore(start)
  sendMore(`${rest}\n`)
  expect(JSON.parse(await next())).toMatchObject({ line: 1, id: one, status: 'created' })
  sendMore(JSON.stringify(user(two)))
  end()
  expect(JSON.parse(await next())).toMatchObject({ line: 2, id: two, status: 'created' })
  expect((await reader?.read())?.done).toBe(true)
})

test('R404 other types and unknown snapshots are refused', async () => {
  expect((await post('{}', { type: 'application/json' })).status).toBe(415)
  expect((await post('{}', { query: '?snapshot=999999' })).status).toBe(404)
  expect((await post('{}', { query: '?snapshot=x' })).status).toBe(404)
})
