import { join, resolve } from 'node:path'

import { z } from 'zod'

import { type Brand, DEFAULT_SITE_NAME } from '#domain/brand/brand.ts'
import { HANDLE_CHANGE_LIMITS } from '#domain/limits.ts'
import { absoluteUrl, basePathOf } from '#domain/site/site-url.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'
import { MEDIA_PATH } from '#domain/uploads/picture.ts'
import { parseTrustedProxies, type TrustedProxies } from '#server/connections/trusted-proxies.ts'

import { ANALYTICS_SETTINGS, parseAnalyticsSettings } from './settings/analytics.ts'
import { BACKUP_SETTINGS, parseBackupSettings } from './settings/backup-settings.ts'
import { BUCKET_SETTINGS, parseBucketSettings } from './settings/bucket.ts'
import { CDN_SETTINGS, parseCdnSettings } from './settings/cdn.ts'
import { DATABASE_SETTINGS, parseDatabaseSettings } from './settings/database-settings.ts'
import { HOST_TOKEN_PATTERN, HOST_TOKEN_RULE, parseHostTokens } from './settings/host-tokens.ts'
import { OIDC_SETTINGS, parseOidcSettings } from './settings/oidc.ts'
import { refuseOpenDemo } from './settings/refuse-open-demo.ts'
import {
  flagSchema,
  hasHost,
  isMailSender,
  isSiteUrl,
  numberSchema,
  portSchema,
  nonEmptyTextSchema,
  urlSchema,
} from './settings/setting-types.ts'
import { settingWarnings } from './settings/setting-warnings.ts'
import { parseWebhookSettings, WEBHOOK_SETTINGS } from './settings/webhook-settings.ts'
import { StartError } from './start-error.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Enough to fill the demo's pages; a million still fits on a laptop. */
const DEMO_PROFILES = 3000
const MAX_DEMO_PROFILES = 1_000_000

/** R363: longer than deploy/nginx.conf keeps a connection to us that it does not use. */
const STOP_GRACE_SECONDS = 3
/** Per process; room for about 6,000 list pages. */
const PAGE_CACHE_MB = 128

/** A name, or an IPv4 or IPv6 address, with or without a port. */
const HOST_NAME = /^(?:[\w.-]+|\[?[\da-f:.]+\]?)(?::\d+)?$/i

const schema = z.object({
  PORT: portSchema.optional(),
  HOST: nonEmptyTextSchema.optional(),
  SITE_URL: urlSchema(['http:', 'https:'])
    .refine(isSiteUrl, 'must be an address without a query or a login; its path may have letters, digits, - . _ and ~')
    .optional(),
  ALLOWED_HOSTS: nonEmptyTextSchema
    .transform((list) => list.split(',').map((host) => host.trim()))
    .refine(
      (hosts) => hosts.every((host) => HOST_NAME.test(host)),
      'must list host names or addresses, without http://',
    )
    .optional(),
  SITE_NAME: nonEmptyTextSchema.optional(),
  PLATFORM_NAME: nonEmptyTextSchema.optional(),
  PLATFORM_FILE: nonEmptyTextSchema.optional(),
  TWITTER_HANDLE: z
    .string()
    .regex(/^@?\w{1,15}$/, 'must be a name such as @guildhall')
    .transform((name) => `@${name.replace('@', '')}`)
    .optional(),
  AI_CRAWLERS: z.enum(['allow', 'disallow'], 'must be allow or disallow').optional(),
  DATA_DIR: nonEmptyTextSchema.optional(),
  BRAND_DIR: nonEmptyTextSchema.optional(),
  ...DATABASE_SETTINGS,
  SMTP_URL: urlSchema(['smtp:', 'smtps:']).refine(hasHost, 'must name the host of a mail server').optional(),
  MAIL_FROM: nonEmptyTextSchema
    .refine(isMailSender, 'must be an email address, or a name with one: Guildhall <hello@example.test>')
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
  HOST_SYNC_TOKEN: z.string().regex(HOST_TOKEN_PATTERN, HOST_TOKEN_RULE).optional(),
  HOST_TOKENS: nonEmptyTextSchema.optional(),
  ...OIDC_SETTINGS,
  ...ANALYTICS_SETTINGS,
  ...BUCKET_SETTINGS,
  ...BACKUP_SETTINGS,
  HANDLE_CHANGES: numberSchema(1, 1000).optional(),
  DEMO: flagSchema.optional(),
  DEMO_PROFILES: numberSchema(0, MAX_DEMO_PROFILES).optional(),
  DEMO_WEBSITES_PORT: portSchema.optional(),
  WORKERS: numberSchema(1, 64).optional(),
  STOP_GRACE_SECONDS: numberSchema(0, 60).optional(),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').optional(),
  PAGE_CACHE_MB: numberSchema(1, 65_536).optional(),
  FRAGMENT_CACHE: z.enum(['on', 'off'], 'must be on or off').optional(),
  INTERFACE_LANGUAGE: z.enum(['en', 'en-XA'], 'must be en or en-XA').optional(),
  METRICS_PORT: portSchema.optional(),
  SECURITY_CONTACT: urlSchema(['mailto:', 'https:'], '')
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
  ...WEBHOOK_SETTINGS,
})

