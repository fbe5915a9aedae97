import { z } from 'zod'

import { StartError } from '#server/startup/start-error.ts'

import { isDatabaseUrl, hasDatabaseName, numberSchema, urlSchema } from './setting-types.ts'

const NAMES_DATABASE = 'must name a host and a database: postgres://user:password@host/database'

/** R368: connections of a process for requests, and for jobs and their queue. */
const POOLS = { requests: 10, jobs: 6 }

const databaseUrl = urlSchema(['postgres:', 'postgresql:']).refine(hasDatabaseName, NAMES_DATABASE)
const connections = numberSchema(2, 500)

export const DATABASE_SETTINGS = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isDatabaseUrl), 'must list addresses such as postgres://user:password@host/database')
    .optional(),
  DATABASE_POOL: connections.optional(),
  DATABASE_JOB_POOL: connections.optional(),
  MIGRATE_ON_START: z.enum(['on', 'off'], 'must be on or off').optional(),
}

type Given = { [Name in keyof typeof DATABASE_SETTINGS]?: z.infer<(typeof DATABASE_SETTINGS)[Name]> }

export function parseDatabaseSettings(env: Given) {
  if (env.DATABASE_URL === undefined && env.DATABASE_DIRECT_URL) {
    throw new StartError('DATABASE_URL is missing: DATABASE_DIRECT_URL leads past the pooler that it names.')
  }
  if (env.DATABASE_URL === undefined && env.DATABASE_REPLICA_URLS) {
    throw new StartError('DATABASE_URL is missing: DATABASE_REPLICA_URLS are replicas of the database that it names.')
  }
  return {
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    /** R388: a pooler in front of `databaseUrl`, for requests. */
    pooledUrl: env.DATABASE_DIRECT_URL ? env.DATABASE_URL : undefined,
    replicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    migrateOnStart: env.MIGRATE_ON_START !== 'off',
    pools: { requests: env.DATABASE_POOL ?? POOLS.requests, jobs: env.DATABASE_JOB_POOL ?? POOLS.jobs },
  }
}
