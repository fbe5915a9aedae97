import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'
import { PAGE_SIZE } from '#domain/limits.ts'

import {
  activateProfile,
  createUserProfile,
  createWorkspaceProfile,
  truncateSiteOrder,
  isHandleAvailable,
  listWork,
  followOrLike,
  orderSites,
  setVisibility,
  updateProfileByHandle,
  updateOwnProfile,
  updateWorkspaceProfile,
} from './profile-calls.ts'

/** A client that gives every call the same answer and records the calls. */
function recordingClient(answer: object) {
  const calls: { line: string; body: unknown; etag: string | null }[] = []
  const client = createClient(async (path, init) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    calls.push({ line: `${init.method} ${path}`, body, etag: new Headers(init.headers).get('if-match') })
    return Response.json(answer)
  })
  return { client, calls }
}

test('each call has the method, path and payload of the contract', async () => {
  const { client, calls } = recordingClient({ sites: [] })
  await createUserProfile(client, { name: 'A', slug: 'a' })
  await createWorkspaceProfile(client, 'w/1', { name: 'W', slug: 'w' })
  await updateOwnProfile(client, { payload: { about: 'x' }, etag: '"3"' })
  await updateProfileByHandle(client, 'ada', { payload: {} })
  await updateWorkspaceProfile(client, 'w1', { payload: {} })
  await setVisibility(client, 'ada', { visibility: 'PUBLIC', reason: 'Asked for' })
  await activateProfile(client, 'p1')
  await followOrLike(client, 'follow', 'ada')
  expect(calls.map(({ line, body, etag }) => [line, body, etag])).toEqual([
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

test('R30 the site order is truncated to one page before it is sent', async () => {
  const { client, calls } = recordingClient({ sites: [] })
  await orderSites(
    client,
    'ada',
    Array.from({ length: 30 }, (_, index) => `s${index}`),
  )
  expect(calls[0]?.line).toBe('PATCH /v1/marketplace/profile/ada/siteOrder')
  expect(calls[0]?.body).toHaveLength(24)
})

test('truncating a site order drops its end', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { maxLength: 3 * PAGE_SIZE }), (ids) => {
      const cut = truncateSiteOrder(ids)
      expect(cut).toHaveLength(Math.min(ids.length, PAGE_SIZE))
      expect(cut).toEqual(ids.filter((_, index) => index < PAGE_SIZE))
    }),
  )
})

test('assets: lowercase handle, sites by default, offset is page times limit', async () => {
  const { client, calls } = recordingClient({})
  await listWork(client, 'Ada-Moreau')
  await listWork(client, 'ada', { type: 'templates', limit: 6, page: 2, exclude: ['a', 'b'] })
  expect(calls.map(({ line }) => line)).toEqual([
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
  expect(await isHandleAvailable(recordingClient({ msg }).client, 'ada')).toBe(expected)
})
