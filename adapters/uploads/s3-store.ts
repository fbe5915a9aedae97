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

const FOREVER = 'public, max-age=31536000, immutable'

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

const incomingKey = (key: string) => `incoming/${key}`

/** One bucket for both: uploads arrive under `incoming/`, pictures are stored under `media/`. It need not be public. */
export async function openBucket(settings: Bucket): Promise<{ incoming: Incoming; pictures: PictureStore }> {
  const client = connect(settings)
  const Bucket = settings.bucket
  const send = ((command: GetObjectCommand) =>
    client.send(command).catch((error: unknown) => Promise.reject(asUnavailable(error)))) as S3Client['send']

  const find = async (Key: string) => {
    try {
      return await send(new GetObjectCommand({ Bucket, Key }))
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
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
            send(
              new PutObjectCommand({
                Bucket,
                Key: `media/${purpose}/${key}/${width}.webp`,
                Body: bytes,
                ContentType: 'image/webp',
                CacheControl: FOREVER,
              }),
            ),
          ),
        )
        return pictureAddress(MEDIA_PATH, purpose, key)
      },
      async read(purpose, key, width) {
        const found = await find(`media/${purpose}/${key}/${width}.webp`)
        return found?.Body && new Uint8Array(await found.Body.transformToByteArray())
      },
      async remove(purpose, key) {
        await Promise.all(storedWidths(purpose).map((width) => remove(`media/${purpose}/${key}/${width}.webp`)))
      },
    },
  }
}