export const SETTING_NAMES = Object.keys(schema.shape)

export type Env = ReturnType<typeof parseEnv> & { brand?: Brand | undefined }

/**
 * Parses the environment once; the first invalid value stops the start with an error that names it. `name` is that of
 * the brand, where it has one.
 */
export function parseEnv(source: Record<string, string | undefined> = process.env, name = DEFAULT_SITE_NAME) {
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
    throw new StartError('SMTP_URL is missing: without it, and with DEMO=0, no one could verify an address.')
  }
  if (!embedded && !env.AUTH_SECRET) {
    throw new StartError('AUTH_SECRET is missing: with DATABASE_URL set, give a secret of at least 32 characters.')
  }
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${port}`)
  siteUrl.pathname = basePathOf(siteUrl)
  const host = env.HOST ?? '127.0.0.1'
  if (demo && env.DEMO === undefined) refuseOpenDemo({ host, siteUrl })
  if (env.METRICS_PORT === port && port !== 0) {
    throw new StartError(`METRICS_PORT is ${port}, which is PORT: give metrics a port of their own.`)
  }
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  const read = {
    port,
    host,
    metricsPort: env.METRICS_PORT,
    backups: parseBackupSettings(env),
    securityContact: env.SECURITY_CONTACT,
    siteUrl,
    allowedHosts: env.ALLOWED_HOSTS ?? [],
    siteName: env.SITE_NAME ?? name,
    platformName: env.PLATFORM_NAME ?? 'the platform',
    twitterHandle: env.TWITTER_HANDLE,
    mediaUrl: env.MEDIA_URL ? trimEndMatching(env.MEDIA_URL, /\//) : ownMediaUrl(siteUrl),
    aiCrawlers: env.AI_CRAWLERS ?? 'allow',
    dataDir,
    platformFile: {
      path: resolve(env.PLATFORM_FILE ?? join(dataDir, 'platform.json')),
      required: env.PLATFORM_FILE !== undefined,
    },
    brandDir: env.BRAND_DIR && resolve(env.BRAND_DIR),
    ...parseDatabaseSettings(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.SITE_NAME ?? name} <no-reply@${siteUrl.hostname}>`,
    authSecret: env.AUTH_SECRET,
    previousAuthSecrets: env.AUTH_SECRET_PREVIOUS ?? [],
    hostTokens: parseHostTokens(env.HOST_TOKENS, env.HOST_SYNC_TOKEN),
    ...parseOidcSettings(env),
    analytics: parseAnalyticsSettings(env),
    webhooks: parseWebhookSettings(env),
    bucket: parseBucketSettings(env),
    cdn: parseCdnSettings(env),
    handleChanges: env.HANDLE_CHANGES ?? HANDLE_CHANGE_LIMITS.usual,
    demo,
    demoProfiles: env.DEMO_PROFILES ?? DEMO_PROFILES,
    demoWebsitesPort: env.DEMO_WEBSITES_PORT,
    workers: env.WORKERS ?? 1,
    pageCacheBytes: env.PAGE_CACHE === 'off' ? 0 : (env.PAGE_CACHE_MB ?? PAGE_CACHE_MB) * 2 ** 20,
    fragmentCache: env.FRAGMENT_CACHE !== 'off',
    language: env.INTERFACE_LANGUAGE ?? ('en' as const),
    // On a developer's own machine the terminal is for reading; elsewhere it is a log.
    logLevel: env.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY ?? false,
    stopGraceMs: (env.STOP_GRACE_SECONDS ?? (env.TRUST_PROXY ? STOP_GRACE_SECONDS : 0)) * 1000,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? (demo ? ('optional' as const) : ('required' as const)),
  }
  return { ...read, warnings: settingWarnings(source, read, SETTING_NAMES) }
}

/** R562: under a base path, answers name pictures by their whole address; at the root of a host, by their path. */
function ownMediaUrl(siteUrl: URL): string | undefined {
  return basePathOf(siteUrl) === '' ? undefined : absoluteUrl(MEDIA_PATH, siteUrl).href
}

/** Our environment for a child process, with changes; undefined removes a variable. */
export function inheritedEnv(changes: Record<string, string | undefined>): Record<string, string | undefined> {
  return { ...process.env, ...changes }
}
