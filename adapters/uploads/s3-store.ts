import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'

import { UPLOAD } from '#domain/limits.ts'
import { MEDIA_PATH, pictureAddress, PICTURES } from '#domain/uploads/picture.ts'

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

function connect({ region, endpoint, accessKeyId, secretAccessKey }: Bucket): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000 },
  })
}

const incomingKey = (key: string) => `incoming/${key}`

/** One bucket for both: uploads arrive under `incoming/`, pictures are stored under `media/`. It need not be public. */
export async function openBucket(settings: Bucket): Promise<{ incoming: Incoming; pictures: PictureStore }> {
  const s3 = connect(settings)
  const Bucket = settings.bucket

  const find = async (Key: string) => {
    try {
      return await s3.send(new GetObjectCommand({ Bucket, Key }))
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  const remove = async (Key: string) => {
    await s3.send(new DeleteObjectCommand({ Bucket, Key }))
  }

  async function form({ key, contentType, size }: Omit<Ticket, 'userId' | 'expiresAt'>) {
    return createPresignedPost(s3, {
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
            s3.send(
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
        await Promise.all(PICTURES[purpose].widths.map((width) => remove(`media/${purpose}/${key}/${width}.webp`)))
      },
    },
  }
}
