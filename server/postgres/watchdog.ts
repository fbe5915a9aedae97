import { spawn } from 'node:child_process'

import type { PostgresEngine } from './engine.ts'

/** Reads until our end of its input closes, which it does however we end; then stops the database as Ctrl-C would. */
const WAIT = 'cat >/dev/null; kill -INT "$1" 2>/dev/null'

/**
 * R369: ends the embedded database when this process is gone, even by `kill -9`, since nothing else would. Returns a
 * function that stops the watchdog.
 */
export function startWatchdog(pid: number, { runAs }: PostgresEngine): () => void {
  if (process.platform === 'win32') return () => {}
  const watchdog = spawn('/bin/sh', ['-c', WAIT, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    ...runAs,
  })
  watchdog.on('error', () => {})
  watchdog.stdin.on('error', () => {})
  watchdog.unref()
  return () => {
    // Its whole group: `cat` alone would let it go on to the last line.
    if (watchdog.pid !== undefined && watchdog.exitCode === null) {
      try {
        process.kill(-watchdog.pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
  }
}
