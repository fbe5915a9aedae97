import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('./health-process.ts', import.meta.url))
export const HEALTH_PAUSE_MS = 25

type HealthTimes = { polls: number; p99: number; slowest: number }

/**
 * Polls the site's health endpoint and measures the response times, from its own process and connection, so that it
 * does not wait behind the fuzzer.
 */
export function watchHealth(port: number) {
  const watcher = fork(PROCESS, [String(port), String(HEALTH_PAUSE_MS)])
  return {
    /** Times since the last call. */
    async read(): Promise<HealthTimes> {
      watcher.send('read')
      const [times] = (await once(watcher, 'message')) as [number[]]
      const sorted = times.toSorted((a, b) => a - b)
      const p99 = sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0
      return { polls: sorted.length, p99, slowest: sorted.at(-1) ?? 0 }
    },
    stop: () => watcher.disconnect(),
  }
}
