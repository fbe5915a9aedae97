import { join } from 'node:path'

import type { HostProvider, HostSettings } from '#adapters/auth/host/host-provider.ts'
import type { BackupBucket } from '#adapters/backup/backup-bucket.ts'
import { type Mailer, createNoopMailer } from '#adapters/mail/mailer.ts'
import type { Keyring } from '#adapters/signing/keyring.ts'
import { openLocalFileStore } from '#adapters/uploads/local-file-store.ts'
import { openLocalIncomingUploads } from '#adapters/uploads/local-incoming-uploads.ts'
import { openLocalPictureStore } from '#adapters/uploads/local-picture-store.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'
import type { BucketRequest } from '#adapters/uploads/s3-stores.ts'
import * as addresses from '#domain/addresses.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { Env } from './env.ts'
import { loadDemo } from './load-demo.ts'

/** The demo's pictures are rendered when they are first requested. */
export async function openPictures(pictures: PictureStore, { demo }: Pick<Env, 'demo'>): Promise<Deps['readPicture']> {
  if (!demo) return pictures.read
  const draw = (await loadDemo()).demoPictures(pictures)
  return async (purpose, key, width) =>
    (await pictures.read(purpose, key, width)) ??
    ((await draw(purpose, key)) ? pictures.read(purpose, key, width) : undefined)
}

/** Pictures and files on disk or in a bucket; the S3 client is loaded only where a bucket is configured. */
export async function openUploads(
  { bucket, dataDir }: Pick<Env, 'bucket' | 'dataDir'>,
  { keyring, onBucketRequest }: { keyring: Keyring; onBucketRequest?: (request: BucketRequest) => void },
) {
  if (!bucket) {
    return {
      incoming: openLocalIncomingUploads(join(dataDir, 'incoming'), { keys: keyring.all('uploads') }),
      pictures: openLocalPictureStore(join(dataDir, 'media')),
      files: openLocalFileStore(join(dataDir, 'files')),
    }
  }
  const { openS3Stores } = await import('#adapters/uploads/s3-stores.ts')
  return openS3Stores(bucket, onBucketRequest)
}

/** Backups outside of this machine; the S3 client is loaded only where they are wanted. */
export async function openBackups({ backups }: Pick<Env, 'backups'>): Promise<BackupBucket | undefined> {
  if (!backups?.bucket) return undefined
  const { openBackupBucket } = await import('#adapters/backup/backup-bucket.ts')
  return openBackupBucket(backups.bucket)
}

/**
 * Mails go through a mail server or into the demo's mailbox; the SMTP client is loaded only where a server is
 * configured.
 */
export async function openMailer(
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  { onMailServer }: { onMailServer?: (why: string | undefined) => void } = {},
): Promise<Mailer> {
  if (!smtpUrl) return createNoopMailer()
  const { createSmtpMailer } = await import('#adapters/mail/smtp-mailer.ts')
  return createSmtpMailer({ url: smtpUrl, from: mailFrom, onReached: onMailServer })
}

/** Sign-in by the site builder; the OpenID client is loaded only where a site builder is configured. */
export async function openHost(settings: HostSettings, siteUrl: URL): Promise<HostProvider> {
  const { createHostProvider } = await import('#adapters/auth/host/host-provider.ts')
  return createHostProvider(settings, { redirectUri: absoluteUrl(addresses.hostCallback, siteUrl) })
}
