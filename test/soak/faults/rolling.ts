import { setTimeout as sleep } from 'node:timers/promises'

import { printLine } from '#server/startup/progress.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'

import { KINDS, startLoad } from './load.ts'
import type { FaultySite } from './site.ts'

/** Through the proxy all come from one address, which may search only so often. */
const KINDS_OF_ONE = KINDS.filter((kind) => kind !== 'search')

/** R363: both nodes are stopped and started again, one after the other, `rolls` times, behind deploy/nginx.conf. */
export async function restartBehindProxy(
  { nodes, startNode, cookie, writers }: FaultySite,
  rolls: number,
): Promise<boolean> {
  if (!hasNginx()) {
    printLine('\nnginx is not on PATH, so no restart behind it was tried.')
    return true
  }
  const nginx = await startNginx({ upstream: nodes.map(({ port }) => port) })
  const proxied = { origin: `http://127.0.0.1:${nginx.port}`, cookie, writers }
  const load = startLoad([proxied, proxied, proxied], KINDS_OF_ONE)
  const stops: number[] = []
  try {
    for (const [at, name] of Array.from({ length: rolls }, () => [...['one', 'two'].entries()]).flat()) {
      await sleep(1000)
      const node = nodes[at]
      if (!node) continue
      const begun = performance.now()
      await node.stop()
      stops.push(Math.round((performance.now() - begun) / 100) / 10)
      nodes[at] = Object.assign(await startNode(name, {}, node.port), { cookie, writers })
    }
    await sleep(1000)
  } finally {
    const answers = await load.stop()
    await nginx.stop()
    const failed = answers.filter(({ status }) => status !== 200)
    printLine(
      `\nBoth nodes restarted behind nginx, ${rolls} times: ${answers.length} requests, ${failed.length} failed; they stopped in ${Math.min(...stops)} to ${Math.max(...stops)} s.`,
    )
    for (const { kind, status } of failed.slice(0, 5)) printLine(`  ${kind}: ${status}`)
    stops.push(failed.length > 0 ? Infinity : 0)
  }
  return Math.max(...stops) < 13
}
