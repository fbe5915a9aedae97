import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./seed-process.ts', import.meta.url))

export type SeedOrder = {
  databaseUrl: string
  authSecret: string
  /** URL of the embedded database as its superuser. */
  adminUrl?: string | undefined
  profiles: number
}

export type SeedAnswer = { say: string } | { done: true } | { failed: string }

/**
 * R464: seeds in a process of its own, whose memory is free again when it ends; that of the server would stay several
 * times as large as it needs. Once the signal aborts, it is killed, and the promise stays open: the server stops.
 */
export function seedApart(
  order: SeedOrder,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill, { once: true })
    let done = false
    let failure: string | undefined
    child.on('message', (message: SeedAnswer) => {
      if ('say' in message) say(message.say)
      else if ('failed' in message) failure = message.failed
      else done = true
    })
    child.on('error', reject)
    child.on('exit', (code, killedBy) => {
      signal.removeEventListener('abort', kill)
      if (signal.aborted) return
      if (done) resolve()
      else
        reject(new Error(failure ?? `The process that seeds the demo ended before it was done (${killedBy ?? code}).`))
    })
    child.send(order)
  })
}
