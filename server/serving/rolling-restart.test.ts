import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { startHttpServer } from '#server/connections/listen.ts'

test('R363 an answer of a node that is about to stop closes its connection, and the node waits for it', async () => {
  const server = await startHttpServer((_request, response) => void setTimeout(() => response.end('done'), 200), {
    host: '127.0.0.1',
    port: 0,
  })
  const ask = () => fetch(`http://127.0.0.1:${server.port}/`)
  expect((await ask()).headers.get('connection')).toBe('keep-alive')
  server.retire()
  const last = ask()
  await sleep(50)
  const closed = server.close()
  const answer = await last
  expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([200, 'close', 'done'])
  await closed
  await expect(ask()).rejects.toThrow('fetch failed')
})
