import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'

import { Unavailable } from '#domain/unavailable.ts'

export type BucketSettings = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Endpoint of an S3-compatible server other than Amazon's. */
  endpoint: string | undefined
}

/** R361: the bucket does not answer, or says that it cannot for the moment; what it refuses is a fault of ours. */
export function asUnavailable(error: unknown): unknown {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  const isAnswer = status !== undefined && status < 500
  return isAnswer ? error : new Unavailable('pictures', 'the bucket does not answer', { cause: error })
}

/** That it is busy is an answer, too. */
export const isBucketUnreachable = (error: unknown) =>
  error instanceof Unavailable && !(error.cause instanceof S3ServiceException)

/** A bucket without a sign of life for so long, twice, does not answer; large files may take longer in all. */
const SILENT_MS = 4000

/** Parts of backups are large, and no request waits for them. */
const LONG_TIMEOUTS = { socketTimeout: 60_000, requestTimeout: 600_000 }

export function createBucketClient(
  { region, endpoint, accessKeyId, secretAccessKey }: BucketSettings,
  { longTimeouts = false } = {},
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 2000,
      socketTimeout: SILENT_MS,
      requestTimeout: 20_000,
      ...(longTimeouts && LONG_TIMEOUTS),
      // Without it, a request without an answer would only be logged, and wait forever.
      throwOnRequestTimeout: true,
    },
    maxAttempts: longTimeouts ? 4 : 2,
  })
}

/** Which setting is wrong where the bucket refuses us in these words. */
const REFUSALS: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY',
  NoSuchBucket: 'S3_BUCKET',
  PermanentRedirect: 'S3_REGION',
  AuthorizationHeaderMalformed: 'S3_REGION',
}

type BucketCheck = { refused?: { setting: string; why: string }; silent?: string }

/** Requests an object that does not exist: whether listing is allowed or not, the keys have to be right. */
export async function checkBucket(settings: BucketSettings): Promise<BucketCheck> {
  try {
    await createBucketClient(settings).send(new GetObjectCommand({ Bucket: settings.bucket, Key: 'media/none' }))
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    const setting = Object.hasOwn(REFUSALS, name) ? REFUSALS[name] : undefined
    if (setting) return { refused: { setting, why: name } }
    if (asUnavailable(error) instanceof Unavailable) return { silent: error instanceof Error ? error.message : name }
  }
  return {}
}
