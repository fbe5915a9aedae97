import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { type RunningServer, startHttpServer } from '#server/connections/listen.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'

import { stopServing } from './serve.ts'

const GRACE_MS = 3000

/** A node that takes a moment for each request, as a database does. */
async function startNode(port = 0) {
  const server: RunningServer = await startHttpServer(
    (request, response) => {
      request.resume()
      setTimeout(() => response.end(`${request.method} done`), 5)
    },
    { host: '127.0.0.1', port },
  )
  return { port: server.port, stop: () => stopServing({ stopGraceMs: GRACE_MS }, { deps: { retire() {} }, server }) }
}

// Needs a quiet machine: with both cores busy nginx may hand a request to a node at the moment at which it closes.
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
