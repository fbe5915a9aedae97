import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { type Listening, listen } from '#server/connections/listen.ts'
import { hasNginx, startNginx } from '#test/nginx.ts'

import { stopServing } from './serve.ts'

const GRACE_MS = 3000

/** A node that takes a moment for each request, as a database does. */
async function startNode(port = 0) {
  const server: Listening = await listen(
    (request, response) => {
      request.resume()
      setTimeout(() => response.end(`${request.method} done`), 5)
    },
    { host: '127.0.0.1', port },
  )
  return { port: server.port, stop: () => stopServing({ stopGraceMs: GRACE_MS }, { deps: { retire() {} }, server }) }
}

test('R363 an answer of a node that is about to stop closes its connection, and the node waits for it', async () => {
  const server = await listen((_request, response) => void setTimeout(() => response.end('done'), 200), {
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

test.skipIf(!hasNginx())(
  'R363 behind deploy/nginx.conf both nodes are restarted, one after the other, and no request fails',
  async () => {
    const nodes = [await startNode(), await startNode()]
    const nginx = await startNginx({ upstream: nodes.map(({ port }) => port) })
    const failures: string[] = []
    const state = { over: false, sent: 0 }
    async function send(method: string): Promise<void> {
      while (!state.over) {
        const answer = await fetch(`http://127.0.0.1:${nginx.port}/v1/any`, {
          method,
          ...(method === 'PATCH' && { body: '{}' }),
        }).catch((error: unknown) => ({ status: 0, text: () => Promise.resolve(String(error)) }))
        await answer.text()
        state.sent += 1
        if (answer.status !== 200) failures.push(`${method} ${answer.status}`)
      }
    }
    const clients = ['GET', 'PATCH', 'GET', 'PATCH', 'GET', 'PATCH'].map(send)
    try {
      for (const at of [0, 1]) {
        const { port, stop } = nodes[at] as (typeof nodes)[number]
        await stop()
        await sleep(200)
        nodes[at] = await startNode(port)
      }
    } finally {
      state.over = true
      await Promise.all(clients)
      await nginx.stop()
      await Promise.all(nodes.map(({ stop }) => stop()))
    }
    expect(failures).toEqual([])
    expect(state.sent).toBeGreaterThan(500)
  },
)
