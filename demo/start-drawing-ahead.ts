import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./draw-ahead.ts', import.meta.url))

/** Written once every picture is there. */
export const drawnMark = (dataDir: string) => join(dataDir, 'demo-pictures-drawn')

/** Draws the demo's pictures in a process of its own, so that pages open with them; gives what stops it. */
export function startDrawingAhead(dataDir: string): () => Promise<void> {
  if (existsSync(drawnMark(dataDir))) return () => Promise.resolve()
  // The channel tells it when we are gone, however we went.
  const child = spawn(process.execPath, [SCRIPT, dataDir], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
}
