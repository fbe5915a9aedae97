import { resolve } from 'node:path'

import { z } from 'zod'

import type { BackupBucketSettings } from '#adapters/backup/backup-bucket.ts'
import { StartError } from '#server/startup/start-error.ts'

import type { BUCKET_SETTINGS } from './bucket.ts'
import { bucketNameSchema, endpointSchema, regionSchema } from './bucket.ts'
import { numberSchema, nonEmptyTextSchema } from './setting-types.ts'

const KEPT = 7
const KEY_BYTES = 32
const KEY_RULE = 'must be 32 random bytes in base64, as `openssl rand -base64 32` prints them'

export const BACKUP_SETTINGS = {
  BACKUP_DIR: nonEmptyTextSchema.optional(),
  BACKUP_KEEP: numberSchema(1, 1000).optional(),
  BACKUP_BUCKET: bucketNameSchema.optional(),
  BACKUP_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'must be a path of letters, digits, - . and _, such as backups/guildhall')
    .transform((path) => (path.endsWith('/') ? path : `${path}/`))
    .optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, KEY_RULE)
    .transform((key) => Buffer.from(key, 'base64'))
    .refine(({ length }) => length === KEY_BYTES, KEY_RULE)
    .optional(),
  BACKUP_S3_ENDPOINT: endpointSchema.optional(),
  BACKUP_S3_REGION: regionSchema.optional(),
  BACKUP_S3_ACCESS_KEY_ID: nonEmptyTextSchema.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: nonEmptyTextSchema.optional(),
}

type Of<Settings> = { [Name in keyof Settings]?: Settings[Name] extends z.ZodType ? z.infer<Settings[Name]> : never }
type Given = Of<typeof BACKUP_SETTINGS> & Of<typeof BUCKET_SETTINGS>

/** R655: without a key nothing goes to the bucket; the client's settings are those of the pictures' bucket, or its own. */
function readBackupBucket(env: Given): BackupBucketSettings | undefined {
  const { BACKUP_BUCKET: bucket, BACKUP_KEY: key } = env
  if (!bucket) {
    const names = ['BACKUP_KEY', 'BACKUP_PREFIX', 'BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION'] as const
    const given = [...names, 'BACKUP_S3_ACCESS_KEY_ID' as const, 'BACKUP_S3_SECRET_ACCESS_KEY' as const].find(
      (name) => env[name] !== undefined,
    )
    if (given) throw new StartError(`BACKUP_BUCKET is missing: with ${given} set, name the bucket.`)
    return undefined
  }
  if (!key) throw new StartError(`BACKUP_KEY is missing: backups in a bucket are encrypted. It ${KEY_RULE}.`)
  const accessKeyId = env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID
  const secretAccessKey = env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey) {
    const missing = accessKeyId ? 'BACKUP_S3_SECRET_ACCESS_KEY' : 'BACKUP_S3_ACCESS_KEY_ID'
    throw new StartError(`${missing} is missing: with BACKUP_BUCKET set, give both keys, or those of S3_BUCKET.`)
  }
  return {
    bucket,
    prefix: env.BACKUP_PREFIX ?? '',
    key,
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
    region: env.BACKUP_S3_REGION ?? env.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

/** Where nightly backups go, and how many stay in each place; undefined for nowhere. */
export function parseBackupSettings(env: Given) {
  const bucket = readBackupBucket(env)
  const directory = env.BACKUP_DIR && resolve(env.BACKUP_DIR)
  return directory || bucket ? { directory, bucket, keep: env.BACKUP_KEEP ?? KEPT } : undefined
}
