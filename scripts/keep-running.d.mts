import type { ChildProcess } from 'node:child_process'

/** `start` returns a child with an IPC channel, on which it sends "open"; pauses are in seconds. */
export function keepRunning(options: {
  start: () => ChildProcess
  restarts: boolean
  log: (line: string) => void
  exit: (code: number) => void
  pauses?: { first: number; longest: number }
  healthyMs?: number
}): { stop(signal: NodeJS.Signals): void }
