import { disableDemoAccounts } from '#db/queries/demo/demo-accounts.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { siteRoot } from '#domain/site/site-url.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { rematchIfCatalogueChanged } from '#use-cases/catalogue/rematch-if-catalogue-changed.ts'
import { rescoreIfRankingChanged } from '#use-cases/lists/rescore-profiles.ts'
import { applyPlatformRulesIfChanged } from '#use-cases/platform/apply-platform-rules-if-changed.ts'
import { startWebhooks } from '#use-cases/webhooks/start-webhooks.ts'

import { startCdnPurges } from './cdn/purge-cdn.ts'
import { openDeps, type ServerDeps, withoutTimeouts } from './deps.ts'
import { captureConsole, createLog } from './log/log.ts'
import { aggregateMetrics } from './metrics/aggregate-metrics.ts'
import { registerBackgroundMetrics } from './metrics/background-metrics.ts'
import { registerBucketMetrics } from './metrics/call-metrics.ts'
import { createWorkerRestartCounter, createMetrics } from './metrics/metrics.ts'
import { registerQueryMetrics } from './metrics/query-metrics.ts'
import { serveSite, stopServing } from './serving/serve.ts'
import { findPendingPageBuild } from './startup/build-pages.ts'
import { checkServices } from './startup/check-services.ts'
import { ensureAuthSecret, prepareDataDir } from './startup/data-dir.ts'
import { openDatabase } from './startup/database.ts'
import type { Env } from './startup/env.ts'
import { loadDemo } from './startup/load-demo.ts'
import { loadEnv } from './startup/load-env.ts'
import { refuseMissingPlans } from './startup/platform/refuse-missing-plans.ts'
import { printLine, setOutputLog, runStep } from './startup/progress.ts'
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
  const env = await loadEnv()
  return env.workers > 1 ? { ...env, pools: { ...env.pools, requests: SMALL_POOL } } : env
}

/** R198: closes accounts that a demo has left in this database. */
async function closeDemo(deps: ServerDeps): Promise<void> {
  const accounts = await disableDemoAccounts(deps.background.db)
  if (accounts > 0) deps.log.warn({ accounts }, 'accounts of the demo are in this database: none of them can sign in')
}

async function start(): Promise<void> {
  const env = await readOwnEnv()
  const log = createLog(env.logLevel)
  captureConsole(log)
  if (env.databaseUrl) setOutputLog(log)
  prepareDataDir(env.dataDir)
  printLine(`${env.siteName} is starting.`)
  for (const line of env.warnings) printLine(`Warning: ${line}`)
  const stop = onStopSignal(printLine, env)

  const build = findPendingPageBuild()
  if (build) await runStep('Pages built', build)
  const database = await runStep('Database ready', () =>
    openDatabase(env, { printLine, onLost: (why) => stop.now(`The database is lost. ${why}`, 1) }),
  )
  stop.add(() => database.stop())
  const authSecret = env.authSecret ?? ensureAuthSecret(env.dataDir)
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
    await runStep('Demo ready', () =>
      demo.openDemoInChildProcess(withoutTimeouts(deps), { ...order, printLine, signal: seeding.signal }),
    )
  } else await closeDemo(deps)
  await refuseMissingPlans(deps.background.db, env.platformFile.path)
  await startJobs(withoutTimeouts(deps))
  await startWebhooks(withoutTimeouts(deps))
  await rematchIfCatalogueChanged(withoutTimeouts(deps))
  await rescoreIfRankingChanged(withoutTimeouts(deps))
  await applyPlatformRulesIfChanged(withoutTimeouts(deps))

  if (env.cdn) {
    const cdn = startCdnPurges({ settings: env.cdn.purge, databaseUrl: database.url, deps })
    stop.add(() => cdn.close())
  }
  if (env.workers > 1) {
    const own = createMetrics(deps, 0)
    registerBackgroundMetrics(own, deps)
    registerBucketMetrics(own, deps)
    registerQueryMetrics(own, deps)
    aggregateMetrics(own.registry)
    const workersEnv = workerEnv(env, { databaseUrl: database.url, authSecret })
    const restarts = createWorkerRestartCounter(own)
    const onRestart: Parameters<typeof startWorkers>[0]['onRestart'] = ({ number, why }) => {
      restarts.inc()
      log.warn({ worker: number, why }, 'a worker ended; another takes its place')
    }
    await runStep(`${env.workers} workers ready`, () =>
      startWorkers({ count: env.workers, env: workersEnv, stop, onRestart, stopGraceMs: env.stopGraceMs }),
    )
  } else {
    const server = await serveSite(env, deps)
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
