import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./prerender-pictures.ts', import.meta.url))

/** Marker file that is written once every picture is rendered. */
export const prerenderedMarker = (dataDir: string) => join(dataDir, 'demo-pictures-drawn')

/** Renders the demo's pictures in its own process, so that pages have them early; returns a function that stops it. */
export function startPrerendering(dataDir: string): () => Promise<void> {
  if (existsSync(prerenderedMarker(dataDir))) return () => Promise.resolve()
  // The IPC channel tells the child when we are gone, however we ended.
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
