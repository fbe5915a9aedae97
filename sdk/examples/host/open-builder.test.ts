import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { findFreePort } from '#server/postgres/postmaster.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { createSite, createWorkspace, deletePerson, publishSite, sitesOf } from './data/changes.ts'
import { findDifferences, reconcile } from './guildhall/reconcile.ts'
import { openBuilder } from './open-builder.ts'

const TOKEN = 'the-token-of-the-example-0123456789'
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, demo: false, unlimited: true })
})
afterAll(() => site.close())

let dataDir = ''
let builder: Awaited<ReturnType<typeof startBuilder>>
/** Whether Guildhall answers. */
let reachable = true
/** Whether Guildhall refuses every line of a batch for the moment. */
let isBusy = false

function refuseLines(body: string): Response {
  const error = { msg: 'Internal error: this line may not have been taken: send it again', code: 'unavailable' }
  const answers = body.split('\n').map((_, at) => JSON.stringify({ line: at + 1, status: 'refused', error }))
  return new Response(answers.join('\n'), { headers: { 'content-type': 'application/x-ndjson' } })
}

async function startBuilder() {
  const port = await findFreePort()
  const guildhall = { url: 'http://localhost:3000', token: TOKEN, webhookSecret: WEBHOOK_SECRET }
  const client = { id: 'guildhall', secret: 'a secret of the tests' }
  const settings = { port, url: `http://localhost:${port}`, dataDir, guildhall, client }
  const fetch = async (request: Request) => {
    if (!reachable) throw new TypeError('fetch failed')
    if (isBusy && request.url.endsWith('/host/batch')) return refuseLines(await request.text())
    return site.api.fetch(request, { clientAddress: '203.0.113.7', requestId: 'example' })
  }
  return { ...(await openBuilder(settings, { fetch })), url: settings.url }
}

