import { resolve } from 'node:path'

import { z } from 'zod'

import { trimEndOf } from '#domain/trim-end.ts'
import { parseTrustedProxies, type TrustedProxies } from '#server/connections/trusted-proxies.ts'

import { CDN_SETTINGS, readCdn } from './settings/cdn.ts'
import { HOST_TOKEN, HOST_TOKEN_RULE, readHostTokens } from './settings/host-tokens.ts'
import { ISSUER_RULE, readOidc } from './settings/oidc.ts'
import {
  connections,
  flag,
  hasHost,
  hasNoLogin,
  isDatabase,
  isPlainAddress,
  isOrigin,
  isSender,
  namesDatabase,
  port,
  text,
  url,
} from './settings/setting-types.ts'
import { settingWarnings } from './settings/setting-warnings.ts'
import { readWebhooks, webhookSecret, webhookUrl } from './settings/webhook-settings.ts'
import { StartError } from './start-error.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Enough to fill the demo's pages; a million still fits on a laptop. */
const DEMO_PROFILES = 3000
const MAX_DEMO_PROFILES = 1_000_000

const MAX_WORKERS = 64
/** R363: longer than deploy/nginx.conf keeps a connection to us that it does not use. */
const STOP_GRACE_SECONDS = 3
/** R368: connections of a process for requests, and for jobs and their queue. */
const POOLS = { requests: 10, jobs: 6 }
const BACKUPS_KEPT = 7
/** Per process; room for about 6,000 list pages. */
const PAGE_CACHE_MB = 128

const MEDIA_RULE =
  'must be the https address under which pictures are, without a login, a query or a fragment (http on this machine alone)'
const NAMES_DATABASE = 'must name a host and a database: postgres://user:password@host/database'

const schema = z.object({
  PORT: port.optional(),
  HOST: text.optional(),
  SITE_URL: url(['http:', 'https:'])
    .refine(isOrigin, 'must be an address without a path, a query or a login: the site is at the root of its host')
    .optional(),
  SITE_NAME: text.optional(),
  PLATFORM_NAME: text.optional(),
  TWITTER_HANDLE: z
    .string()
    .regex(/^@?\w{1,15}$/, 'must be a name such as @guildhall')
    .transform((name) => `@${name.replace('@', '')}`)
    .optional(),
  AI_CRAWLERS: z.enum(['allow', 'disallow'], 'must be allow or disallow').optional(),
  DATA_DIR: text.optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).refine(namesDatabase, NAMES_DATABASE).optional(),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']).refine(namesDatabase, NAMES_DATABASE).optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isDatabase), 'must list addresses such as postgres://user:password@host/database')
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).refine(hasHost, 'must name the host of a mail server').optional(),
  MAIL_FROM: text
    .refine(isSender, 'must be an email address, or a name with one: Guildhall <hello@example.test>')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      'must list secrets of at least 32 characters each',
    )
    .optional(),
  HOST_SYNC_TOKEN: z.string().regex(HOST_TOKEN, HOST_TOKEN_RULE).optional(),
  HOST_TOKENS: text.optional(),
  OIDC_ISSUER: url(['http:', 'https:']).refine(isPlainAddress, ISSUER_RULE).optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40, 'may have at most 40 characters').optional(),
  PASSWORD_SIGN_IN: z.enum(['on', 'off'], 'must be on or off').optional(),
  ANALYTICS_WRITE_URL: url(['http:', 'https:'])
    .refine(hasNoLogin, 'must not hold a user name or password: the key says who we are')
    .optional(),
  ANALYTICS_WRITE_KEY: text.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, hyphen and dot')
    .optional(),
  S3_ENDPOINT: url(['http:', 'https:'])
    .refine(hasNoLogin, 'must not hold a user name or password')
    .refine(isOrigin, 'must be an address without a path: the bucket has a setting of its own')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a region')
    .optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  MEDIA_URL: url(['http:', 'https:']).refine(isPlainAddress, MEDIA_RULE).optional(),
  DEMO: flag.optional(),
  DEMO_PROFILES: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number from 0 to 1000000')
    .transform(Number)
    .refine((profiles) => profiles <= MAX_DEMO_PROFILES, 'must be a number from 0 to 1000000')
    .optional(),
  WORKERS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number from 1 to 64')
    .transform(Number)
    .refine((workers) => workers >= 1 && workers <= MAX_WORKERS, 'must be a number from 1 to 64')
    .optional(),
  DATABASE_POOL: connections.optional(),
  DATABASE_JOB_POOL: connections.optional(),
  STOP_GRACE_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a number from 0 to 60')
    .transform(Number)
    .refine((seconds) => seconds <= 60, 'must be a number from 0 to 60')
    .optional(),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').optional(),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 1 to 65536')
    .transform(Number)
    .refine((megabytes) => megabytes >= 1 && megabytes <= 65_536, 'must be a number from 1 to 65536')
    .optional(),
  FRAGMENT_CACHE: z.enum(['on', 'off'], 'must be on or off').optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number from 1 to 1000')
    .transform(Number)
    .refine((keep) => keep >= 1 && keep <= 1000, 'must be a number from 1 to 1000')
    .optional(),
  METRICS_PORT: port.optional(),
  SECURITY_CONTACT: url(['mailto:', 'https:'], '')
    .refine((contact) => contact !== 'mailto:', 'must hold an address')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  TRUST_PROXY: z
    .string()
    .transform((list, context): TrustedProxies | false => {
      const proxies = list === '0' ? false : parseTrustedProxies(list)
      if (proxies === undefined)
        context.addIssue('must be 0, 1, or addresses and ranges such as 10.0.0.5,192.168.0.0/16')
      return proxies ?? z.NEVER
    })
    .optional(),
  ...CDN_SETTINGS,
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  WEBHOOK_URL: webhookUrl.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  WEBHOOK_SECRET_PREVIOUS: webhookSecret.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.optional(),
})

