import { createHttpAnalyticsSink } from '#adapters/analytics/http-sink.ts'
import { readViewer } from '#adapters/auth/read-viewer.ts'
import { startQueue } from '#adapters/queue/queue.ts'
import { createKeyring } from '#adapters/signing/keyring.ts'
import type { BucketRequest } from '#adapters/uploads/s3-stores.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { createOwnOriginCheck } from '#api/guards/same-origin.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { FollowedLog } from '#db/change-log/follow-change-log.ts'
import type { openConnection } from '#db/connection.ts'
import { failureFromDatabaseError } from '#db/failure-from-database-error.ts'
import type { DatabaseMonitor } from '#db/monitor.ts'
import type { Replicas } from '#db/replicas/open-replicas.ts'
import { wrapConnectionError, unavailablePart } from '#db/unavailable.ts'
import { basePathOf } from '#domain/site/site-url.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { recordShown } from '#use-cases/statistics/record-shown.ts'
import { recordViews } from '#use-cases/statistics/record-views.ts'

import { isClientGone } from './connections/client-signal.ts'
import { createShownCounter, type ShownCounter } from './counting/shown-counter.ts'
import { createViewCounter, type ViewCounter } from './counting/view-counter.ts'
import { openAuth } from './deps/open-auth.ts'
import { openConnections, type QueryListener } from './deps/open-connections.ts'
import { openUseCaseDeps, type UseCaseEnv } from './deps/open-use-case-deps.ts'
import { createAvailabilityLog } from './log/availability-log.ts'
import type { Log } from './log/log.ts'
import { createOutageLog } from './log/outage-log.ts'
import type { Env } from './startup/env.ts'
import { followChanges, type PageChangeListener } from './startup/follow-changes.ts'
import { watchDisk } from './startup/watch-disk.ts'

export type ServerDeps = ApiDeps & {
  pool: ReturnType<typeof openConnection>['pool']
  /** R195: connections without a request's timeouts, opened when they are first used. */
  background: Pick<ReturnType<typeof openConnection>, 'db' | 'pool'>
  monitor: DatabaseMonitor
  /** R389: standbys that pages for everyone may be read from. */
  replicas: Replicas
  /** Whether this process should get no requests for the moment; why is logged, not told to the public. */
  readiness: () => 'stopping' | 'unavailable' | undefined
  /** Free space on the disk of DATA_DIR, where it can be measured. */
  freeDiskBytes: () => number | undefined
  /** R363: from now on it should get none: it is about to stop. */
  retire: () => void
  views: ViewCounter
  shown: ShownCounter
  /** The current version of the catalogue, which is immutable: a page uses one version throughout. */
  currentCatalogue: () => Catalogue
  /** R380: the change log, which the page caches of this process follow. */
  changes: Pick<FollowedLog, 'catchUp' | 'lagSeconds'>
  /** Notifies a page cache of changes on any node; returns a function that unsubscribes it. */
  followPages: (listener: PageChangeListener) => () => void
  /** Calls back when an event may have been written on any node. */
  followWebhooks: (listener: () => void) => () => void
  /** R460: tells of each request to the bucket; there is one listener. */
  onBucketRequest: (listener: (request: BucketRequest) => void) => void
  /** R628: tells of each statement; there is one listener. */
  onQuery: (listener: QueryListener) => void
  log: Log
  close(): Promise<void>
}

