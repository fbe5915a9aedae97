import type { AnalyticsSink } from '#adapters/analytics/http-sink.ts'
import type { HostProvider } from '#adapters/auth/host/host-provider.ts'
import type { BackupBucket } from '#adapters/backup/backup-bucket.ts'
import type { DrawingCache } from '#adapters/drawing/drawing-cache.ts'
import type { WebsiteReader } from '#adapters/fetching/website-reader.ts'
import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Mailer } from '#adapters/mail/mailer.ts'
import type { Queue } from '#adapters/queue/queue.ts'
import type { Signer } from '#adapters/signing/signer.ts'
import type { FileStore } from '#adapters/uploads/file-store.ts'
import type { IncomingUploads } from '#adapters/uploads/incoming-uploads.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import type { TemporaryFiles } from '#adapters/uploads/temporary-files.ts'
import type { UploadEncoder } from '#adapters/uploads/upload-encoder.ts'
import type { WebhookEndpoint } from '#adapters/webhooks/webhook-endpoint.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Region } from '#catalogue/types.ts'
import type { Db } from '#db/connection.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import type { NetworkRange } from '#domain/admin/network-range.ts'
import type { SiteBlockList } from '#domain/admin/site-block-list.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'

import type { BackupSource } from './backup/make-backup.ts'
import type { CardStore } from './lists/card-store.ts'

/** The dependencies of every use case; server/ creates them once. */
export type Deps = {
  db: Db
  catalogue: Catalogue
  /** R641: mail domains and networks that operators have blocked. */
  blocks: SiteBlockList
  /** R643: the operator's own proxies, which are never blocked. */
  proxyRanges: NetworkRange[]
  /** Cache of expert cards. */
  cards: CardStore
  queue: Queue
  mailer: Mailer
  incoming: IncomingUploads
  pictures: PictureStore
  /** R343: files that only some may read. */
  files: FileStore
  drafts: TemporaryFiles
  /** Checks and stores files a few at a time. */
  enqueueFiles: <T>(task: () => Promise<T>) => Promise<T>
  /** Re-encodes untrusted pictures in a process of its own. */
  uploadEncoder: UploadEncoder
  /** R464: rewrites bitmaps of experts in a process of its own. */
  writeBitsInChildProcess: (regions: Region[]) => Promise<void>
  limits: RateLimiter
  /** R522: changes of its handle that a profile may make within 30 days. */
  handleChanges: number
  /** Where nightly backups go; undefined where the operator wants none. */
  backups:
    | {
        directory: string | undefined
        /** R655: a bucket outside, or as well. */
        bucket: BackupBucket | undefined
        keep: number
        source: BackupSource
        onMade: (made: { file: string; ms: number }) => void
      }
    | undefined
  /** Signs what goes into links and forms. */
  signer: Signer
  /** Receives the analytics events; without one they are stored in our own table. */
  analytics: AnalyticsSink | undefined
  /** The endpoints that events are sent to; none where the operator gives no address. */
  webhooks: WebhookEndpoint[]
  /** R797: reads the websites that users name. */
  websites: WebsiteReader
  /** Cache of images that we render ourselves. */
  drawings: DrawingCache
  /** One width of a stored picture; undefined if there is none. */
  readPicture: (purpose: PicturePurpose, key: string, width: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Reports an error that should not fail the request. */
  reportError: (error: unknown, what: string) => void
  logAuthEvent: (event: AuthEvent) => void
  now: () => Date
  site: Site
  signIn: {
    /** R419: whether passwords count. */
    passwords: boolean
    /** R411: the site builder, where its users sign in here; undefined where they do not. */
    host: HostProvider | undefined
  }
}

/** R304: whether crawlers of AI companies may read the site. */
export type AiCrawlers = 'allow' | 'disallow'

export type Site = {
  url: URL
  name: string
  platformName: string
  /** Of the site on X, `@name`, where it has one. */
  twitterHandle: string | undefined
  aiCrawlers: AiCrawlers
  /** R462: where pictures are, without a slash at its end; undefined for our own `/media`. */
  mediaUrl?: string | undefined
  /** Whether this is the demo: demo accounts, and a mailbox that everyone can read. */
  demo: boolean
  /** R480: the operator's own look; undefined for ours. */
  brand?: Brand | undefined
}