export type Env = ReturnType<typeof readEnv>

/** Parses the environment once; the first invalid value stops the start with an error that names it. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    // URLs may hold a password: their values, like secrets, are never repeated.
    const value = /URL|ENDPOINT|SECRET|KEY|TOKEN|HEADER/.test(name) ? '' : `, but is "${given[name]}"`
    throw new StartError(`${name} ${issue?.message}${value}.`)
  }
  const env = parsed.data
  const port = env.PORT ?? 3000
  const embedded = env.DATABASE_URL === undefined
  const demo = env.DEMO ?? embedded
  if (!demo && !env.SMTP_URL) {
    throw new StartError('SMTP_URL is missing: without it, and with DEMO=0, nobody could verify an address.')
  }
  if (!embedded && !env.AUTH_SECRET) {
    throw new StartError('AUTH_SECRET is missing: with DATABASE_URL set, give a secret of at least 32 characters.')
  }
  if (embedded && env.DATABASE_DIRECT_URL) {
    throw new StartError('DATABASE_URL is missing: DATABASE_DIRECT_URL leads past the pooler that it names.')
  }
  if (embedded && env.DATABASE_REPLICA_URLS) {
    throw new StartError('DATABASE_URL is missing: DATABASE_REPLICA_URLS are replicas of the database that it names.')
  }
  const analytics = readAnalytics(env.ANALYTICS_WRITE_URL, env.ANALYTICS_WRITE_KEY)
  const bucket = readBucket(env)
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${port}`)
  const host = env.HOST ?? '127.0.0.1'
  if (demo && env.DEMO === undefined) refuseOpenDemo({ host, siteUrl })
  if (env.METRICS_PORT === port && port !== 0) {
    throw new StartError(`METRICS_PORT is ${port}, which is PORT: give metrics a port of their own.`)
  }
  const read = {
    port,
    host,
    metricsPort: env.METRICS_PORT,
    backups: env.BACKUP_DIR ? { directory: resolve(env.BACKUP_DIR), keep: env.BACKUP_KEEP ?? BACKUPS_KEPT } : undefined,
    securityContact: env.SECURITY_CONTACT,
    siteUrl,
    siteName: env.SITE_NAME ?? 'Guildhall',
    platformName: env.PLATFORM_NAME ?? 'the platform',
    twitterHandle: env.TWITTER_HANDLE,
    mediaUrl: env.MEDIA_URL && trimEndOf(env.MEDIA_URL, /\//),
    aiCrawlers: env.AI_CRAWLERS ?? 'allow',
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    /** R388: a pooler in front of `databaseUrl`, for requests. */
    pooledUrl: env.DATABASE_DIRECT_URL ? env.DATABASE_URL : undefined,
    replicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.SITE_NAME ?? 'Guildhall'} <no-reply@${siteUrl.hostname}>`,
    authSecret: env.AUTH_SECRET,
    previousAuthSecrets: env.AUTH_SECRET_PREVIOUS ?? [],
    hostTokens: readHostTokens(env.HOST_TOKENS, env.HOST_SYNC_TOKEN),
    ...readOidc(env),
    analytics,
    webhooks: readWebhooks(env),
    bucket,
    cdn: readCdn(env),
    demo,
    demoProfiles: env.DEMO_PROFILES ?? DEMO_PROFILES,
    workers: env.WORKERS ?? 1,
    pools: { requests: env.DATABASE_POOL ?? POOLS.requests, jobs: env.DATABASE_JOB_POOL ?? POOLS.jobs },
    pageCacheBytes: env.PAGE_CACHE === 'off' ? 0 : (env.PAGE_CACHE_MB ?? PAGE_CACHE_MB) * 2 ** 20,
    fragmentCache: env.FRAGMENT_CACHE !== 'off',
    // On a developer's own machine the terminal is for reading; elsewhere it is a log.
    logLevel: env.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY ?? false,
    stopGraceMs: (env.STOP_GRACE_SECONDS ?? (env.TRUST_PROXY ? STOP_GRACE_SECONDS : 0)) * 1000,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? (demo ? ('optional' as const) : ('required' as const)),
  }
  return { ...read, warnings: settingWarnings(source, read, Object.keys(schema.shape)) }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i

/** R198: the demo has an admin whose password is public, so opening it on a network takes an explicit DEMO=1. */
function refuseOpenDemo({ host, siteUrl }: { host: string; siteUrl: URL }): void {
  const why = !LOOPBACK.test(host)
    ? `HOST is ${host}`
    : siteUrl.protocol === 'https:' && `SITE_URL is ${siteUrl.origin}`
  if (!why) return
  throw new StartError(
    `DEMO must be said where others can come in (${why}), since the demo's accounts have a password that everyone knows: set DEMO=0 and SMTP_URL for a site of your own, or DEMO=1 for an open demo.`,
  )
}

/** A URL without a key, or a key without a URL, would silently lose every event. */
function readAnalytics(url: string | undefined, writeKey: string | undefined) {
  if (url && writeKey) return { url, writeKey }
  if (!url && !writeKey) return undefined
  const [given, missing] = url
    ? ['ANALYTICS_WRITE_URL', 'ANALYTICS_WRITE_KEY']
    : ['ANALYTICS_WRITE_KEY', 'ANALYTICS_WRITE_URL']
  throw new StartError(`${missing} is missing: with ${given} set, give both, or neither.`)
}

/** With half of the settings, pictures would silently go to disk instead of the bucket. */
function readBucket(env: z.infer<typeof schema>) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) {
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

/** Our environment for a child process, with changes; undefined removes a variable. */
export function inheritedEnv(changes: Record<string, string | undefined>): Record<string, string | undefined> {
  return { ...process.env, ...changes }
}
