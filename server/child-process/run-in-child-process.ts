import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type ChildAnswer = { line: string } | { done: true } | { failed: string }

type Options = { printLine?: (line: string) => void; signal?: AbortSignal }

/**
 * R464: work that needs much memory in a process of its own, whose memory is free again when it ends; that of the server
 * would stay several times as large as it needs. Once the signal aborts, it is killed, and the promise stays open: the
 * server stops.
 */
export function runInChildProcess(
  script: URL,
  order: object,
  { printLine = () => {}, signal }: Options = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(script), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const kill = () => child.kill('SIGKILL')
    signal?.addEventListener('abort', kill, { once: true })
    let done = false
    let failure: string | undefined
    child.on('message', (message: ChildAnswer) => {
      if ('line' in message) printLine(message.line)
      else if ('failed' in message) failure = message.failed
      else done = true
    })
    child.on('error', reject)
    child.on('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', kill)
      if (signal?.aborted) return
      if (done) resolve()
      else reject(new Error(failure ?? `The child process ended before it was done (${killedBy ?? code}).`))
    })
    child.send(order)
  })
}
