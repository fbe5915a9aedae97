import { join } from 'node:path'

import { httpSink } from '#adapters/analytics/http-sink.ts'
import { type Auth, createAuth } from '#adapters/auth/auth.ts'
import { createKnownDevices } from '#adapters/auth/known-device.ts'
import { readViewer } from '#adapters/auth/read-viewer.ts'
import { keepDrawings } from '#adapters/drawing/drawings.ts'
import { createRateLimiter } from '#adapters/limits/rate-limiter.ts'
import { type Mailer, mailboxMailer } from '#adapters/mail/mailer.ts'
import { startQueue } from '#adapters/queue/queue.ts'
import { createKeyring, type Keyring } from '#adapters/signing/keyring.ts'
import { createSigner } from '#adapters/signing/signer.ts'
import { localIncoming } from '#adapters/uploads/local-incoming.ts'
import { localStore } from '#adapters/uploads/local-store.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import { createUploadEncoder } from '#adapters/uploads/upload-encoder.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { ownOrigins } from '#api/same-origin.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { openConnection } from '#db/connection.ts'
import { isDemoAccount } from '#db/queries/accounts/accounts.ts'
import { refusalOf } from '#db/refusal.ts'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { REQUEST_TIMEOUTS } from '#domain/limits.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { sendAccountNotice } from '#use-cases/accounts/send-account-notice.ts'
import type { Deps } from '#use-cases/deps.ts'
import { createCardStore } from '#use-cases/lists/card-store.ts'
import { recordShown } from '#use-cases/statistics/record-shown.ts'
import { recordViews } from '#use-cases/statistics/record-views.ts'

import { createShownCounter, type ShownCounter } from './counting/shown-counter.ts'
import { createViewCounter, type ViewCounter } from './counting/view-counter.ts'
import type { Env } from './startup/env.ts'
import { followChanges, type PageChangeListener } from './startup/follow-changes.ts'
import { loadDemo } from './startup/load-demo.ts'
import type { Log } from './startup/log.ts'

export type ServerDeps = ApiDeps & {
  pool: ReturnType<typeof openConnection>['pool']
  /** R195: connections without a request's timeouts, opened when they are first used. */
  patient: Pick<ReturnType<typeof openConnection>, 'db' | 'pool'>
  views: ViewCounter
  shown: ShownCounter
  /** The current version of the catalogue, which is immutable: a page uses one version throughout. */
  currentCatalogue: () => Catalogue
  /** Notifies a page cache of changes on any node; returns a function that unsubscribes it. */
  followPages: (listener: PageChangeListener) => () => void
  log: Log
  close(): Promise<void>
}

const PATIENT_CONNECTIONS = 4

/** The demo's pictures are rendered when they are first requested. */
async function openPictures(pictures: PictureStore, { demo }: Pick<Env, 'demo'>): Promise<Deps['readPicture']> {
  if (!demo) return pictures.read
  const draw = (await loadDemo()).demoPictures(pictures)
  return async (purpose, key, width) =>
    (await pictures.read(purpose, key, width)) ??
    ((await draw(purpose, key)) ? pictures.read(purpose, key, width) : undefined)
}

/** Pictures on disk or in a bucket; the S3 client is loaded only where a bucket is configured. */
async function openUploads({ bucket, dataDir }: Pick<Env, 'bucket' | 'dataDir'>, keyring: Keyring) {
  if (!bucket) {
    return {
      incoming: localIncoming(join(dataDir, 'incoming'), { keys: keyring.all('uploads') }),
      pictures: localStore(join(dataDir, 'media')),
    }
  }
  const { openBucket } = await import('#adapters/uploads/s3-store.ts')
  return openBucket(bucket)
}

/**
 * Mails go through a mail server or into the demo's mailbox; the SMTP client is loaded only where a server is
 * configured.
 */
async function openMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Promise<Mailer> {
  if (!smtpUrl) return mailboxMailer()
  const { smtpMailer } = await import('#adapters/mail/smtp-mailer.ts')
  return smtpMailer({ url: smtpUrl, from: mailFrom })
}

