import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { hasHaproxy, startHaproxy } from '#test/servers/haproxy.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'

/** Long enough for a proxy to give up twice. */
const FREEZE_MS = 15_000
const MAX_MS = 10_000

async function startNode(): Promise<{ port: number; child: ChildProcess }> {
  const script = fileURLToPath(new URL('../../test/servers/small-node.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await new Promise<Buffer[]>((resolve) => child.stdout.once('data', (...data) => resolve(data)))
  return { port: Number(port), child }
}

type Outcome = { method: string; status: number; ms: number }

const startNginxAtPath = ({ upstream }: { upstream: number[] }) => startNginx({ upstream, config: 'nginx-path.conf' })

/** A call that has the long timeout: only a proxy with health checks ends it before that. */
const BATCH = '/v1/marketplace/host/batch'

test.concurrent.each([
  ['nginx.conf', hasNginx, startNginx, ['/v1/any', '/v1/marketplace/host/users/1']],
  ['nginx-path.conf', hasNginx, startNginxAtPath, ['/experts/v1/any', '/experts/v1/marketplace/host/users/1']],
  ['haproxy.cfg', hasHaproxy, startHaproxy, ['/v1/any', '/v1/marketplace/host/users/1', BATCH]],
] as const)(
  'R587 behind deploy/%s, a node that hangs holds up no request for more than ten seconds',
  async (name, isThere, start, paths) => {
    if (!isThere()) return void process.stderr.write(`\nSKIPPED: the proxy of deploy/${name} is not on PATH.\n`)
    const nodes = [await startNode(), await startNode()] as const
    const endNodes = () => nodes.forEach(({ child }) => child.kill('SIGKILL'))
    const proxy = await start({ upstream: nodes.map(({ port }) => port) }).catch((error: unknown) => {
      endNodes()
      throw error
    })
    const outcomes: Outcome[] = []
    const state = { over: false }
    async function send(method: string, path: string): Promise<void> {
      while (!state.over) {
        const startedAt = performance.now()
        const status = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
          method,
          ...(method === 'POST' && { body: '{}' }),
        }).then(
          async (answer) => {
            await answer.text()
            return answer.status === 503 && !answer.headers.has('retry-after') ? 0 : answer.status
          },
          // HAProxy ends what waits for a node that hangs, on a connection that was used before without an answer.
          () => (path === BATCH ? 503 : 0),
        )
        outcomes.push({ method, status, ms: performance.now() - startedAt })
        await sleep(20)
      }
    }
    const methodsOf = (path: string) => (path === BATCH ? ['POST'] : ['GET', 'POST', 'GET', 'POST'])
    const clients = paths.flatMap((path) => methodsOf(path).map((method) => send(method, path)))
    try {
      await sleep(1000)
      nodes[0].child.kill('SIGSTOP')
      await sleep(FREEZE_MS)
      nodes[0].child.kill('SIGCONT')
      await sleep(1000)
    } finally {
      state.over = true
      await Promise.all(clients)
      await proxy.stop()
      endNodes()
    }
    const slow = outcomes.filter(({ ms }) => ms > 1000)
    const failed = outcomes.filter(({ status }) => status !== 200)
    process.stderr.write(
      `\n${name}: ${outcomes.length} requests, ${slow.length} over 1 s, the slowest ${Math.round(Math.max(...outcomes.map(({ ms }) => ms)))} ms, failed: ${JSON.stringify(failed.map(({ method, status }) => `${method} ${status}`))}\n`,
    )
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(MAX_MS)
    // A read is sent to another node; a write may have been carried out, so that its client decides.
    expect(failed.filter(({ method, status }) => method === 'GET' || status !== 503)).toEqual([])
    expect(outcomes.length).toBeGreaterThan(FREEZE_MS / 100)
  },
  200_000,
)
