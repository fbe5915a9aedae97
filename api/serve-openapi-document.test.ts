import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test, vi } from 'vitest'

import type { ApiEnv } from './api-env.ts'
import { serveOpenApiDocument } from './serve-openapi-document.ts'

test('the contract is written once, however often it is asked for', async () => {
  const api = new OpenAPIHono<ApiEnv>()
  const write = vi.spyOn(api, 'getOpenAPI31Document')
  serveOpenApiDocument(api, { name: 'Guildhall', url: new URL('https://guildhall.test') })
  const answers = await Promise.all([1, 2, 3].map(async () => (await api.request('/openapi.json', {}, {})).text()))
  expect(new Set(answers).size).toBe(1)
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ info: { title: 'Guildhall marketplace API' } })
  expect(write).toHaveBeenCalledTimes(1)
})
