import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { hasHaproxy, startHaproxy } from '#test/servers/haproxy.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'

const FREEZE_MS = 15_000
const MAX_MS = 10_000

async function startNode(): Promise<{ port: number; child: ChildProcess }> {
  const script = fileURLToPath(new URL('../../test/servers/small-node.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await new Promise<Buffer[]>((resolve) => child.stdout.once('data', (...data) => resolve(data)))
  return { port: Number(port), child }
}

type Outcome = { method: string; status: number; ms: number }

test.each([
  ['nginx', hasNginx, startNginx],
  ['haproxy', hasHaproxy, startHaproxy],
] as const)(
  'R587 behind deploy/%s, a node that hangs holds no request up for more than ten seconds',
  async (name, isThere, start) => {
    if (!isThere()) return void process.stderr.write(`\nSKIPPED: ${name} is not on PATH.\n`)
    const nodes = [await startNode(), await startNode()] as const
    const endNodes = () => nodes.forEach(({ child }) => child.kill('SIGKILL'))
    const proxy = await start({ upstream: nodes.map(({ port }) => port) }).catch((error: unknown) => {
      endNodes()
      throw error
    })
    const outcomes: Outcome[] = []
    const state = { over: false }
    async function send(method: string): Promise<void> {
      while (!state.over) {
        const startedAt = performance.now()
        const status = await fetch(`http://127.0.0.1:${proxy.port}/v1/any`, {
          method,
          ...(method === 'POST' && { body: '{}' }),
        }).then(
          async (answer) => {
            await answer.text()
            return answer.status === 503 && !answer.headers.has('retry-after') ? 0 : answer.status
          },
          () => 0,
        )
        outcomes.push({ method, status, ms: performance.now() - startedAt })
        await sleep(20)
      }
    }
    const clients = ['GET', 'POST', 'GET', 'POST', 'GET', 'POST'].map(send)
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
