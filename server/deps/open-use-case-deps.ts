import { join } from 'node:path'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { createDrawingCache } from '#adapters/drawing/drawing-cache.ts'
import { demoWebsites } from '#adapters/fetching/demo-websites.ts'
import { createWebsiteReader } from '#adapters/fetching/website-reader.ts'
import { createRateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Keyring } from '#adapters/signing/keyring.ts'
import { createSigner } from '#adapters/signing/signer.ts'
import type { BucketRequest } from '#adapters/uploads/s3-stores.ts'
import { openTemporaryFiles } from '#adapters/uploads/temporary-files.ts'
import { createUploadEncoder } from '#adapters/uploads/upload-encoder.ts'
import { openEndpoint } from '#adapters/webhooks/webhook-endpoint.ts'
import type { openConnection } from '#db/connection.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import { loadTexts } from '#locales/load-texts.ts'
import { registerTexts } from '#locales/registry.ts'
import { runInChildProcess } from '#server/child-process/run-in-child-process.ts'
import type { WriteBitmapsTask } from '#server/child-process/write-bits-process.ts'
import type { Log } from '#server/log/log.ts'
import type { Env } from '#server/startup/env.ts'
import { openBackups, openHost, openMailer, openPictures, openUploads } from '#server/startup/open-adapters.ts'
import { RELEASE } from '#server/startup/release.ts'
import type { Deps, Site } from '#use-cases/deps.ts'
import { createCardStore } from '#use-cases/lists/card-store.ts'

const WRITE_BITS = new URL('../child-process/write-bits-process.ts', import.meta.url)

export type UseCaseEnv = Pick<
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
  | 'demo'
  | 'oidc'
  | 'passwordSignIn'
  | 'bucket'
  | 'backups'
  | 'webhooks'
  | 'handleChanges'
> &
  Partial<Pick<Env, 'brand' | 'platformFile' | 'brandDir' | 'trustProxy' | 'demoWebsitesPort'>>

type SiteEnv = Pick<
  UseCaseEnv,
  'siteUrl' | 'siteName' | 'platformName' | 'twitterHandle' | 'mediaUrl' | 'aiCrawlers' | 'demo' | 'brand'
>

export const siteFromEnv = (env: SiteEnv): Site => ({
  url: env.siteUrl,
  name: env.siteName,
  platformName: env.platformName,
  twitterHandle: env.twitterHandle,
  aiCrawlers: env.aiCrawlers,
  mediaUrl: env.mediaUrl,
  demo: env.demo,
  brand: env.brand,
})

type Opened = Pick<Deps, 'analytics' | 'blocks' | 'catalogue' | 'queue' | 'reportError' | 'now'> & {
  requests: Pick<ReturnType<typeof openConnection>, 'db' | 'pool'>
  databaseUrl: string
  keyring: Keyring
  onBucketRequest: (request: BucketRequest) => void
  onMailServer: (why: string | undefined) => void
  log: Log
}

/** What use cases need, from the settings and from what is open already. */
export async function openUseCaseDeps(env: UseCaseEnv & Partial<Pick<Env, 'language'>>, opened: Opened): Promise<Deps> {
  // Mails are written in every process, also where no pages are served.
  registerTexts(loadTexts(env.language ?? 'en'))
  const { requests, databaseUrl, keyring, log, reportError } = opened
  const { incoming, pictures, files } = await openUploads(env, { keyring, onBucketRequest: opened.onBucketRequest })
  return {
    db: requests.db,
    catalogue: opened.catalogue,
    blocks: opened.blocks,
    proxyRanges: env.trustProxy ? env.trustProxy.ranges : [],
    cards: createCardStore(),
    queue: opened.queue,
    incoming,
    pictures,
    files,
    drafts: openTemporaryFiles(join(env.dataDir, 'incoming')),
    enqueueFiles: createBoundedQueue(BRIEF_FILE_LIMITS, { name: 'files' }),
    uploadEncoder: createUploadEncoder({
      onEnd: (why) => log.warn({ why }, 'the process that decodes pictures ended before it answered'),
    }),
    mailer: await openMailer(env, opened),
    writeBitsInChildProcess: (regions) =>
      runInChildProcess(WRITE_BITS, { databaseUrl, regions } satisfies WriteBitmapsTask),
    limits: createRateLimiter(requests.pool),
    handleChanges: env.handleChanges,
    backups: env.backups && {
      ...env.backups,
      bucket: await openBackups(env),
      onMade: (made) => log.info(made, 'a nightly backup was made'),
      source: {
        databaseUrl,
        dataDir: env.dataDir,
        platformFile: env.platformFile?.path,
        brandDir: env.brandDir,
        pictures: env.bucket ? undefined : pictures,
        files: env.bucket ? undefined : files,
        release: RELEASE,
        secretId: keyring.current('backups'),
      },
    },
    signer: createSigner(keyring),
    analytics: opened.analytics,
    webhooks: env.webhooks.map(openEndpoint),
    websites: createWebsiteReader(env, env.demo && env.demoWebsitesPort ? demoWebsites(env.demoWebsitesPort) : {}),
    drawings: createDrawingCache(join(env.dataDir, 'social'), { onError: reportError }),
    readPicture: await openPictures(pictures, env),
    reportError,
    logAuthEvent: (event) => log.info(event, 'an account event'),
    now: opened.now,
    site: siteFromEnv(env),
    signIn: {
      passwords: env.passwordSignIn,
      host: env.oidc && (await openHost(env.oidc, env.siteUrl)),
    },
  }
}
