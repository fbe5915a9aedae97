import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('./health-process.ts', import.meta.url))
export const HEALTH_PAUSE_MS = 25

type HealthTimes = { p99: number; slowest: number }

/**
 * Asks over and over whether the site is alive, and how long that took each time: from a process and on a connection
 * of its own, so that it does not wait for whoever sends the requests.
 */
export function watchHealth(port: number) {
  const watcher = fork(PROCESS, [String(port), String(HEALTH_PAUSE_MS)])
  return {
    /** Since the last time that this was read. */
    async read(): Promise<HealthTimes> {
      watcher.send('read')
      const [times] = (await once(watcher, 'message')) as [number[]]
      const sorted = times.toSorted((a, b) => a - b)
      return { p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0, slowest: sorted.at(-1) ?? 0 }
    },
    stop: () => watcher.disconnect(),
  }
}
