import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

import { type BucketSettings, createBucketClient } from '#adapters/uploads/bucket-client.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'

import { decryptBackup, encryptBackup } from './encrypted-backup.ts'

export type BackupBucketSettings = BucketSettings & {
  /** What the names of the objects begin with; empty, or with a slash at its end. */
  prefix: string
  key: Buffer
}

export type StoredBackup = { name: string; bytes: number }

/** R655: backups in a bucket, which gets nothing that it could read. */
export type BackupBucket = {
  /** Encrypts the backup and stores it; it has its name only when it is whole. `bytes` is what comes at most. */
  put(name: string, source: AsyncIterable<Uint8Array>, bytes: number): Promise<void>
  list(): Promise<StoredBackup[]>
  /** The backup as it was before it was encrypted. */
  read(name: string): AsyncGenerator<Buffer>
  remove(name: string): Promise<void>
}

/** S3 takes 10,000 parts of a file, each of 5 MB or more but the last. */
const PART_BYTES = 16 * 2 ** 20
const MOST_PARTS = 9000

async function* parts(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let have = 0
  for await (const piece of source) {
    pending.push(piece)
    have += piece.length
    if (have < size) continue
    yield Buffer.concat(pending)
    pending = []
    have = 0
  }
  if (have > 0) yield Buffer.concat(pending)
}

export function openBackupBucket({ prefix, key, ...settings }: BackupBucketSettings): BackupBucket {
  const client = createBucketClient(settings, { longTimeouts: true })
  const Bucket = settings.bucket

  async function upload(Key: string, source: AsyncIterable<Buffer>, size: number): Promise<void> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
    try {
      const done: { ETag: string | undefined; PartNumber: number }[] = []
      for await (const Body of parts(source, size)) {
        const PartNumber = done.length + 1
        const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))
        done.push({ ETag, PartNumber })
      }
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts: done } }))
    } catch (error) {
      // What was sent would be kept, and paid for.
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {})
      throw error
    }
  }

  return {
    put: (name, source, bytes) =>
      upload(prefix + name, encryptBackup(source, key), Math.max(PART_BYTES, Math.ceil((bytes * 1.01) / MOST_PARTS))),
    async list() {
      const found: StoredBackup[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(ContinuationToken && { ContinuationToken }) }),
        )
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          found.push({ name: Key.slice(prefix.length), bytes: Size })
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
      return found
    },
    async *read(name) {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name })).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new BackupRefusal(`The bucket has no ${prefix}${name}.`) : error
      })
      yield* decryptBackup(found.Body as AsyncIterable<Uint8Array>, { key, name })
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }))
    },
  }
}
