import type { ChildAnswer } from './run-in-child-process.ts'

const answer = (message: ChildAnswer) => new Promise<void>((sent) => process.send?.(message, () => sent()))

/** In the process that `runInChildProcess` has started: does what it was sent for, says how that went, and ends. */
export function runChildTask<Order>(run: (order: Order, printLine: (line: string) => void) => Promise<void>): void {
  // The server is gone: its database soon is, too.
  process.on('disconnect', () => process.exit(1))
  process.once('message', (order: Order) => {
    run(order, (line) => void answer({ line }))
      .then(() => answer({ done: true }))
      .catch((error: unknown) => answer({ failed: String(error instanceof Error ? error.stack : error) }))
      .finally(() => process.exit())
  })
}
