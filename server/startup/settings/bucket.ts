import { z } from 'zod'

import { StartError } from '#server/startup/start-error.ts'

import { hasNoLogin, isOrigin, isPlainAddress, nonEmptyTextSchema, urlSchema } from './setting-types.ts'

const MEDIA_RULE =
  'must be the https address under which pictures are, without a login, a query or a fragment (http on this machine alone)'

export const bucketNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, hyphen and dot')
export const endpointSchema = urlSchema(['http:', 'https:'])
  .refine(hasNoLogin, 'must not hold a user name or password')
  .refine(isOrigin, 'must be an address without a path: the bucket has a setting of its own')
export const regionSchema = z.string().regex(/^[\w-]+$/, 'must be the name of a region')

export const BUCKET_SETTINGS = {
  S3_BUCKET: bucketNameSchema.optional(),
  S3_ENDPOINT: endpointSchema.optional(),
  S3_REGION: regionSchema.optional(),
  S3_ACCESS_KEY_ID: nonEmptyTextSchema.optional(),
  S3_SECRET_ACCESS_KEY: nonEmptyTextSchema.optional(),
  MEDIA_URL: urlSchema(['http:', 'https:']).refine(isPlainAddress, MEDIA_RULE).optional(),
}

type Given = { [Name in keyof typeof BUCKET_SETTINGS]?: z.infer<(typeof BUCKET_SETTINGS)[Name]> }

/** With half of the settings, pictures would silently go to disk instead of the bucket. */
export function parseBucketSettings(env: Given & { BACKUP_BUCKET?: string | undefined }) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) {
    // They are those of the bucket for backups, then.
    if (env.BACKUP_BUCKET) return undefined
    const given = (['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
      (name) => env[name] !== undefined,
    )
    if (given) throw new StartError(`S3_BUCKET is missing: with ${given} set, name the bucket.`)
    return undefined
  }
  if (!accessKeyId || !secretAccessKey) {
    const missing = accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'
    throw new StartError(`${missing} is missing: with S3_BUCKET set, give both keys.`)
  }
  return { bucket, endpoint: env.S3_ENDPOINT, region: env.S3_REGION ?? 'us-east-1', accessKeyId, secretAccessKey }
}
