import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { createPurger } from './purger.ts'

test('R398 a purge is one request as the CDN wants it, and a refusal is an error', async () => {
  const asked: unknown[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { authorization, 'xkey-purge': xkey } = request.headers
    asked.push([request.method, authorization, xkey, body])
    response.writeHead(status).end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  try {
    await createPurger({ url, method: 'PURGE', tagHeader: 'xkey-purge' })(['a', 'b'])
    const byBody = createPurger({ url, method: 'POST', body: '{"tags": TAGS}', header: 'authorization: Bearer x:y' })
    await byBody(['a', 'b$&'])
    expect(asked).toEqual([
      ['PURGE', undefined, 'a b', ''],
      ['POST', 'Bearer x:y', undefined, '{"tags": ["a","b$&"]}'],
    ])
    status = 403
    await expect(byBody(['a'])).rejects.toThrow('the CDN answered a purge with 403')
  } finally {
    server.close()
  }
})
