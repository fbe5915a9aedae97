import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { HostSettings } from '#adapters/auth/host/host-provider.ts'
import type { BackupBucketSettings } from '#adapters/backup/backup-bucket.ts'
import type { WebsiteReader } from '#adapters/fetching/website-reader.ts'
import type { BucketSettings } from '#adapters/uploads/bucket-client.ts'
import type { EndpointSettings } from '#adapters/webhooks/webhook-endpoint.ts'
import { createApi } from '#api/create-api.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { HOST_SCOPES, type HostToken } from '#domain/host/host-token.ts'
import { HANDLE_CHANGE_LIMITS } from '#domain/limits.ts'
import { mailAccountLinkJob } from '#jobs/mail-account-link.ts'
import { sendMailJob } from '#jobs/send-mail.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { openDeps } from '#server/deps.ts'
import { createLog, type Log } from '#server/log/log.ts'

import { cloneDatabase } from './clone-database.ts'
import { NO_LIMITS } from './no-limits.ts'

const ORIGIN = 'http://localhost:3000'

type Options = {
  now?: () => Date
  smtpUrl?: string
  analytics?: { url: string; writeKey: string }
  /** One token with all scopes. */
  hostSyncToken?: string
  hostTokens?: HostToken[]
  bucket?: BucketSettings
  mediaUrl?: string
  oidc?: HostSettings
  passwordSignIn?: boolean
  /** The database of another test site, for two nodes on one database. */
  databaseUrl?: string
  replicaUrls?: string[]
  /** Makes a pooler in front of the database. */
  pooledBy?: (databaseUrl: string) => Promise<string>
  demo?: boolean
  authSecret?: string
  previousAuthSecrets?: string[]
  /** Turns rate limits off, for tests with more requests than a person makes. */
  unlimited?: boolean
  log?: Log
  adminSecondFactor?: 'required' | 'optional'
  backups?: { directory?: string; bucket?: BackupBucketSettings; keep: number }
  webhooks?: EndpointSettings[]
  /** Instead of the internet. */
  websites?: WebsiteReader
  brand?: Brand | undefined
}

type Sent = { status: number; headers: Headers; body: Record<string, unknown> }

/** The API on its own database, wired as the server does, with helpers to call it. */
export async function openTestSite({
  now,
  smtpUrl,
  analytics,
  hostSyncToken,
  hostTokens = hostSyncToken ? [{ name: 'tests', token: hostSyncToken, scopes: HOST_SCOPES }] : [],
  bucket,
  mediaUrl,
  oidc,
  passwordSignIn = true,
  databaseUrl,
  pooledBy,
  replicaUrls = [],
  demo = true,
  authSecret = 'a secret that only the tests use',
  previousAuthSecrets = [],
  unlimited = false,
  log = createLog('silent'),
  adminSecondFactor = 'optional',
  backups,
  webhooks = [],
  websites,
  brand,
}: Options = {}) {
  const database = databaseUrl
    ? { url: databaseUrl, adminUrl: databaseUrl, drop: async () => {} }
    : await cloneDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-data-'))
  const opened = await openDeps(
    {
      siteUrl: new URL(ORIGIN),
      siteName: 'Guildhall',
      platformName: 'the platform',
      twitterHandle: undefined,
      mediaUrl,
      aiCrawlers: 'allow',
      dataDir,
      smtpUrl,
      mailFrom: 'Guildhall <no-reply@localhost>',
      analytics,
      hostTokens,
      oidc,
      passwordSignIn,
      bucket,
      demo,
      previousAuthSecrets,
      adminSecondFactor,
      pools: { requests: 10, jobs: 6 },
      backups: backups && { directory: backups.directory, bucket: backups.bucket, keep: backups.keep },
      replicaUrls,
      pooledUrl: await pooledBy?.(database.url),
      webhooks,
      brand,
      handleChanges: unlimited ? 1000 : HANDLE_CHANGE_LIMITS.usual,
    },
    { databaseUrl: database.url, authSecret, log },
  )
  const deps = {
    ...opened,
    ...(now && { now }),
    ...(unlimited && { limits: NO_LIMITS }),
    ...(websites && { websites }),
  }
  const api = createApi(deps)

  let signUps = 0

  async function send(
    method: string,
    path: string,
    { body, cookie, headers = {}, address = '203.0.113.7' }: SendOptions = {},
  ): Promise<Sent> {
    const request = new Request(ORIGIN + path, {
      method,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    })
    const response = await api.fetch(request, { clientAddress: address, requestId: 'test-request' })
    const text = await response.text()
    const isCsv = response.headers.get('content-type')?.startsWith('text/csv')
    return { status: response.status, headers: response.headers, body: text && !isCsv ? JSON.parse(text) : {} }
  }

  return {
    deps,
    dataDir,
    api,
    databaseUrl: database.url,
    adminUrl: database.adminUrl,
    send,
    /** Signs up and returns the cookies. Confirms the address on request; every 25 accounts share a network. */
    async signUp(
      email: string,
      name = 'Test Person',
      { confirmed = false } = {},
    ): Promise<{ cookie: string; userId: string }> {
      const network = 7 + Math.floor(signUps++ / 25)
      const answer = await send('POST', '/user/auth/sign-up/email', {
        body: { name, email, password: 'correct horse' },
        address: `203.0.113.${network}`,
      })
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      const userId = (answer.body['user'] as { id: string }).id
      if (confirmed) await deps.db.updateTable('user').set({ email_verified: true }).where('id', '=', userId).execute()
      return { cookie, userId }
    },
    workOnMails: () => startJobs(deps, [sendMailJob, mailAccountLinkJob]),
    async close() {
      await deps.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type SendOptions = { body?: unknown; cookie?: string; headers?: Record<string, string>; address?: string }

export type TestSite = Awaited<ReturnType<typeof openTestSite>>
