import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/** Starts the baseline server for one of the site's pages. */
export async function startBareServer(url: string): Promise<{ port: number; bytes: number; stop(): void }> {
  const child: ChildProcess = fork(BARE, [url])
  const { port, bytes } = await new Promise<{ port: number; bytes: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number; bytes: number }))
    child.once('exit', () => reject(new Error('The bare server did not start.')))
  })
  return { port, bytes, stop: () => child.disconnect() }
}
