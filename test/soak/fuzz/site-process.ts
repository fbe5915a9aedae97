import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { inheritedEnv } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

import type { AccountRequest, AuthCall, SiteMessage } from './site.ts'

const SITE = fileURLToPath(new URL('./site.ts', import.meta.url))
/** The first start builds pages and seeds a database. */
const START_MS = 300_000
const STOP_MS = 20_000
const PROFILES = '50'

export const HOST_TOKEN = 'a-token-of-the-fuzzer-that-nobody-else-has'

type Options = { dataDir: string; noLimits: boolean; env?: Record<string, string> }

export type FuzzedSite = {
  pid: number
  port: number
  authCalls: AuthCall[]
  isAlive(): boolean
  makeAccount(request: AccountRequest): Promise<void>
  lastOutput(): string
  /** Error messages in the log, each once, with where it was thrown. */
  errors(): string[]
  stop(): Promise<void>
}

/** Matches a line of the log: the message, and the first line of its stack that is our code. */
const ERROR =
  /"message":"((?:[^"\\]|\\.){0,300})[^]*?\(?(?:file:\/\/)?[^ ]*?\/((?:node_modules|server|api|use-cases|app|adapters|build)\/[^ )\\"]+)/g

/** The memory settings of scripts/run.mjs, so that figures are those of a real server. */
const LEAN = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=1024 --v8-pool-size=2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
}

/** A site in its own process, which is not restarted when it dies. */
export async function startFuzzedSite({ dataDir, noLimits, env = {} }: Options): Promise<FuzzedSite> {
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  // Rendering pictures would take CPU time from the measurement.
  writeFileSync(prerenderedMarker(dataDir), '')
  const port = await findFreePort()
  const logFile = join(dataDir, 'server.log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [SITE, ...(noLimits ? ['--no-limits'] : [])], {
    stdio: ['ignore', log, log, 'ipc'],
    env: inheritedEnv({
      ...LEAN,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_PROFILES: PROFILES,
      HOST_SYNC_TOKEN: HOST_TOKEN,
      TRUST_PROXY: '1',
      // Small, so that it fills up soon and memory stays flat from then on.
      PAGE_CACHE_MB: '16',
      LOG_LEVEL: 'error',
      ...env,
    }),
  })
  closeSync(log)
  const lastOutput = () => readFileSync(logFile, 'utf8').trim().split('\n').slice(-12).join('\n')
  const errors = () => {
    const found = Array.from(
      readFileSync(logFile, 'utf8').matchAll(ERROR),
      ([, message = '', place = '']) => `${message} ${place}`,
    )
    return [...new Set(found)].map((one) => `${found.filter((other) => other === one).length} × ${one}`)
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const ended = once(child, 'exit')
  const requests = new Map<string, () => void>()
  const ready = new Promise<AuthCall[] | undefined>((resolve) => {
    child.on('message', (message: SiteMessage) => {
      if (message.kind === 'ready') resolve(message.authCalls)
      else requests.get(message.email)?.()
    })
    void ended.then(() => resolve(undefined))
    setTimeout(() => resolve(undefined), START_MS).unref()
  })
  const authCalls = await ready
  if (!authCalls || child.pid === undefined) {
    child.kill('SIGKILL')
    throw new StartError(`The site did not start:\n${lastOutput()}`)
  }
  return {
    pid: child.pid,
    port,
    authCalls,
    isAlive,
    lastOutput,
    errors,
    async makeAccount(request) {
      const created = new Promise<void>((resolve) => void requests.set(request.email, resolve))
      if (isAlive()) child.send(request)
      await Promise.race([created, ended, sleep(STOP_MS, undefined, { ref: false })])
      requests.delete(request.email)
    },
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
      if (isAlive()) child.kill('SIGKILL')
    },
  }
}
