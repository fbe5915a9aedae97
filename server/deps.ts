import { join } from 'node:path'

import { httpSink } from '#adapters/analytics/http-sink.ts'
import { type Auth, createAuth } from '#adapters/auth/auth.ts'
import { createHostProvider } from '#adapters/auth/host/host-provider.ts'
import { createKnownDevices } from '#adapters/auth/known-device.ts'
import { readViewer } from '#adapters/auth/read-viewer.ts'
import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { keepDrawings } from '#adapters/drawing/drawings.ts'
import { createRateLimiter } from '#adapters/limits/rate-limiter.ts'
import { startQueue } from '#adapters/queue/queue.ts'
import { createKeyring } from '#adapters/signing/keyring.ts'
import { createSigner } from '#adapters/signing/signer.ts'
import { openDrafts } from '#adapters/uploads/drafts.ts'
import type { BucketRequest } from '#adapters/uploads/s3-store.ts'
import { createUploadEncoder } from '#adapters/uploads/upload-encoder.ts'
import { createWebhookSender } from '#adapters/webhooks/webhook-sender.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { ownOrigins } from '#api/same-origin.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { FollowedLog } from '#db/change-log/follow-log.ts'
import { openConnection } from '#db/connection.ts'
import { type DatabaseMonitor, monitorDatabase } from '#db/monitor.ts'
import { isDemoAccount } from '#db/queries/accounts/accounts.ts'
import { refusalOf } from '#db/refusal.ts'
import { openReplicas, type Replicas } from '#db/replicas/open-replicas.ts'
import { asDatabaseError, unavailablePart } from '#db/unavailable.ts'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_FILE, REQUEST_TIMEOUTS } from '#domain/limits.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { sendAccountNotice } from '#use-cases/accounts/send-account-notice.ts'
import type { Deps } from '#use-cases/deps.ts'
import { createCardStore } from '#use-cases/lists/card-store.ts'
import { recordShown } from '#use-cases/statistics/record-shown.ts'
import { recordViews } from '#use-cases/statistics/record-views.ts'

import { createShownCounter, type ShownCounter } from './counting/shown-counter.ts'
import { createViewCounter, type ViewCounter } from './counting/view-counter.ts'
import { createAwayLog } from './startup/away-log.ts'
import type { Env } from './startup/env.ts'
import { followChanges, type PageChangeListener } from './startup/follow-changes.ts'
import type { Log } from './startup/log.ts'
import { openMailer, openPictures, openUploads } from './startup/open-adapters.ts'
import { RELEASE } from './startup/release.ts'
import { StartError } from './startup/start-error.ts'
import { watchDisk } from './startup/watch-disk.ts'

export type ServerDeps = ApiDeps & {
  pool: ReturnType<typeof openConnection>['pool']
  /** R195: connections without a request's timeouts, opened when they are first used. */
  patient: Pick<ReturnType<typeof openConnection>, 'db' | 'pool'>
  monitor: DatabaseMonitor
  /** R389: standbys that pages for everyone may be read from. */
  replicas: Replicas
  /** Why this process should get no requests for the moment. */
  readiness: () => string | undefined
  /** R363: from now on it should get none: it is about to stop. */
  retire: () => void
  views: ViewCounter
  shown: ShownCounter
  /** The current version of the catalogue, which is immutable: a page uses one version throughout. */
  currentCatalogue: () => Catalogue
  /** R380: the change log, of which the page caches of this process hear. */
  changes: Pick<FollowedLog, 'catchUp' | 'lagSeconds'>
  /** Notifies a page cache of changes on any node; returns a function that unsubscribes it. */
  followPages: (listener: PageChangeListener) => () => void
  /** Calls back when an event may have been written on any node. */
  followWebhooks: (listener: () => void) => () => void
  /** R460: tells of each request to the bucket; there is one listener. */
  onBucketRequest: (listener: (request: BucketRequest) => void) => void
  log: Log
  close(): Promise<void>
}

