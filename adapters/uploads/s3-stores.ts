import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'

import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { MEDIA_PATH, pictureAddress, storedPictureWidths } from '#domain/uploads/picture.ts'

import { createBucketCircuitBreaker } from './bucket-circuit-breaker.ts'
import { asUnavailable, type BucketSettings, createBucketClient, isBucketUnreachable } from './bucket-client.ts'
import type { FileStore } from './file-store.ts'
import type { IncomingUploads, IssuedUpload } from './incoming-uploads.ts'
import type { PictureStore } from './picture-store.ts'

/** `seconds` until it answered with headers; `missing` is an object that is not there. */
export type BucketRequest = {
  operation: string
  outcome: 'ok' | 'missing' | 'refused' | 'unavailable'
  /** Why it was unavailable. */
  why?: string
  seconds: number
}

const FOREVER = 'public, max-age=31536000, immutable'
const PRIVATE = 'private, no-store'

async function readUpTo(maxBytes: number, body: AsyncIterable<Uint8Array>): Promise<Buffer | 'too_large'> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The bucket may stop answering in the middle of a file. */
const received = <T>(body: Promise<T>): Promise<T> =>
  body.catch((error: unknown) => {
    throw asUnavailable(error)
  })

const fileKey = (key: string) => `files/${key}`
const incomingKey = (key: string) => `incoming/${key}`

type Stores = { incoming: IncomingUploads; pictures: PictureStore; files: FileStore }

/**
 * One bucket for all: uploads arrive under `incoming/`, pictures are stored under `media/`, files of briefs under
 * `files/`. It need not be public, and `files/` must not be.
 */
export async function openS3Stores(
  settings: BucketSettings,
  onRequest: (request: BucketRequest) => void = () => {},
): Promise<Stores> {
  const client = createBucketClient(settings)
  const Bucket = settings.bucket
  const send = (async (command: GetObjectCommand, options?: { abortSignal: AbortSignal }) => {
    const startedAt = performance.now()
    const told = (outcome: BucketRequest['outcome'], why?: string) => {
      const operation = command.constructor.name.replace(/Command$/, '')
      onRequest({ operation, outcome, seconds: (performance.now() - startedAt) / 1000, ...(why && { why }) })
    }
    try {
      const answer = await client.send(command, options)
      told('ok')
      return answer
    } catch (error) {
      const meant = asUnavailable(error)
      if (meant instanceof Unavailable) told('unavailable', error instanceof Error ? error.message : meant.message)
      else told(error instanceof NoSuchKey ? 'missing' : 'refused')
      throw meant
    }
  }) as S3Client['send']

  const breaker = createBucketCircuitBreaker({ isNoResponse: isBucketUnreachable })
  const find = async (Key: string) => {
    try {
      return await breaker((abortSignal) => send(new GetObjectCommand({ Bucket, Key }), { abortSignal }))
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  const readWhole = async (Key: string) => {
    const found = await find(Key)
    return found?.Body && new Uint8Array(await received(found.Body.transformToByteArray()))
  }
  const put = async (Key: string, { bytes, type, cache }: { bytes: Uint8Array; type: string; cache: string }) => {
    await send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: type, CacheControl: cache }))
  }
  const remove = async (Key: string) => {
    await send(new DeleteObjectCommand({ Bucket, Key }))
  }

  async function form({ key, contentType, size }: Omit<IssuedUpload, 'userId' | 'expiresAt'>) {
    return createPresignedPost(client, {
      Bucket,
      Key: incomingKey(key),
      Fields: { 'Content-Type': contentType },
      Conditions: [
        ['content-length-range', 1, size],
        ['eq', '$Content-Type', contentType],
      ],
      Expires: UPLOAD_LIMITS.minutes * 60,
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
        return received(readUpTo(maxBytes, found.Body as AsyncIterable<Uint8Array>))
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
        await Promise.all(storedPictureWidths(purpose).map((width) => remove(`media/${purpose}/${key}/${width}.webp`)))
      },
    },
    files: {
      put: (key, file) => put(fileKey(key), { ...file, cache: PRIVATE }),
      read: (key) => readWhole(fileKey(key)),
      remove: (key) => remove(fileKey(key)),
    },
  }
}
