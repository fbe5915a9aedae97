import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const WAIT_MS = 25
const MAX_TRIES = 800

export const isInstalled = (command: string, versionFlag: string): boolean =>
  spawnSync(command, [versionFlag]).status === 0

type Options = {
  args: string[]
  /** Of its configuration; removed when it stops. */
  folder: string
  isUp: () => Promise<boolean>
  signals?: NodeJS.Signals[]
}

/** Starts a server of another project and waits until it answers. */
export async function spawnServer(command: string, { args, folder, isUp, signals = ['SIGTERM'] }: Options) {
  const child = spawn(command, args, { stdio: 'pipe' })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (let tries = 0; !(await isUp()); tries++) {
    if (child.exitCode !== null || tries > MAX_TRIES) throw new Error(`${command} did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  return {
    async stop() {
      for (const signal of signals) child.kill(signal)
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a request to a port of this machine is answered with this status. */
export const answersWith = (status: number, url: string, init?: RequestInit): Promise<boolean> =>
  fetch(url, init).then(
    (response) => response.status === status,
    () => false,
  )