beforeEach(async () => {
  ;[reachable, isBusy] = [true, false]
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-example-'))
  builder = await startBuilder()
})
afterEach(async () => {
  await builder.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const somebody = (name: string) => {
  const found = builder.store.all('people').find((person) => person.name.startsWith(name))
  if (!found) throw new Error(`${name} is not there.`)
  return found
}
const TIMEOUT = { timeout: 20_000 }
const inSync = () =>
  vi.waitFor(async () => expect(await findDifferences(builder.store, builder.guildhall)).toEqual([]), TIMEOUT)
const isThere = async (table: 'user' | 'workspace' | 'asset', id: string) =>
  (await site.deps.db.selectFrom(table).where('id', '=', id).select('id').execute()).length === 1

test('R491 a report that fails is sent again, and of each entry the newest', async () => {
  await inSync()
  reachable = false
  const { store, queue } = builder
  const mara = somebody('Mara')
  createWorkspace(store, mara, { name: 'Lindqvist Studio', plan: 'free' })
  const [workspace] = store.all('workspaces')
  if (workspace) store.put('workspaces', { ...workspace, plan: 'core' })
  createSite(store, { name: 'Harbour Bakery', owner: { personId: mara.id } })
  for (const one of sitesOf(store, mara)) publishSite(store, one)
  await vi.waitFor(() => expect(queue.status().problem).toBe('fetch failed'), TIMEOUT)
  expect(queue.status().waiting).toHaveLength(2)
  reachable = true
  await vi.waitFor(() => expect(queue.status()).toMatchObject({ waiting: [], problem: '' }), TIMEOUT)
  expect(queue.status().sent.map(({ status }) => status)).toEqual(['created', 'created'])
  await inSync()
})

test('R491 what is lost while it is down is found at the next start, and what never came from it stays', async () => {
  await inSync()
  const { userId } = await site.signUp('own@example.test', 'Own')
  const [mara, idris] = [somebody('Mara'), somebody('Idris')]
  createWorkspace(builder.store, mara, { name: 'Lindqvist Studio', plan: 'core' })
  createSite(builder.store, {
    name: 'Harbour Bakery',
    owner: { workspaceId: builder.store.all('workspaces')[0]?.id ?? '' },
  })
  await inSync()
  expect(await isThere('user', mara.id)).toBe(true)
  reachable = false
  const ids = {
    workspace: builder.store.all('workspaces')[0]?.id ?? '',
    asset: builder.store.all('sites')[0]?.id ?? '',
  }
  deletePerson(builder.store, mara)
  builder.store.put('people', { ...idris, name: 'Idris B. Bello' })
  await builder.close()
  reachable = true
  builder = await startBuilder()
  await inSync()
  expect([await isThere('user', mara.id), await isThere('workspace', ids.workspace)]).toEqual([false, false])
  expect([await isThere('asset', ids.asset), await isThere('user', userId)]).toEqual([false, true])
  expect(somebody('Idris').name).toBe('Idris B. Bello')
})

test('R491 a refused report is shown, and stops no other', async () => {
  await inSync()
  const { store, queue } = builder
  store.put('people', { ...somebody('Idris'), email: 'no address' })
  store.put('people', { ...somebody('Mara'), name: 'Mara L.' })
  await vi.waitFor(() => expect(queue.status().waiting).toEqual([]), TIMEOUT)
  const { sent } = queue.status()
  expect(sent.map(({ status }) => status).sort()).toEqual(['refused', 'updated'])
  expect(await reconcile(store, builder.guildhall)).toEqual({
    found: 1,
    left: 1,
    refused: [expect.stringContaining(`users ${somebody('Idris').id}: `)],
  })
})

test('R491 a line whose refusal is temporary is sent again', async () => {
  await inSync()
  const { store, queue } = builder
  isBusy = true
  store.put('people', { ...somebody('Mara'), name: 'Mara Lind' })
  await vi.waitFor(() => expect(queue.status().problem).toContain('send it again'), TIMEOUT)
  expect(queue.status().waiting).toEqual([`users ${somebody('Mara').id}`])
  isBusy = false
  await vi.waitFor(() => expect(queue.status()).toMatchObject({ waiting: [], problem: '' }), TIMEOUT)
  await inSync()
})

test('R492 an event counts with our signature alone, and once', async () => {
  const body = JSON.stringify({
    type: 'profile.created',
    timestamp: '2026-11-17T09:30:00.123Z',
    data: { handle: 'mara' },
  })
  const moment = new Date()
  const headersBy = (secret: string) => ({
    'webhook-id': 'event-1',
    'webhook-timestamp': String(Math.floor(moment.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('event-1', moment, body),
    'content-type': 'application/json',
  })
  const post = async (headers: Record<string, string>, sent = body) =>
    (await fetch(`${builder.url}/hooks/guildhall`, { method: 'POST', headers, body: sent })).status
  const foreign = `whsec_${Buffer.alloc(32, 4).toString('base64')}`
  expect(await post(headersBy(foreign))).toBe(401)
  expect(await post({ 'content-type': 'application/json' })).toBe(401)
  expect(await post(headersBy(WEBHOOK_SECRET), `${body} `)).toBe(401)
  expect([await post(headersBy(WEBHOOK_SECRET)), await post(headersBy(WEBHOOK_SECRET))]).toEqual([204, 204])
  // It answers, or hangs up before all of it is sent.
  expect(await post(headersBy(WEBHOOK_SECRET), 'x'.repeat(300_000)).catch(() => 413)).toBe(413)
  expect(builder.store.events()).toEqual([{ id: 'event-1', ...JSON.parse(body) }])
})

test('R490 pages and forms work only for a signed-in user, for their own data, and from its own pages', async () => {
  const [mara, idris] = [somebody('Mara'), somebody('Idris')]
  createSite(builder.store, { name: '<b>Harbour</b>', owner: { personId: mara.id } })
  const [own] = builder.store.all('sites')
  const send = (path: string, fields: Record<string, string>, cookie = '', origin = builder.url) =>
    fetch(builder.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, origin },
      redirect: 'manual',
    })
  const cookieOf = async ({ id }: { id: string }) =>
    (await send('/sign-in', { person: id })).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await send(`/sites/${own?.id}/publish`, {})).headers.get('location')).toBe('/sign-in')
  expect((await send(`/sites/${own?.id}/publish`, {}, await cookieOf(idris))).status).toBe(404)
  expect((await send(`/sites/${own?.id}/publish`, {}, await cookieOf(mara), 'https://elsewhere.test')).status).toBe(403)
  expect((await send('/sign-in', { person: '__proto__' })).status).toBe(400)
  const expired = await fetch(`${builder.url}/interaction/unknown`)
  expect([expired.status, await expired.text()]).toEqual([400, expect.stringContaining('This sign-in has expired')])
  expect((await send('/workspaces', { name: 'x'.repeat(100_000) }, await cookieOf(mara))).status).toBe(413)
  expect((await send(`/sites/${own?.id}/publish`, {}, await cookieOf(mara))).headers.get('location')).toBe('/')
  expect(builder.store.all('sites')[0]?.publishedOn).toEqual(expect.any(String))
  const page = await (await fetch(builder.url, { headers: { cookie: await cookieOf(mara) } })).text()
  expect(page).toContain('&lt;b&gt;Harbour&lt;/b&gt;')
})
