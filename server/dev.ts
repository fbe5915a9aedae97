import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { ensureAuthSecret, prepareDataDir } from './startup/data-dir.ts'
import { openDatabase } from './startup/database.ts'
import { inheritedEnv, parseEnv } from './startup/env.ts'
import { printLine, runStep } from './startup/progress.ts'
import { runMain } from './startup/run-main.ts'
import { onStopSignal } from './startup/shutdown.ts'

const WEB = fileURLToPath(new URL('./serving/web-dev.ts', import.meta.url))
const SERVER_CODE = [
  'server',
  'api',
  'use-cases',
  'adapters',
  'db',
  'domain',
  'catalogue',
  'client',
  'locales',
  'jobs',
  'demo',
]
const DEBOUNCE_MS = 150

/** The database stays up in this process; only the web process restarts when server code changes. */
async function develop(): Promise<void> {
  const env = parseEnv()
  prepareDataDir(env.dataDir)
  const stop = onStopSignal(printLine)
  const database = await runStep('Database ready', () =>
    openDatabase(env, { printLine, onLost: (why) => stop.now(`The database is lost. ${why}`, 1) }),
  )
  stop.add(() => database.stop())

  const childEnv = inheritedEnv({
    NODE_ENV: 'development',
    DATABASE_URL: env.pooledUrl ?? database.url,
    AUTH_SECRET: env.authSecret ?? ensureAuthSecret(env.dataDir),
    DEMO: env.demo ? '1' : '0',
    LOG_LEVEL: env.logLevel,
  })
  // npm run dev -- --inspect
  const inspect = process.argv.slice(2).filter((option) => option.startsWith('--inspect'))
  const startWeb = () => spawn(process.execPath, [...inspect, WEB], { stdio: 'inherit', env: childEnv })
  let web: ChildProcess = startWeb()
  stop.add(() => ended(web))

  let restart: NodeJS.Timeout | undefined
  const onChange = (_event: string, file: string | null) => {
    if (!file || !/\.(ts|sql|json|md)$/.test(file) || file.includes('.test.')) return
    clearTimeout(restart)
    restart = setTimeout(async () => {
      printLine(`${file} changed: restarting the server.`)
      await ended(web)
      web = startWeb()
    }, DEBOUNCE_MS)
  }
  for (const folder of SERVER_CODE) watch(folder, { recursive: true }, onChange)
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

runMain(develop)
