import { join } from 'node:path'

import type { Keyring } from '#adapters/signing/keyring.ts'
import type { Incoming } from '#adapters/uploads/incoming.ts'
import { localIncoming } from '#adapters/uploads/local-incoming.ts'
import { localStore } from '#adapters/uploads/local-store.ts'
import type { PictureStore } from '#adapters/uploads/picture-store.ts'

import type { Env } from './startup/env.ts'

type Uploads = { incoming: Incoming; pictures: PictureStore }

/** Pictures on disk or in a bucket; the S3 client is loaded only where a bucket is configured. */
export async function openUploads(
  { bucket, dataDir }: Pick<Env, 'bucket' | 'dataDir'>,
  keyring: Keyring,
): Promise<Uploads> {
  if (!bucket) {
    return {
      incoming: localIncoming(join(dataDir, 'incoming'), { keys: keyring.all('uploads') }),
      pictures: localStore(join(dataDir, 'media')),
    }
  }
  const { openBucket } = await import('#adapters/uploads/s3-store.ts')
  return openBucket(bucket)
}
