import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const HOST = '/v1/marketplace/host'
const [USERS, READ, EXPIRED, OFFICE] = ['users', 'read', 'expired', 'office'].map((name) => name.padEnd(32, 'x'))
const NOW = new Date('2026-06-01T12:00:00Z')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    unlimited: true,
    now: () => NOW,
    hostTokens: [
      { name: 'users', token: USERS ?? '', scopes: ['users'], expiresOn: new Date(NOW.getTime() + 1) },
      { name: 'read', token: READ ?? '', scopes: ['read'] },
      { name: 'expired', token: EXPIRED ?? '', scopes: ['users'], expiresOn: NOW },
      { name: 'office', token: OFFICE ?? '', scopes: ['users'], allows: (address) => address === '192.0.2.1' },
    ],
  })
})
afterAll(() => site.close())

const user = (id: string) => ({ name: 'Ada Moreau', email: `${id}@example.test`, emailVerified: true })

async function status(token: string | undefined, method: string, path: string, more: object = {}) {
  return (await site.send(method, `${HOST}/${path}`, { headers: { authorization: `Bearer ${token}` }, ...more })).status
}

test('R405 a token is for its scopes', async () => {
  const id = newId()
  expect(await status(USERS, 'PUT', `users/${id}`, { body: user(id) })).toBe(200)
  expect(await status(USERS, 'DELETE', `workspaces/${id}`)).toBe(403)
  expect(await status(USERS, 'DELETE', `assets/${id}`)).toBe(403)
  expect(await status(USERS, 'GET', 'users')).toBe(403)
  expect(await status(READ, 'GET', 'users')).toBe(200)
  expect(await status(READ, 'DELETE', `users/${id}`)).toBe(403)
  expect(await status(READ, 'POST', 'snapshots', { body: { kinds: ['users'] } })).toBe(403)
  expect(await status(USERS, 'POST', 'snapshots', { body: { kinds: ['users', 'assets'] } })).toBe(403)
  expect(await status(USERS, 'POST', 'snapshots', { body: { kinds: ['users'] } })).toBe(201)
})

test('R541 a token that may report nothing gets no batch read', async () => {
  let reads = 0
  const body = new ReadableStream<Uint8Array>({ pull: () => void (reads += 1) }, { highWaterMark: 0 })
  const response = await site.api.fetch(
    new Request(`http://localhost:3000${HOST}/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${READ}`, 'content-type': 'application/x-ndjson' },
      body,
      duplex: 'half',
    } as RequestInit),
    { clientAddress: '203.0.113.7', requestId: 'test-request' },
  )
  expect([response.status, reads]).toEqual([403, 0])
})

test('R405 in a batch every line needs its scope', async () => {
  const lines = ['users', 'assets'].map((kind) => JSON.stringify({ kind, id: newId(), deleted: true }))
  const response = await site.api.fetch(
    new Request(`http://localhost:3000${HOST}/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${USERS}`, 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    }),
    { clientAddress: '203.0.113.7', requestId: 'test-request' },
  )
  const answers = (await response.text()).trim().split('\n')
  expect(answers.map((line) => JSON.parse(line) as object)).toMatchObject([
    { line: 1, status: 'unchanged' },
    { line: 2, status: 'refused', error: { code: 'forbidden' } },
  ])
})

test('R405 a token ends when it expires, and counts only from its addresses', async () => {
  const id = newId()
  expect(await status(EXPIRED, 'DELETE', `users/${id}`)).toBe(401)
  expect(await status(OFFICE, 'DELETE', `users/${id}`)).toBe(401)
  expect(await status(OFFICE, 'DELETE', `users/${id}`, { address: '192.0.2.1' })).toBe(204)
})
