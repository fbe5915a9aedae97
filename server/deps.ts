import { join } from 'node:path'

import { httpSink } from '#adapters/analytics/http-sink.ts'
import { type Auth, createAuth } from '#adapters/auth/auth.ts'
import { readViewer } from '#adapters/auth/read-viewer.ts'
import { keepDrawings } from '#adapters/drawing/drawings.ts'
import { createRateLimiter } from '#adapters/limits/rate-limiter.ts'
import { type Mailer, mailboxMailer } from '#adapters/mail/mailer.ts'
import { JOB_NAMES, startQueue } from '#adapters/queue/queue.ts'
import { createSigner } from '#adapters/signing/signer.ts'
import { localIncoming } from '#adapters/uploads/local-incoming.ts'
import { localStore } from '#adapters/uploads/local-store.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { ownOrigins } from '#api/same-origin.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { openConnection } from '#db/connection.ts'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { demoPictures } from '#demo/demo-pictures.ts'
import { sendAccountNotice } from '#use-cases/account/send-account-notice.ts'
import { createCardStore } from '#use-cases/card-store.ts'
import type { Deps } from '#use-cases/deps.ts'
import { sendAccountMail } from '#use-cases/send-account-mail.ts'
import { recordViews } from '#use-cases/statistics/record-views.ts'

import type { Env } from './env.ts'
import { followChanges, type PageKeeper } from './follow-changes.ts'
import type { Log } from './log.ts'
import { createViewCounter, type ViewCounter } from './view-counter.ts'

export type ServerDeps = ApiDeps & {
  pool: ReturnType<typeof openConnection>['pool']
  views: ViewCounter
  /** The catalogue's version of the moment, which stays as it is: one for each page. */
  currentCatalogue: () => Catalogue
  /** Tells a cache of pages what has changed, on any node; gives what ends it. */
  followPages: (keeper: PageKeeper) => () => void
  log: Log
  close(): Promise<void>
}

/** The demo's pictures are drawn when they are first wanted, here as on the pages. */
function readDemoPicture(pictures: PictureStore): Deps['readPicture'] {
  const draw = demoPictures(pictures)
  return async (purpose, key, width) =>
    (await pictures.read(purpose, key, width)) ??
    ((await draw(purpose, key)) ? pictures.read(purpose, key, width) : undefined)
}

/** On disk, or in a bucket; whoever has none does not load what speaks to it. */
async function openUploads({ bucket, dataDir }: Pick<Env, 'bucket' | 'dataDir'>, { secret }: { secret: string }) {
  if (!bucket) {
    return {
      incoming: localIncoming(join(dataDir, 'incoming'), { secret }),
      pictures: localStore(join(dataDir, 'media')),
    }
  }
  const { openBucket } = await import('#adapters/uploads/s3-store.ts')
  return openBucket(bucket)
}

/** Through a mail server, or into the demo's mailbox; whoever has no mail server does not load what speaks to one. */
async function openMailer({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): Promise<Mailer> {
  if (!smtpUrl) return mailboxMailer()
  const { smtpMailer } = await import('#adapters/mail/smtp-mailer.ts')
  return smtpMailer({ url: smtpUrl, from: mailFrom })
}

/** Makes everything once and hands it down: no module keeps a connection of its own. */
export async function openDeps(
  env: Pick<
    Env,
    | 'siteUrl'
    | 'siteName'
    | 'platformName'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'analytics'
    | 'demo'
    | 'hostSyncToken'
    | 'bucket'
    | 'adminSecondFactor'
  >,
  { databaseUrl, authSecret, log }: { databaseUrl: string; authSecret: string; log: Log },
): Promise<ServerDeps> {
  const { db, pool, close } = openConnection(databaseUrl, {
    onError: (error) => log.warn({ why: error.message }, 'a database connection ended'),
  })
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
  const { incoming, pictures } = await openUploads(env, { secret: authSecret })
  const deps: Deps = {
    db,
    catalogue: followed.catalogue,
    cards: createCardStore(),
    queue,
    incoming,
    pictures,
    mailer: await openMailer(env),
    limits: createRateLimiter(pool),
    signer: createSigner(authSecret),
    analytics,
    drawings: keepDrawings(join(env.dataDir, 'social'), { onError: reportError }),
    readPicture: env.demo ? readDemoPicture(pictures) : pictures.read,
    reportError,
    logAuthEvent: (event) => log.info(event, 'an account event'),
    now: () => new Date(),
    site: { url: env.siteUrl, name: env.siteName, platformName: env.platformName, demo: env.demo },
  }
  const isOwnOrigin = ownOrigins(env.siteUrl)
  const auth: Auth = createAuth({
    db,
    secret: authSecret,
    siteUrl: env.siteUrl,
    trustedOrigins: [env.siteUrl.origin],
    sendMail: (mail) => sendAccountMail(deps, mail),
    onError: (message, details) => log.warn({ details }, message),
    limits: deps.limits,
    notify: (notice) => sendAccountNotice(deps, deps.db, notice),
    logAuthEvent: deps.logAuthEvent,
  })
  const views = createViewCounter({
    record: (seen) => recordViews(deps, seen),
    secret: authSecret,
    isOwnOrigin,
    hirePath: (path) => deps.catalogue.canonicalHirePage(path)?.path,
    now: deps.now,
    onError: (error, about) => log.warn({ err: error, ...about }, 'views were not written yet'),
  })
  return {
    ...deps,
    auth,
    readViewer: (headers) => readViewer({ auth, db, factorRequired: env.adminSecondFactor === 'required' }, headers),
    isOwnOrigin,
    hostSyncToken: env.hostSyncToken,
    isAway: isDatabaseUnavailable,
    onError: (error, { requestId }) => {
      if (isDatabaseUnavailable(error)) log.warn({ requestId, why: String(error) }, 'the database is away')
      else log.error({ err: error, requestId }, 'a request failed')
    },
    pool,
    currentCatalogue: followed.current,
    followPages: followed.follow,
    views,
    log,
    async close() {
      await followed.close()
      await views.close()
      await analytics?.close()
      await queue.stop().catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'))
      await close()
    },
  }
}
