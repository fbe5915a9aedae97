import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'
import { PAGE_SIZE } from '#domain/limits.ts'

import {
  activateProfile,
  createUserProfile,
  createWorkspaceProfile,
  cutSiteOrder,
  isHandleAvailable,
  listAssets,
  followOrLike,
  orderSites,
  setVisibility,
  updateNamedProfile,
  updateOwnProfile,
  updateWorkspaceProfile,
} from './profile-calls.ts'

/** A client that answers everything alike and keeps what it was asked. */
function listening(answer: object) {
  const asked: { line: string; body: unknown; etag: string | null }[] = []
  const client = createClient(async (path, init) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ line: `${init.method} ${path}`, body, etag: new Headers(init.headers).get('if-match') })
    return Response.json(answer)
  })
  return { client, asked }
}

test('each call by the method, path and payload of the contract', async () => {
  const { client, asked } = listening({ sites: [] })
  await createUserProfile(client, { name: 'A', slug: 'a' })
  await createWorkspaceProfile(client, 'w/1', { name: 'W', slug: 'w' })
  await updateOwnProfile(client, { payload: { about: 'x' }, etag: '"3"' })
  await updateNamedProfile(client, 'ada', { payload: {} })
  await updateWorkspaceProfile(client, 'w1', { payload: {} })
  await setVisibility(client, 'ada', { visibility: 'PUBLIC', reason: 'Asked for' })
  await activateProfile(client, 'p1')
  await followOrLike(client, 'follow', 'ada')
  expect(asked.map(({ line, body, etag }) => [line, body, etag])).toEqual([
    ['POST /v1/marketplace/profile/user', { name: 'A', slug: 'a' }, null],
    ['POST /v1/marketplace/profile/workspace/w%2F1', { name: 'W', slug: 'w' }, null],
    ['PATCH /v1/marketplace/profile/user', { about: 'x' }, '"3"'],
    ['PATCH /v1/marketplace/profiles/ada', {}, null],
    ['PATCH /v1/marketplace/profile/workspace/w1', {}, null],
    ['POST /v1/marketplace/profiles/ada/visibility', { visibility: 'PUBLIC', reason: 'Asked for' }, null],
    ['PATCH /v1/marketplace/profiles/activate/p1', {}, null],
    ['POST /v1/marketplace/profiles/follow', { profileSlug: 'ada' }, null],
  ])
})

test('R30 the site order is cut to a page before it is sent', async () => {
  const { client, asked } = listening({ sites: [] })
  await orderSites(
    client,
    'ada',
    Array.from({ length: 30 }, (_, index) => `s${index}`),
  )
  expect(asked[0]?.line).toBe('PATCH /v1/marketplace/profile/ada/siteOrder')
  expect(asked[0]?.body).toHaveLength(24)
})

test('a site order is cut to one page, from its end', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { maxLength: 3 * PAGE_SIZE }), (ids) => {
      const cut = cutSiteOrder(ids)
      expect(cut).toHaveLength(Math.min(ids.length, PAGE_SIZE))
      expect(cut).toEqual(ids.filter((_, index) => index < PAGE_SIZE))
    }),
  )
})

test('assets: lowercase handle, sites by default, offset is page times limit', async () => {
  const { client, asked } = listening({})
  await listAssets(client, 'Ada-Moreau')
  await listAssets(client, 'ada', { type: 'templates', limit: 6, page: 2, exclude: ['a', 'b'] })
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /v1/marketplace/profiles/ada-moreau/sites?limit=24&offset=0&exclude=',
    'GET /v1/marketplace/profiles/ada/templates?limit=6&offset=12&exclude=a%2Cb',
  ])
})

test.each([
  ['Slug is available', true],
  ['Slug is taken', false],
  ['Slug is not valid: Use at least 3 characters.', false],
  ['slug is available', false],
])('a handle is available only when the server says just so: %s', async (msg, expected) => {
  expect(await isHandleAvailable(listening({ msg }).client, 'ada')).toBe(expected)
})
