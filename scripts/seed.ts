import { parseArgs } from 'node:util'

import { openDemo } from '#demo/open-demo.ts'
import { openDeps, withoutTimeouts } from '#server/deps.ts'
import { createLog } from '#server/log/log.ts'
import { ensureAuthSecret, prepareDataDir } from '#server/startup/data-dir.ts'
import { openDatabase } from '#server/startup/database.ts'
import { parseEnv } from '#server/startup/env.ts'
import { applyPlatformFile } from '#server/startup/platform/platform-file.ts'
import { printLine, runStep } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { StartError } from '#server/startup/start-error.ts'

// npm run seed -- --profiles N
const USAGE = 'Use: npm run seed -- --profiles N, with a number from 0 to 1000000.'

function requestedProfiles(args: string[]): string {
  try {
    const { profiles } = parseArgs({ args, options: { profiles: { type: 'string' } } }).values
    if (profiles) return profiles
  } catch {
    // An unknown option gets the same answer as a missing one.
  }
  throw new StartError(USAGE)
}

async function main(args: string[]): Promise<void> {
  const env = parseEnv({ ...process.env, DEMO_PROFILES: requestedProfiles(args) })
  if (!env.demo) throw new StartError('DEMO is 0 here: invented experts do not belong among real ones.')
  prepareDataDir(env.dataDir)
  applyPlatformFile(env)
  // If a server is running on this DATA_DIR, its database is used.
  const running = env.databaseUrl ? undefined : await runningDatabaseUrl(env.dataDir)
  const opened = running ? undefined : await openDatabase(env, { printLine, onLost: () => {} })
  const deps = await openDeps(env, {
    databaseUrl: running ?? opened?.url ?? '',
    authSecret: env.authSecret ?? ensureAuthSecret(env.dataDir),
    log: createLog(env.logLevel),
  })
  try {
    await runStep('Demo ready', () =>
      openDemo(withoutTimeouts(deps), {
        profiles: env.demoProfiles,
        printLine,
        open: running !== undefined,
        adminUrl: opened?.adminUrl,
      }),
    )
  } finally {
    await deps.close()
    await opened?.stop()
  }
}

runMain(() => main(process.argv.slice(2)))
