import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// Polls a server's health endpoint; answers each message of the parent with the response times since the previous
// message, in milliseconds.
const [port, pauseMs] = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let times: number[] = []

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/healthz', agent }, (response) => {
      response.resume().on('close', resolve)
    })
    request.on('error', () => resolve())
  })
}

process.on('message', () => {
  process.send?.(times)
  times = []
})
process.on('disconnect', () => process.exit())
for (;;) {
  const begun = performance.now()
  await ask()
  times.push(performance.now() - begun)
  await sleep(pauseMs)
}