/** Creates every dependency once and passes it down: no module holds a connection of its own. */
export async function openDeps(
  env: Pick<
    Env,
    | 'siteUrl'
    | 'siteName'
    | 'platformName'
    | 'twitterHandle'
    | 'mediaUrl'
    | 'aiCrawlers'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'analytics'
    | 'demo'
    | 'hostTokens'
    | 'oidc'
    | 'passwordSignIn'
    | 'bucket'
    | 'previousAuthSecrets'
    | 'adminSecondFactor'
    | 'pools'
    | 'backups'
    | 'pooledUrl'
    | 'replicaUrls'
    | 'webhooks'
  >,
  { databaseUrl, authSecret, log }: { databaseUrl: string; authSecret: string; log: Log },
): Promise<ServerDeps> {
  // R388: requests, and the question whether they can be answered, go through the pooler where there is one.
  const { pooledUrl, pools } = env
  const requestUrl = pooledUrl ?? databaseUrl
  const monitor = await monitorDatabase(requestUrl, { onChange: (change) => logCondition(log, change) })
  // R364: a node that starts with a wrong clock would only begin to fail.
  const failure = monitor.failure()
  if (failure) {
    await monitor.close()
    throw new StartError(`This node cannot be started: ${failure.message}.`)
  }
  const report = createAwayLog(log, { isKnown: () => monitor.failure() !== undefined })
  const disk = await watchDisk(env.dataDir, {
    onChange: (failure) => (failure ? log.error(failure) : log.info('the disk has room again')),
  })
  // The monitor says when the database is away; a single connection that ends concerns nobody.
  const onError = (error: Error) => log.debug({ why: error.message }, 'a database connection ended')
  const shared = { onError, guard: monitor }
  const { db, pool, close } = openConnection(requestUrl, {
    ...shared,
    timeouts: REQUEST_TIMEOUTS,
    max: pools.requests,
    pooled: pooledUrl !== undefined,
  })
  const patient = openConnection(databaseUrl, { ...shared, max: pools.jobs })
  const replicas = openReplicas(env.replicaUrls, {
    max: pools.requests,
    onChange: ({ name, why }) =>
      why === undefined
        ? log.info({ replica: name }, 'a replica is used')
        : log.warn({ replica: name, why }, 'a replica is not used'),
  })
  const followed = await followChanges(db, {
    databaseUrl,
    onRead: replicas.note,
    onMissed: replicas.forget,
    onError: (error) => report('warn', { error: asDatabaseError(error), what: 'changes were not heard for a moment' }),
  })
  const queue = await startQueue({
    pool: patient.pool,
    names: JOB_NAMES,
    onError: (error) => report('warn', { error, what: 'the job queue met an error' }),
  })
  const analytics =
    env.analytics &&
    httpSink({
      ...env.analytics,
      onError: (error, { dropped }) => log.warn({ err: error, dropped }, 'an analytics event was lost'),
    })
  const reportError: Deps['reportError'] = (error, what) => report('warn', { error, what })
  const keyring = createKeyring({ secret: authSecret, previous: env.previousAuthSecrets })
  const bucket: { listener?: Parameters<ServerDeps['onBucketRequest']>[0] } = {}
  const { incoming, pictures, files } = await openUploads(env, {
    keyring,
    onBucketRequest: (request) => bucket.listener?.(request),
  })
  const deps: Deps = {
    db,
    catalogue: followed.catalogue,
    cards: createCardStore(),
    queue,
    incoming,
    pictures,
    files,
    drafts: openDrafts(join(env.dataDir, 'incoming')),
    enqueueFiles: createBoundedQueue(BRIEF_FILE, { name: 'files' }),
    uploadEncoder: createUploadEncoder({
      onEnd: (why) => log.warn({ why }, 'the process that decodes pictures ended before it answered'),
    }),
    mailer: await openMailer(env),
    limits: createRateLimiter(pool),
    backups: env.backups && {
      ...env.backups,
      source: {
        databaseUrl,
        dataDir: env.dataDir,
        pictures: env.bucket ? undefined : pictures,
        files: env.bucket ? undefined : files,
        release: RELEASE,
        secretId: keyring.current('backups'),
      },
    },
    signer: createSigner(keyring),
    analytics,
    webhooks: env.webhooks && createWebhookSender(env.webhooks),
    drawings: keepDrawings(join(env.dataDir, 'social'), { onError: reportError }),
    readPicture: await openPictures(pictures, env),
    reportError,
    logAuthEvent: (event) => log.info(event, 'an account event'),
    // R364: what one node writes, others judge by the same clock.
    now: monitor.now,
    site: {
      url: env.siteUrl,
      name: env.siteName,
      platformName: env.platformName,
      twitterHandle: env.twitterHandle,
      aiCrawlers: env.aiCrawlers,
      mediaUrl: env.mediaUrl,
      demo: env.demo,
    },
    signIn: {
      passwords: env.passwordSignIn,
      host: env.oidc && createHostProvider(env.oidc, { redirectUri: new URL(addresses.hostCallback, env.siteUrl) }),
    },
  }
  let retired = false
  const isOwnOrigin = ownOrigins(env.siteUrl)
  const knownDevices = createKnownDevices({
    secret: keyring.current('known-devices'),
    secure: env.siteUrl.protocol === 'https:',
  })
  const auth: Auth = createAuth({
    db,
    keys: keyring.all('sessions'),
    siteUrl: env.siteUrl,
    siteName: env.siteName,
    trustedOrigins: [env.siteUrl.origin],
    onSignUp: ({ email }) => queue.send(db, 'mail-account-link', { purpose: 'verify-email', email }),
    maySignIn: async (userId) => env.demo || !(await isDemoAccount(db, userId)),
    // Only errors among the details are logged: the rest may hold user input.
    onError: (message, details) =>
      report('warn', { error: details.find((one) => one instanceof Error), what: message }),
    devices: knownDevices,
    limits: deps.limits,
    notify: (notice) => sendAccountNotice(deps, deps.db, notice),
    logAuthEvent: deps.logAuthEvent,
  })
  const hirePath = (path: string) => deps.catalogue.canonicalHirePage(path)?.path
  const views = createViewCounter({
    record: (seen) => recordViews(deps, seen),
    secret: keyring.current('visitors'),
    isOwnOrigin,
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
        { auth, db, factorRequired: env.adminSecondFactor === 'required', isReadOnly: monitor.isReadOnly },
        headers,
      ),
    isOwnOrigin,
    hostTokens: env.hostTokens,
    unavailablePart,
    refusalOf,
    onError: (error, { requestId }) => report('error', { error, what: 'a request failed', about: { requestId } }),
    pool,
    patient,
    monitor,
    replicas,
    readiness: () => (retired ? 'stopping' : (monitor.failure()?.message ?? disk.failure())),
    retire: () => void (retired = true),
    currentCatalogue: followed.current,
    changes: { catchUp: followed.catchUp, lagSeconds: followed.lagSeconds },
    followPages: followed.follow,
    followWebhooks: followed.followWebhooks,
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
      await patient.close()
      await close()
      await monitor.close()
      disk.close()
    },
  }
}

/** R362: one line when the database goes, and one when it comes back. */
function logCondition(
  log: Log,
  { condition, why, seconds }: { condition: string; why: string; seconds: number },
): void {
  if (condition === 'away') log.error({ why }, 'the database is away')
  else if (condition === 'clock') log.error({ why }, 'this node does not use the database: its clock is wrong')
  else log.warn({ seconds: Math.round(seconds * 10) / 10 }, 'the database is back')
}

/** The same deps for work that no request waits for: jobs and seeding. */
export const withPatience = (deps: ServerDeps): ServerDeps => ({ ...deps, ...deps.patient })
