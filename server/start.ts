import { closeDemoAccounts } from '#db/queries/demo/demo-accounts.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { siteRoot } from '#domain/site/site-url.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { rematchWhenChanged } from '#use-cases/catalogue/rematch-when-changed.ts'
import { rescoreWhenChanged } from '#use-cases/lists/rescore-profiles.ts'
import { applyWhenChanged } from '#use-cases/platform/apply-when-changed.ts'
import { startWebhooks } from '#use-cases/webhooks/start-webhooks.ts'

import { purgeCdn } from './cdn/purge-cdn.ts'
import { openDeps, type ServerDeps, withoutTimeouts } from './deps.ts'
import { captureConsole, createLog } from './log/log.ts'
import { aggregateMetrics } from './metrics/aggregate-metrics.ts'
import { measureBucket } from './metrics/call-metrics.ts'
import { countRestarts, createMetrics } from './metrics/metrics.ts'
import { measureQueries } from './metrics/query-metrics.ts'
import { measureWork } from './metrics/work-metrics.ts'
import { serve, stopServing } from './serving/serve.ts'
import { pendingPageBuild } from './startup/build-pages.ts'
import { checkServices } from './startup/check-services.ts'
import { storedSecret, prepareDataDir } from './startup/data-dir.ts'
import { openDatabase } from './startup/database.ts'
import type { Env } from './startup/env.ts'
import { loadDemo } from './startup/load-demo.ts'
import { openEnv } from './startup/open-env.ts'
import { refuseMissingPlans } from './startup/platform/refuse-missing-plans.ts'
import { printLine, printTo, step } from './startup/progress.ts'
import { runMain } from './startup/run-main.ts'
import { onStopSignal } from './startup/shutdown.ts'
import { startWorkers } from './startup/workers.ts'

/** R368: a worker runs no jobs, and the first process of several answers no requests. */
const SMALL_POOL = 2

/** The environment of a worker, which opens no database of its own. */
function workerEnv(env: Env, { databaseUrl, authSecret }: { databaseUrl: string; authSecret: string }) {
  // R388: DATABASE_DIRECT_URL, where there is one, they inherit.
  const given = { DATABASE_URL: env.pooledUrl ?? databaseUrl, AUTH_SECRET: authSecret, DEMO: env.demo ? '1' : '0' }
  return { ...given, LOG_LEVEL: env.logLevel, DATABASE_JOB_POOL: String(SMALL_POOL) }
}

async function readOwnEnv(): Promise<Env> {
  const env = await openEnv()
  return env.workers > 1 ? { ...env, pools: { ...env.pools, requests: SMALL_POOL } } : env
}

/** R198: closes accounts that a demo has left in this database. */
async function closeDemo(deps: ServerDeps): Promise<void> {
  const accounts = await closeDemoAccounts(deps.background.db)
  if (accounts > 0) deps.log.warn({ accounts }, 'accounts of the demo are in this database: none of them can sign in')
}

async function start(): Promise<void> {
  const env = await readOwnEnv()
  const log = createLog(env.logLevel)
  captureConsole(log)
  if (env.databaseUrl) printTo(log)
  prepareDataDir(env.dataDir)
  printLine(`${env.siteName} is starting.`)
  for (const line of env.warnings) printLine(`Warning: ${line}`)
  const stop = onStopSignal(printLine, env)

  const build = pendingPageBuild()
  if (build) await step('Pages built', build)
  const database = await step('Database ready', () =>
    openDatabase(env, { printLine, onLost: (why) => stop.now(`The database is lost. ${why}`, 1) }),
  )
  stop.add(() => database.stop())
  const authSecret = env.authSecret ?? storedSecret(env.dataDir)
  const deps = await openDeps(env, { databaseUrl: database.url, authSecret, log })
  stop.add(() => deps.close())
  await checkServices(env, {
    db: deps.background.db,
    requestDb: deps.db,
    warn: (line) => printLine(`Warning: ${line}`),
  })
  const demo = env.demo ? await loadDemo() : undefined
  if (demo) {
    const seeding = new AbortController()
    stop.add(async () => seeding.abort())
    const order = { databaseUrl: database.url, authSecret, adminUrl: database.adminUrl, profiles: env.demoProfiles }
    await step('Demo ready', () =>
      demo.openDemoInChildProcess(withoutTimeouts(deps), { ...order, printLine, signal: seeding.signal }),
    )
  } else await closeDemo(deps)
  await refuseMissingPlans(deps.background.db, env.platformFile.path)
  await startJobs(withoutTimeouts(deps))
  await startWebhooks(withoutTimeouts(deps))
  await rematchWhenChanged(withoutTimeouts(deps))
  await rescoreWhenChanged(withoutTimeouts(deps))
  await applyWhenChanged(withoutTimeouts(deps))

  if (env.cdn) {
    const cdn = purgeCdn({ settings: env.cdn.purge, databaseUrl: database.url, deps })
    stop.add(() => cdn.close())
  }
  if (env.workers > 1) {
    const own = createMetrics(deps, 0)
    measureWork(own, deps)
    measureBucket(own, deps)
    measureQueries(own, deps)
    aggregateMetrics(own.registry)
    const workersEnv = workerEnv(env, { databaseUrl: database.url, authSecret })
    const restarts = countRestarts(own)
    const onRestart: Parameters<typeof startWorkers>[0]['onRestart'] = ({ number, why }) => {
      restarts.inc()
      log.warn({ worker: number, why }, 'a worker ended; another takes its place')
    }
    await step(`${env.workers} workers ready`, () =>
      startWorkers({ count: env.workers, env: workersEnv, stop, onRestart, stopGraceMs: env.stopGraceMs }),
    )
  } else {
    const server = await serve(env, deps)
    stop.add(() => stopServing(env, { deps, server }))
  }
  if (demo) stop.add(demo.startPrerendering(env.dataDir))

  // Tells scripts/run.mjs, which restarts us should we end.
  process.send?.('open')
  printLine(`\n${env.siteName} is open at ${siteRoot(env.siteUrl)}`)
  if (env.demo) {
    printLine(`  Demo accounts (password ${DEMO_PASSWORD}): owner@demo.test, agency@demo.test, starter@demo.test,`)
    printLine('  newcomer@demo.test, visitor@demo.test, admin@demo.test. Mails arrive at /dev/mailbox.')
  }
  printLine(
    `  Data is in ${env.dataDir}${database.place && !database.place.startsWith(env.dataDir) ? ` and ${database.place}` : ''}`,
  )
  printLine('  Ctrl-C stops everything.')
}

runMain(start)
