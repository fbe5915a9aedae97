import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { inheritedEnv } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

const START = fileURLToPath(new URL('../../server/start.ts', import.meta.url))
/** The first start builds pages and seeds a database. */
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 20_000

export type ServerProcess = {
  origin: string
  /** Kills the process like `kill -9`, without any cleanup. */
  kill(): void
  /** Stops it gracefully, and waits. */
  stop(): Promise<void>
  ended: Promise<void>
}

type Options = { dataDir: string; port: number; env: Record<string, string> }

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n')
}

async function whenReady(origin: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(50)
  }
  return false
}

/** A whole server as `npm start` runs it, on its own data directory. */
export async function startServerProcess({ dataDir, port, env }: Options): Promise<ServerProcess> {
  const logFile = join(dataDir, 'server.log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [START], {
    // The IPC channel tells it when we are gone, so that it stops, too.
    stdio: ['ignore', log, log, 'ipc'],
    env: inheritedEnv({ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env }),
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://localhost:${port}`
  if (!(await whenReady(origin, child))) {
    child.kill('SIGKILL')
    throw new StartError(`The server did not start:\n${lastLines(logFile)}`)
  }
  return {
    origin,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
    ended,
  }
}