/** Creates every dependency once and passes it down: no module holds a connection of its own. */
export async function openDeps(
  env: UseCaseEnv &
    Pick<
      Env,
      'analytics' | 'hostTokens' | 'previousAuthSecrets' | 'adminSecondFactor' | 'pools' | 'pooledUrl' | 'replicaUrls'
    > &
    Partial<Pick<Env, 'migrateOnStart' | 'language'>>,
  { databaseUrl, authSecret, log }: { databaseUrl: string; authSecret: string; log: Log },
): Promise<ServerDeps> {
  const { monitor, requests, background, replicas, onQuery } = await openConnections(env, { databaseUrl, log })
  const bucketLog = createAvailabilityLog(log, { part: 'the bucket' })
  const mailLog = createAvailabilityLog(log, { part: 'the mail server' })
  const report = createOutageLog(log, {
    isKnown: (part) => (part === 'pictures' ? bucketLog.isKnown() : monitor.failure() !== undefined),
  })
  const disk = await watchDisk(env.dataDir, {
    onChange: (failure) => (failure ? log.error(failure) : log.info('the disk has room again')),
  })
  const followed = await followChanges(requests.db, {
    databaseUrl,
    onRead: replicas.note,
    onMissed: replicas.forget,
    onError: (error) =>
      report('warn', { error: wrapConnectionError(error), what: 'changes were not received for a moment' }),
  })
  const queue = await startQueue({
    pool: background.pool,
    names: JOB_NAMES,
    migrate: env.migrateOnStart ?? true,
    onError: (error) => report('warn', { error, what: 'the job queue met an error' }),
  })
  const analytics =
    env.analytics &&
    createHttpAnalyticsSink({
      ...env.analytics,
      onError: (error, { dropped }) => log.warn({ err: error, dropped }, 'an analytics event was lost'),
    })
  const keyring = createKeyring({ secret: authSecret, previous: env.previousAuthSecrets })
  const bucket: { listener?: Parameters<ServerDeps['onBucketRequest']>[0] } = {}
  const deps = await openUseCaseDeps(env, {
    requests,
    databaseUrl,
    catalogue: followed.catalogue,
    blocks: followed.blocks,
    queue,
    analytics,
    keyring,
    onBucketRequest(request) {
      if (request.outcome === 'unavailable') bucketLog.failed(request.why ?? 'it does not answer')
      else bucketLog.answered()
      bucket.listener?.(request)
    },
    onMailServer: (why) => (why === undefined ? mailLog.answered() : mailLog.failed(why)),
    log,
    reportError: (error, what) => report('warn', { error, what }),
    // R364: what one node writes, others judge by the same clock.
    now: monitor.now,
  })
  let retired = false
  const isOwnOrigin = createOwnOriginCheck(env.siteUrl)
  const { auth, knownDevices } = openAuth(env, { deps, keyring })
  const hirePath = (path: string) => deps.catalogue.canonicalHirePage(path)?.path
  const views = createViewCounter({
    record: (seen) => recordViews(deps, seen),
    secret: keyring.current('visitors'),
    isOwnOrigin,
    basePath: basePathOf(env.siteUrl),
    hirePath,
    now: deps.now,
    onError: (error, about) => report('warn', { error, what: 'views were not written yet', about }),
  })
  const shown = createShownCounter({
    record: (batch) => recordShown(deps, batch),
    hirePath,
    now: deps.now,
    onError: (error, about) => report('warn', { error, what: 'what lists showed was not written yet', about }),
  })
  return {
    ...deps,
    auth,
    knownDevices,
    readViewer: (headers) =>
      readViewer(
        {
          auth,
          db: requests.db,
          factorRequired: env.adminSecondFactor === 'required',
          isReadOnly: () => monitor.isReadOnly() || followed.readOnly() !== undefined,
          failure: monitor.failure,
        },
        headers,
      ),
    readOnly: followed.readOnly,
    isOwnOrigin,
    hostTokens: env.hostTokens,
    unavailablePart,
    refusalOf: failureFromDatabaseError,
    onError(error, { requestId }) {
      if (isClientGone(error)) return log.debug({ requestId }, 'a client went away')
      report('error', { error, what: 'a request failed', about: { requestId } })
    },
    pool: requests.pool,
    background,
    monitor,
    replicas,
    readiness: () => (retired ? 'stopping' : monitor.failure() && 'unavailable'),
    freeDiskBytes: disk.freeBytes,
    retire: () => void (retired = true),
    currentCatalogue: followed.current,
    changes: { catchUp: followed.catchUp, lagSeconds: followed.lagSeconds },
    followPages: followed.follow,
    followWebhooks: followed.followWebhooks,
    onQuery,
    onBucketRequest: (listener) => void (bucket.listener = listener),
    views,
    shown,
    log,
    async close() {
      await followed.close()
      await replicas.close()
      await views.close()
      await shown.close()
      await analytics?.close()
      await deps.uploadEncoder.close()
      await queue.stop().catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'))
      deps.mailer.close()
      await background.close()
      await requests.close()
      await monitor.close()
      disk.close()
    },
  }
}

/** The same deps for work that no request waits for: jobs and seeding. */
export const withoutTimeouts = (deps: ServerDeps): ServerDeps => ({ ...deps, ...deps.background })
