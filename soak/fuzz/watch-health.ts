import { setTimeout as sleep } from 'node:timers/promises'

import { send } from './send.ts'

const PAUSE_MS = 50

/** Asks over and over whether the site is alive, and how long that took each time. */
export function watchHealth(port: number, pauseMs = PAUSE_MS) {
  const times: number[] = []
  const state = { over: false }
  async function watch(): Promise<void> {
    while (!state.over) {
      const { ms } = await send(port, { method: 'GET', path: '/healthz', headers: [['host', `localhost:${port}`]] })
      times.push(ms)
      await sleep(pauseMs)
    }
  }
  const watching = watch()
  return {
    async end() {
      state.over = true
      await watching
      const sorted = times.toSorted((a, b) => a - b)
      return { p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0, slowest: sorted.at(-1) ?? 0 }
    },
  }
}
