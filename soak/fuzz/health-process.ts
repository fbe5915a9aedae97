import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// Asks a server over and over whether it is alive; each message from the parent is answered with how long every answer
// took since the message before, in milliseconds.
const [port, pauseMs] = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let times: number[] = []

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/healthz', agent }, (response) => {
      response.resume().on('close', resolve)
    })
    asked.on('error', () => resolve())
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
