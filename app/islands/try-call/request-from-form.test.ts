import { expect, test } from 'vitest'

import { requestFromForm } from './request-from-form.ts'

const field = (name: string, where: string, value: string, isList = false) => ({ name, where, value, isList })

test('a call is filled in: no value can add a segment to the path, and empty fields are left out', () => {
  const { address, init } = requestFromForm('GET /v1/profiles/{slug}/{type}', [
    field('slug', 'path', '../$& ada'),
    field('type', 'path', 'sites'),
    field('limit', 'query', ''),
    field('service', 'query', 'branding, web-design', true),
    field('q', 'query', 'red, green'),
  ])
  expect(address).toBe('/v1/profiles/..%2F%24%26%20ada/sites?service=branding&service=web-design&q=red%2C+green')
  expect(init).toEqual({ method: 'GET', headers: [] })
})

test('a body is sent as it was typed, with the headers that were given', () => {
  const { init } = requestFromForm('POST /v1/briefs', [
    field('idempotency-key', 'header', 'k-1'),
    field('body', 'body', '{"a": 1'),
  ])
  expect(init).toEqual({
    method: 'POST',
    headers: [
      ['idempotency-key', 'k-1'],
      ['content-type', 'application/json'],
    ],
    body: '{"a": 1',
  })
})
