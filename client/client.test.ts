import { expect, test, vi } from 'vitest'

import { type Issue, createIssue } from '#domain/issue.ts'

import { ApiFailure } from './api-failure.ts'
import { browserTransport, createClient, type Transport } from './client.ts'
import { friendlyError } from './friendly-errors.ts'
import { fetchProfile } from './profiles/profiles.ts'

const answering =
  (...responses: Response[]): Transport =>
  async () =>
    responses.shift() ?? new Response('{}')

const failure = (status: number, code: string, msg: string, headers = {}) =>
  Response.json({ code, msg }, { status, headers })

test('a missing profile is undefined, other errors are rethrown', async () => {
  const missing = createClient(answering(failure(404, 'not_found', 'Not found: there is no such profile')))
  expect(await fetchProfile(missing, 'nobody')).toBeUndefined()
  const broken = createClient(answering(failure(503, 'unavailable', 'Internal error: abc')))
  await expect(fetchProfile(broken, 'ada')).rejects.toMatchObject({ status: 503, code: 'unavailable' })
})

test('an old handle is followed to the new one', async () => {
  const requested: string[] = []
  const client = createClient(async (path) => {
    requested.push(path)
    if (path.endsWith('/old'))
      return new Response(null, { status: 301, headers: { location: '/v1/marketplace/profiles/new' } })
    return Response.json({ slug: 'new' })
  })
  expect(await fetchProfile(client, 'old')).toEqual({ slug: 'new' })
  expect(requested).toEqual(['/v1/marketplace/profiles/old', '/v1/marketplace/profiles/new'])
})

test('a handle cannot add segments to the path', async () => {
  let requested = ''
  const client = createClient(async (path) => {
    requested = path
    return Response.json({})
  })
  await fetchProfile(client, '../me?x=1')
  expect(requested).toBe('/v1/marketplace/profiles/..%2Fme%3Fx%3D1')
})

test('R39 R763 errors become sentences, by their codes', () => {
  const tell = (status: number, code: string, issues: Issue[] = []) =>
    friendlyError(new ApiFailure({ status, code, msg: 'whatever the message', issues }))
  expect(tell(400, 'slug_taken')).toBe('This profile URL has already been taken. Please choose a different handle.')
  expect(tell(400, 'cannot_make_public')).toBe(
    'Your account must be at least 4 days old, verified, and have at least 1 published site in order to be made public.',
  )
  expect(tell(400, 'cannot_make_hirable')).toBe(
    'To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out.',
  )
  expect(tell(409, 'public_assets_exist')).toBe(
    'You cannot have a private profile while having public marketplace assets.',
  )
  expect(tell(412, 'edited_elsewhere')).toMatch(/^Someone changed this in the meantime/)
  expect(tell(409, 'profile_exists')).toMatch(/^This was done already/)
  expect(tell(403, 'wrong_code')).toBe('You are not allowed to do this.')
  expect(tell(400, 'PASSWORD_TOO_SHORT')).toBe('Check what you entered.')
  expect(tell(500, 'internal_error')).toBe('Something went wrong on our side. Try again in a moment.')
  expect(tell(503, 'read_only')).toBe('Nothing was changed: the site is read-only for the moment. Try again later.')
  expect(tell(503, 'read_only', [createIssue('read_only', { reason: 'We move to a new server.' })])).toBe(
    'Nothing was changed: the site is read-only for the moment. We move to a new server.',
  )
  expect(tell(403, 'network_blocked', [createIssue('network_blocked', { contact: 'help@example.test' })])).toBe(
    'Your network may read this site, but not send or change anything. If this is a mistake, contact us: help@example.test',
  )
  expect(friendlyError(new ApiFailure({ status: 429, code: 'x', msg: '', retryAfterSeconds: 600 }))).toBe(
    'That was too often. Try again in 10 minutes.',
  )
  expect(friendlyError(new ApiFailure({ status: 503, code: 'unavailable', msg: '', retryAfterSeconds: 5 }))).toBe(
    'We are very busy at the moment. Try again in 5 seconds.',
  )
  expect(friendlyError(new TypeError('fetch failed'))).toBe(
    'We could not reach the server. Check your connection and try again.',
  )
})

test('in the browser a call uses fetch with the site’s cookies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ user: null }))
  expect(await createClient(browserTransport()).patch('/v1/marketplace/me', { body: { name: 'x' } })).toEqual({
    user: null,
  })
  expect(fetched).toHaveBeenCalledWith('/v1/marketplace/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"x"}',
    credentials: 'same-origin',
  })
})

test('R258 a form’s version and key are valid headers, whatever they contain', async () => {
  const sent: Headers[] = []
  const client = createClient(async (_path, init) => {
    sent.push(new Headers(init.headers))
    return Response.json({})
  })
  await client.patch('/v1/marketplace/me', {
    body: { name: 'x' },
    etag: '"3-\uFFFD\r\n"',
    idempotencyKey: 'a\uD800 \0é😀',
  })
  await client.patch('/v1/marketplace/me', { body: { name: 'x' }, etag: '"3"', idempotencyKey: 'cda5aae2-ed30-4ae4' })
  expect(sent.map((one) => [one.get('if-match'), one.get('idempotency-key')])).toEqual([
    ['"3-%EF%BF%BD%0D%0A"', 'a%EF%BF%BD %00%C3%A9%F0%9F%98%80'],
    ['"3"', 'cda5aae2-ed30-4ae4'],
  ])
})
