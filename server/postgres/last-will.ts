import { spawn } from 'node:child_process'

import type { Engine } from './engine.ts'

/** Reads until our end of its input closes, which it does however we end; then stops the database as Ctrl-C would. */
const WAIT = 'cat >/dev/null; kill -INT "$1" 2>/dev/null'

/**
 * R369: ends the embedded database when this process is gone, even by `kill -9`, since nobody else would. Returns a
 * function that takes the will back.
 */
export function leaveLastWill(pid: number, { runAs }: Engine): () => void {
  if (process.platform === 'win32') return () => {}
  const heir = spawn('/bin/sh', ['-c', WAIT, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    ...runAs,
  })
  heir.on('error', () => {})
  heir.stdin.on('error', () => {})
  heir.unref()
  return () => {
    // Its whole group: `cat` alone would let it go on to the last line.
    if (heir.pid !== undefined && heir.exitCode === null) {
      try {
        process.kill(-heir.pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
  }
}
