import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Bucket } from '#adapters/uploads/s3-store.ts'
import { createApi } from '#api/create-api.ts'
import { workOnMails } from '#jobs/send-mail.ts'
import { openDeps } from '#server/deps.ts'
import { createLog } from '#server/log.ts'

import { cloneDatabase } from './clone-database.ts'
import { NO_LIMITS } from './no-limits.ts'

const ORIGIN = 'http://localhost:3000'

type Options = {
  now?: () => Date
  smtpUrl?: string
  analytics?: { url: string; writeKey: string }
  hostSyncToken?: string
  bucket?: Bucket
  /** Another site's: two nodes on one database. */
  databaseUrl?: string
  demo?: boolean
  /** Without limits on tries and writes, where a test makes more than a person would. */
  unlimited?: boolean
}

type Sent = { status: number; headers: Headers; body: Record<string, unknown> }

/** The API on a database of its own, wired as the server wires it, and a way to call it. */
export async function openTestSite({
  now,
  smtpUrl,
  analytics,
  hostSyncToken,
  bucket,
  databaseUrl,
  demo = true,
  unlimited = false,
}: Options = {}) {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await cloneDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-data-'))
  const opened = await openDeps(
    {
      siteUrl: new URL(ORIGIN),
      siteName: 'Guildhall',
      platformName: 'the platform',
      dataDir,
      smtpUrl,
      mailFrom: 'Guildhall <no-reply@localhost>',
      analytics,
      hostSyncToken,
      bucket,
      demo,
    },
    { databaseUrl: database.url, authSecret: 'a secret of the tests that nobody else uses', log: createLog('silent') },
  )
  const deps = { ...opened, ...(now && { now }), ...(unlimited && { limits: NO_LIMITS }) }
  const api = createApi(deps)

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
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
  }

  return {
    deps,
    dataDir,
    api,
    databaseUrl: database.url,
    send,
    /** Signs up and gives the cookie of the session. */
    async signUp(email: string, name = 'Test Person'): Promise<{ cookie: string; userId: string }> {
      const answer = await send('POST', '/user/auth/sign-up/email', {
        body: { name, email, password: 'correct horse' },
      })
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      return { cookie, userId: (answer.body['user'] as { id: string }).id }
    },
    workOnMails: () => workOnMails(deps),
    async close() {
      await deps.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type SendOptions = { body?: unknown; cookie?: string; headers?: Record<string, string>; address?: string }

export type TestSite = Awaited<ReturnType<typeof openTestSite>>