/** Creates every dependency once and passes it down: no module holds a connection of its own. */
export async function openDeps(
  env: Pick<
    Env,
    | 'siteUrl'
    | 'siteName'
    | 'platformName'
    | 'twitterHandle'
    | 'aiCrawlers'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'analytics'
    | 'demo'
    | 'hostSyncToken'
    | 'bucket'
    | 'previousAuthSecrets'
    | 'adminSecondFactor'
  >,
  { databaseUrl, authSecret, log }: { databaseUrl: string; authSecret: string; log: Log },
): Promise<ServerDeps> {
  const onError = (error: Error) => log.warn({ why: error.message }, 'a database connection ended')
  const { db, pool, close } = openConnection(databaseUrl, { onError, timeouts: REQUEST_TIMEOUTS })
  const patient = openConnection(databaseUrl, { onError, max: PATIENT_CONNECTIONS })
  const followed = await followChanges(db, {
    databaseUrl,
    onError: (error) => log.warn({ err: error }, 'changes were not heard for a moment'),
  })
  const queue = await startQueue({
    connectionString: databaseUrl,
    names: JOB_NAMES,
    onError: (error) => log.warn({ why: error.message }, 'the job queue met an error'),
  })
  const analytics =
    env.analytics &&
    httpSink({
      ...env.analytics,
      onError: (error, { dropped }) => log.warn({ err: error, dropped }, 'an analytics event was lost'),
    })
  const reportError: Deps['reportError'] = (error, what) => log.warn({ err: error }, what)
  const keyring = createKeyring({ secret: authSecret, previous: env.previousAuthSecrets })
  const { incoming, pictures } = await openUploads(env, keyring)
  const deps: Deps = {
    db,
    catalogue: followed.catalogue,
    cards: createCardStore(),
    queue,
    incoming,
    pictures,
    uploadEncoder: createUploadEncoder({
      onEnd: (why) => log.warn({ why }, 'the process that decodes pictures ended before it answered'),
    }),
    mailer: await openMailer(env),
    limits: createRateLimiter(pool),
    signer: createSigner(keyring),
    analytics,
    drawings: keepDrawings(join(env.dataDir, 'social'), { onError: reportError }),
    readPicture: await openPictures(pictures, env),
    reportError,
    logAuthEvent: (event) => log.info(event, 'an account event'),
    now: () => new Date(),
    site: {
      url: env.siteUrl,
      name: env.siteName,
      platformName: env.platformName,
      twitterHandle: env.twitterHandle,
      aiCrawlers: env.aiCrawlers,
      demo: env.demo,
    },
  }
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
    onError: (message, details) => log.warn({ err: details.find((one) => one instanceof Error) }, message),
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
    onError: (error, about) => log.warn({ err: error, ...about }, 'views were not written yet'),
  })
  const shown = createShownCounter({
    record: (batch) => recordShown(deps, batch),
    hirePath,
    now: deps.now,
    onError: (error, about) => log.warn({ err: error, ...about }, 'what lists showed was not written yet'),
  })
  return {
    ...deps,
    auth,
    knownDevices,
    readViewer: (headers) => readViewer({ auth, db, factorRequired: env.adminSecondFactor === 'required' }, headers),
    isOwnOrigin,
    hostSyncToken: env.hostSyncToken,
    isAway: isDatabaseUnavailable,
    refusalOf,
    onError: (error, { requestId }) => {
      if (isDatabaseUnavailable(error)) log.warn({ requestId, why: String(error) }, 'the database is away')
      else log.error({ err: error, requestId }, 'a request failed')
    },
    pool,
    patient,
    currentCatalogue: followed.current,
    followPages: followed.follow,
    views,
    shown,
    log,
    async close() {
      await followed.close()
      await views.close()
      await shown.close()
      await analytics?.close()
      await deps.uploadEncoder.close()
      await queue.stop().catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'))
      await patient.close()
      await close()
    },
  }
}

/** The same deps for work that no request waits for: jobs and seeding. */
export const withPatience = (deps: ServerDeps): ServerDeps => ({ ...deps, ...deps.patient })
