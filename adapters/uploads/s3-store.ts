import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'

import { UPLOAD } from '#domain/limits.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { MEDIA_PATH, pictureAddress, storedWidths } from '#domain/uploads/picture.ts'

import type { FileStore } from './file-store.ts'
import type { Incoming, Ticket } from './incoming.ts'
import type { PictureStore } from './picture-store.ts'

export type Bucket = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Endpoint of an S3-compatible server other than Amazon's. */
  endpoint: string | undefined
}

/** `seconds` until it answered with headers; `missing` is an object that is not there. */
export type BucketRequest = {
  operation: string
  outcome: 'ok' | 'missing' | 'refused' | 'unavailable'
  seconds: number
}

const FOREVER = 'public, max-age=31536000, immutable'
const PRIVATE = 'private, no-store'

/** R361: the bucket does not answer, or says that it cannot for the moment; what it refuses is a fault of ours. */
function asUnavailable(error: unknown): unknown {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  const isAnswer = status !== undefined && status < 500
  return isAnswer ? error : new Unavailable('pictures', 'the bucket does not answer', { cause: error })
}

function connect({ region, endpoint, accessKeyId, secretAccessKey }: Bucket): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000 },
    maxAttempts: 2,
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

/** Asks for an object that nobody has stored: whether that may be listed or not, the keys have to be right. */
export async function checkBucket(settings: Bucket): Promise<BucketCheck> {
  try {
    await connect(settings).send(new GetObjectCommand({ Bucket: settings.bucket, Key: 'media/none' }))
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    const setting = Object.hasOwn(REFUSALS, name) ? REFUSALS[name] : undefined
    if (setting) return { refused: { setting, why: name } }
    if (asUnavailable(error) instanceof Unavailable) return { silent: error instanceof Error ? error.message : name }
  }
  return {}
}

const fileKey = (key: string) => `files/${key}`
const incomingKey = (key: string) => `incoming/${key}`

type Stores = { incoming: Incoming; pictures: PictureStore; files: FileStore }

/**
 * One bucket for all: uploads arrive under `incoming/`, pictures are stored under `media/`, files of briefs under
 * `files/`. It need not be public, and `files/` must not be.
 */
export async function openBucket(
  settings: Bucket,
  onRequest: (request: BucketRequest) => void = () => {},
): Promise<Stores> {
  const client = connect(settings)
  const Bucket = settings.bucket
  const send = (async (command: GetObjectCommand) => {
    const startedAt = performance.now()
    const told = (outcome: BucketRequest['outcome']) => {
      const operation = command.constructor.name.replace(/Command$/, '')
      onRequest({ operation, outcome, seconds: (performance.now() - startedAt) / 1000 })
    }
    try {
      const answer = await client.send(command)
      told('ok')
      return answer
    } catch (error) {
      const meant = asUnavailable(error)
      if (meant instanceof Unavailable) told('unavailable')
      else told(error instanceof NoSuchKey ? 'missing' : 'refused')
      throw meant
    }
  }) as S3Client['send']

  const find = async (Key: string) => {
    try {
      return await send(new GetObjectCommand({ Bucket, Key }))
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  const readWhole = async (Key: string) => {
    const found = await find(Key)
    return found?.Body && new Uint8Array(await found.Body.transformToByteArray())
  }
  const put = async (Key: string, { bytes, type, cache }: { bytes: Uint8Array; type: string; cache: string }) => {
    await send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type, CacheControl: cache }))
  }
  const remove = async (Key: string) => {
    await send(new DeleteObjectCommand({ Bucket, Key }))
  }

  async function form({ key, contentType, size }: Omit<Ticket, 'userId' | 'expiresAt'>) {
    return createPresignedPost(client, {
      Bucket,
      Key: incomingKey(key),
      Fields: { 'Content-Type': contentType },
      Conditions: [
        ['content-length-range', 1, size],
        ['eq', '$Content-Type', contentType],
      ],
      Expires: UPLOAD.minutes * 60,
    })
  }
  const { url } = await form({ key: 'any', contentType: 'image/png', size: 1 })

  return {
    incoming: {
      kind: 'bucket',
      origin: new URL(url).origin,
      form,
      async read(key, maxBytes) {
        const found = await find(incomingKey(key))
        if (!found?.Body) return undefined
        const chunks: Uint8Array[] = []
        let bytes = 0
        for await (const chunk of found.Body as AsyncIterable<Uint8Array>) {
          bytes += chunk.length
          if (bytes > maxBytes) return 'too_large'
          chunks.push(chunk)
        }
        return Buffer.concat(chunks)
      },
      remove: (key) => remove(incomingKey(key)),
    },
    pictures: {
      async put(purpose, key, picture) {
        await Promise.all(
          picture.map(({ width, bytes }) =>
            put(`media/${purpose}/${key}/${width}.webp`, { bytes, type: 'image/webp', cache: FOREVER }),
          ),
        )
        return pictureAddress(MEDIA_PATH, purpose, key)
      },
      read(purpose, key, width) {
        return readWhole(`media/${purpose}/${key}/${width}.webp`)
      },
      async remove(purpose, key) {
        await Promise.all(storedWidths(purpose).map((width) => remove(`media/${purpose}/${key}/${width}.webp`)))
      },
    },
    files: {
      put: (key, file) => put(fileKey(key), { ...file, cache: PRIVATE }),
      read: (key) => readWhole(fileKey(key)),
      remove: (key) => remove(fileKey(key)),
    },
  }
}
