import { expect, expectTypeOf, test } from 'vitest'

import type { Profile } from '#domain/profiles/profile.ts'

import { castFormBody } from './api-call.ts'
import { type Client, createClient } from './client.ts'
import { fetchHirePage } from './lists/hire.ts'

/** A client that records the requested addresses. */
function recordingClient() {
  const addresses: string[] = []
  const client = createClient(async (address) => {
    addresses.push(address)
    return Response.json({})
  })
  return { client, addresses }
}

test('an answer has the type of its route', () => {
  expectTypeOf((client: Client) =>
    client.get('/v1/marketplace/profiles/{slug}', { params: { slug: 'ada' } }),
  ).returns.resolves.toEqualTypeOf<Profile>()
  expectTypeOf((client: Client) =>
    client.delete('/v1/marketplace/profiles/{slug}', { params: { slug: 'ada' } }),
  ).returns.resolves.toEqualTypeOf<void>()
})

test('anything outside the contract is a type error', async () => {
  const { client, addresses } = recordingClient()
  // @ts-expect-error There is no such path.
  await client.get('/v1/marketplace/profile')
  // @ts-expect-error Nor this method of it.
  await client.delete('/v1/marketplace/me')
  // @ts-expect-error A path has parameters.
  await client.get('/v1/marketplace/profiles/{slug}')
  // @ts-expect-error They have names.
  await client.get('/v1/marketplace/profiles/{slug}', { params: { handle: 'ada' } })
  // @ts-expect-error So has a query.
  await client.get('/v1/marketplace/me/following', { query: { pages: '2' } })
  // @ts-expect-error A body is needed.
  await client.patch('/v1/marketplace/me')
  // @ts-expect-error It has the fields of the contract.
  await client.patch('/v1/marketplace/me', { body: { title: 'Designer' } })
  const params = { slug: 'ada' }
  // @ts-expect-error A choice is one of the few.
  await client.post('/v1/marketplace/profiles/{slug}/visibility', { params, body: { visibility: 'OPEN' } })
  // @ts-expect-error Of a form it may be any text, but in a field that there is.
  await client.post('/v1/marketplace/demo/plan', { body: castFormBody({ plans: 'core' }) })
  await client.post('/v1/marketplace/demo/plan', { body: castFormBody({ plan: 'huge' }) })
  expect(addresses).toHaveLength(10)
})

test('parameters and queries are encoded; undefined values are not sent', async () => {
  const { client, addresses } = recordingClient()
  await client.get('/v1/marketplace/me/messages/{id}', { params: { id: 'a/b?c#d' }, query: { read: undefined } })
  await client.get('/v1/marketplace/me/messages', { query: { q: 'a & b', page: '' } })
  await client.get('/v1/marketplace/me/messages', { query: new URLSearchParams() })
  expect(addresses).toEqual([
    '/v1/marketplace/me/messages/a%2Fb%3Fc%23d',
    '/v1/marketplace/me/messages?q=a+%26+b&page=',
    '/v1/marketplace/me/messages',
  ])
})

test.each([
  ['/hire/seo', '/v1/marketplace/hire/seo?page=2'],
  ['/hire/seo/de', '/v1/marketplace/hire/seo/de?page=2'],
  ['/hire/seo/de/halle,-saale', '/v1/marketplace/hire/seo/de/halle%2C-saale?page=2'],
])('the experts of %s are at %s', async (path, address) => {
  const { client, addresses } = recordingClient()
  await fetchHirePage(client, { path, query: new URLSearchParams({ page: '2', other: 'x' }) })
  expect(addresses).toEqual([address])
})
