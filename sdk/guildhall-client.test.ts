import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { type Contract, fingerprint, hostContract } from './contract.ts'
import { createGuildhallClient, type HostLine } from './guildhall-client.ts'

const TOKEN = 't'.repeat(40)
const INFO = { clientAddress: '203.0.113.7', requestId: 'sdk' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ hostSyncToken: TOKEN, demo: false })
})
afterAll(() => site.close())

const connect = (token?: string) =>
  createGuildhallClient({
    siteUrl: 'http://localhost:3000/',
    ...(token !== undefined && { token }),
    fetch: async (request) => site.api.fetch(request, INFO),
  })

const id = (index: number) => `019a2b3c-4d5e-7f60-8123-${String(index).padStart(12, '0')}`
const person = (index: number, version: number): HostLine => ({
  kind: 'users',
  id: id(index),
  report: { name: `Person ${index}`, email: `person-${index}@example.test`, emailVerified: true, version },
})

test('the types are those of the API: after a change of its calls, npm run sdk', async () => {
  const contract = hostContract((await site.send('GET', '/openapi.json')).body as unknown as Contract)
  const [firstLine] = readFileSync(new URL('./openapi.d.ts', import.meta.url), 'utf8').split('\n', 1)
  expect(firstLine).toBe(`// contract ${fingerprint(contract)}`)
})

test('a host reports a person, reads it back, and anyone searches', async () => {
  const host = connect(TOKEN)
  const params = { path: { id: id(1) } }
  const body = { name: 'Ada', email: 'ada@example.test', emailVerified: true, version: 7 }
  const { data } = await host.PUT('/v1/marketplace/host/users/{id}', { params, body })
  expect(data?.status).toBe('created')
  const listed = await host.GET('/v1/marketplace/host/{kind}', { params: { path: { kind: 'users' } } })
  expect(listed.data?.items).toMatchObject([{ id: id(1), version: 7 }])
  const found = await connect().GET('/v1/marketplace/search', { params: { query: { q: 'ada' } } })
  expect(found.data?.experts).toEqual([])
})

test('a refusal is typed, too', async () => {
  const { error, response } = await connect('wrong').GET('/v1/marketplace/host/{kind}', {
    params: { path: { kind: 'users' } },
  })
  expect([response.status, error?.code]).toEqual([401, 'unauthenticated'])
})

test('a batch of any length is answered line by line, in order', async () => {
  const lines = [...Array.from({ length: 1100 }, (_, index) => person(index + 10, 1)), person(10, 1)]
  const broken = { ...person(5000, 1), id: 'no id' }
  const answered = []
  for await (const { line, answer } of connect(TOKEN).sendBatch([...lines, broken]))
    answered.push([line.id, answer.status])
  expect(answered).toEqual([
    ...lines.map((line, at) => [line.id, at === 1100 ? 'unchanged' : 'created']),
    ['no id', 'refused'],
  ])
})

test('a batch without permission is an error, not ignored', async () => {
  const answers = connect('wrong').sendBatch([person(1, 1)])
  await expect(answers.next()).rejects.toThrow('The batch was refused (401)')
})
