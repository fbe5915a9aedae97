import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { port, pauseMs } = workerData as { port: number; pauseMs: number }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const state = { over: false }

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/healthz', agent }, (response) => {
      response.resume().on('close', resolve)
    })
    asked.on('error', () => resolve())
  })
}

parentPort?.once('message', () => (state.over = true))
const times: number[] = []
while (!state.over) {
  const begun = performance.now()
  await ask()
  times.push(performance.now() - begun)
  await sleep(pauseMs)
}
agent.destroy()
parentPort?.postMessage(times, [])
