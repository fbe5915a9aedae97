import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { checkServices, computeMaxConnections } from './check-services.ts'
import { type Env, parseEnv } from './env.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** A bucket that answers every request alike. */
async function withBucket(answer: { status: number; code: string }, run: (endpoint: string) => Promise<void>) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${answer.code}</Code><Message>no</Message></Error>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function warningsOf(env: Env): Promise<string[]> {
  const lines: string[] = []
  await checkServices(env, { db: site.deps.db, requestDb: site.deps.db, warn: (line) => lines.push(line) })
  return lines
}
const KEYS = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const withEndpoint = (S3_ENDPOINT: string) => parseEnv({ ...KEYS, S3_ENDPOINT })

test.each([
  ['InvalidAccessKeyId', 403, 'S3_ACCESS_KEY_ID is refused by the bucket pictures: InvalidAccessKeyId.'],
  ['SignatureDoesNotMatch', 403, 'S3_SECRET_ACCESS_KEY is refused by the bucket pictures: SignatureDoesNotMatch.'],
  ['NoSuchBucket', 404, 'S3_BUCKET is refused by the bucket pictures: NoSuchBucket.'],
])('R368 a bucket that says %s stops the start', async (code, status, message) => {
  await withBucket({ status, code }, async (endpoint) => {
    await expect(
      checkServices(withEndpoint(endpoint), { db: site.deps.db, requestDb: site.deps.db, warn() {} }),
    ).rejects.toThrow(message)
  })
})

test('R368 one without that object, or that lists nothing, is fine; one that is away is said', async () => {
  for (const answer of [
    { status: 404, code: 'NoSuchKey' },
    { status: 403, code: 'AccessDenied' },
  ]) {
    await withBucket(answer, async (endpoint) => expect(await warningsOf(withEndpoint(endpoint))).toEqual([]))
  }
  expect(await warningsOf(withEndpoint('http://127.0.0.1:1'))).toEqual([
    expect.stringMatching(/^S3_BUCKET: pictures does not answer for the moment/),
  ])
})

test('R368 connections are counted over all processes, and more than PostgreSQL allows is said', async () => {
  const pools = { requests: 10, jobs: 6 }
  expect([computeMaxConnections({ workers: 1, pools }), computeMaxConnections({ workers: 4, pools })]).toEqual([18, 66])
  expect(await warningsOf(parseEnv({ DATABASE_POOL: '400' }))).toEqual([
    expect.stringMatching(/^DATABASE_POOL: this node may open 408 connections, and PostgreSQL allows \d+ to all/),
  ])
})

test('R368 connections are counted over all nodes', async () => {
  const second = await openTestSite({ databaseUrl: site.databaseUrl })
  try {
    await expect
      .poll(() => warningsOf(parseEnv({ DATABASE_POOL: '400' })))
      .toEqual([expect.stringMatching(/^DATABASE_POOL: 2 nodes like this one may open 816 connections/)])
  } finally {
    await second.close()
  }
})

test('R368 a mail server that is not there is said, and nothing waits for it', async () => {
  const lines: string[] = []
  await checkServices(parseEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }), {
    db: site.deps.db,
    requestDb: site.deps.db,
    warn: (line) => lines.push(line),
  })
  await expect
    .poll(() => lines, { timeout: 5000 })
    .toEqual([expect.stringMatching(/^SMTP_URL: the mail server at 127\.0\.0\.1:1 takes no mail from us/)])
})

test('R368 a folder for backups that cannot be written to is said, one that can is left as it is', async () => {
  const place = mkdtempSync(join(tmpdir(), 'guildhall-backups-'))
  try {
    const lines: string[] = []
    const check = (BACKUP_DIR: string) =>
      checkServices(parseEnv({ BACKUP_DIR }), {
        db: site.deps.db,
        requestDb: site.deps.db,
        warn: (line) => lines.push(line),
      })
    await check(join(place, 'new', 'backups'))
    await expect.poll(() => readdirSync(place, { recursive: true }).sort()).toEqual(['new', 'new/backups'])
    writeFileSync(join(place, 'file'), '')
    // Even a user who may write everywhere cannot write below a file.
    await check(join(place, 'file', 'backups'))
    const why = /^BACKUP_DIR: \S+\/file\/backups cannot be written to \(ENOTDIR\); there will be no nightly backups\.$/
    await expect.poll(() => lines).toEqual([expect.stringMatching(why)])
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
})
