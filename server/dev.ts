import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { keptSecret, prepareDataDir } from './data-dir.ts'
import { openDatabase } from './database.ts'
import { inheritedEnv, readEnv } from './env.ts'
import { say, step } from './progress.ts'
import { onStopSignal } from './shutdown.ts'

// The database stays up in this process; only the web process restarts when server code changes.
const env = readEnv()
prepareDataDir(env.dataDir)
const stop = onStopSignal(say)
const database = await step('Database ready', () =>
  openDatabase(env, { say, onLost: (why) => stop.now(`The database is lost. ${why}`, 1) }),
)
stop.add(() => database.stop())

const web = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', fileURLToPath(new URL('./web-dev.ts', import.meta.url))],
  {
    stdio: 'inherit',
    env: inheritedEnv({
      NODE_ENV: 'development',
      DATABASE_URL: database.url,
      AUTH_SECRET: env.authSecret ?? keptSecret(env.dataDir),
      DEMO: env.demo ? '1' : '0',
      LOG_LEVEL: env.logLevel,
    }),
  },
)
web.on('exit', (code) => stop.now('The web process has ended.', code ?? 0))
stop.add(async () => {
  web.kill('SIGTERM')
})
