import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const PAUSE_MS = 50

/**
 * Asks over and over whether the site is alive, and how long that took each time: in a thread and on a connection of
 * its own, so that it does not wait for whoever sends the requests.
 */
export function watchHealth(port: number, pauseMs = PAUSE_MS) {
  const worker = new Worker(new URL('./health-worker.ts', import.meta.url), { workerData: { port, pauseMs } })
  const answer = once(worker, 'message') as Promise<[number[]]>
  let ending: Promise<{ p99: number; slowest: number }> | undefined
  async function end() {
    worker.postMessage('over', [])
    const [times] = await answer
    const sorted = times.toSorted((a, b) => a - b)
    return { p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0, slowest: sorted.at(-1) ?? 0 }
  }
  return { end: () => (ending ??= end()) }
}
