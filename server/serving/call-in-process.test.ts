import { expect, test } from 'vitest'

import { createApi } from '#api/create-api.ts'
import { openTestSite } from '#test/test-site.ts'

import { callInProcess } from './call-in-process.ts'

const INFO = { clientAddress: '203.0.113.7', requestId: 'test-request' }

test.each([
  ['GET', 1],
  ['POST', 3],
])('the calls of a %s have the session read %i times', async (method, times) => {
  const site = await openTestSite()
  let reads = 0
  const api = createApi({
    ...site.deps,
    readViewer: (headers) => {
      reads += 1
      return site.deps.readViewer(headers)
    },
  })
  const { cookie } = await site.signUp(`${method}-reader@example.test`)
  const request = new Request('http://localhost/', { method, headers: { cookie } })
  const ignore = () => {}
  const seconds = { onRetryAfter: ignore, onReadOnly: ignore }
  const call = callInProcess({ api, request, info: INFO, cookies: [], result: undefined, ...seconds })
  const answers = await Promise.all([1, 2, 3].map(() => call('/v1/marketplace/me', { method: 'GET' })))
  for (const answer of answers)
    expect(await answer.json()).toMatchObject({ user: { email: `${method.toLowerCase()}-reader@example.test` } })
  expect(reads).toBe(times)
  await site.close()
})
