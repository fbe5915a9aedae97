import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { drawnMark } from '#demo/start-drawing-ahead.ts'
import { freePort } from '#server/postgres/postmaster.ts'
import { inheritedEnv } from '#server/startup/env.ts'
import { StartError } from '#server/startup/start-error.ts'

import type { AccountWish, AuthCall, SiteMessage } from './site.ts'

const SITE = fileURLToPath(new URL('./site.ts', import.meta.url))
/** The first start builds pages and fills a database. */
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
  makeAccount(wish: AccountWish): Promise<void>
  lastWords(): string
  /** What the log says of requests that failed: each message once, with where it was thrown. */
  errors(): string[]
  stop(): Promise<void>
}

/** In a line of the log: the message, and the first line of its trace that is ours. */
const ERROR =
  /"message":"((?:[^"\\]|\\.){0,300})[^]*?\(?(?:file:\/\/)?[^ ]*?\/((?:node_modules|server|api|use-cases|app|adapters|build)\/[^ )\\"]+)/g

/** The memory settings of scripts/run.mjs, so that figures are those of a real server. */
const LEAN = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=1024 --v8-pool-size=2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
}

/** A site in a process of its own, which nobody starts again when it dies. */
export async function startFuzzedSite({ dataDir, noLimits, env = {} }: Options): Promise<FuzzedSite> {
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  // Drawing pictures would take the processor that is being measured.
  writeFileSync(drawnMark(dataDir), '')
  const port = await freePort()
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
      // Small, so that it is full soon and memory can be flat from then on.
      PAGE_CACHE_MB: '16',
      LOG_LEVEL: 'error',
      ...env,
    }),
  })
  closeSync(log)
  const lastWords = () => readFileSync(logFile, 'utf8').trim().split('\n').slice(-12).join('\n')
  const errors = () => {
    const found = Array.from(
      readFileSync(logFile, 'utf8').matchAll(ERROR),
      ([, message = '', place = '']) => `${message} ${place}`,
    )
    return [...new Set(found)].map((one) => `${found.filter((other) => other === one).length} × ${one}`)
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const ended = once(child, 'exit')
  const wishes = new Map<string, () => void>()
  const ready = new Promise<AuthCall[] | undefined>((resolve) => {
    child.on('message', (message: SiteMessage) => {
      if (message.kind === 'ready') resolve(message.authCalls)
      else wishes.get(message.email)?.()
    })
    void ended.then(() => resolve(undefined))
    setTimeout(() => resolve(undefined), START_MS).unref()
  })
  const authCalls = await ready
  if (!authCalls || child.pid === undefined) {
    child.kill('SIGKILL')
    throw new StartError(`The site did not start:\n${lastWords()}`)
  }
  return {
    pid: child.pid,
    port,
    authCalls,
    isAlive,
    lastWords,
    errors,
    async makeAccount(wish) {
      const made = new Promise<void>((resolve) => void wishes.set(wish.email, resolve))
      if (isAlive()) child.send(wish)
      await Promise.race([made, ended, sleep(STOP_MS, undefined, { ref: false })])
      wishes.delete(wish.email)
    },
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
      if (isAlive()) child.kill('SIGKILL')
    },
  }
}
