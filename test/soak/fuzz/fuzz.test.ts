import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { cloneDatabase } from '#test/clone-database.ts'

import { failureLines } from './report.ts'
import { fuzzRequests } from './requests/fuzz-requests.ts'
import { TIMEOUT } from './send.ts'
import { type FuzzedSite, startFuzzedSite } from './site-process.ts'

/** Only so that nothing hangs: the site builds its pages and fills its database first. */
const TIMEOUT_MS = 300_000
const REQUESTS = 1000

const folder = mkdtempSync(join(tmpdir(), 'guildhall-fuzz-'))
let database: Awaited<ReturnType<typeof cloneDatabase>>
let site: FuzzedSite

beforeAll(async () => {
  database = await cloneDatabase()
  const env = { DATABASE_URL: database.url, AUTH_SECRET: 'a secret that only the fuzzer uses' }
  site = await startFuzzedSite({ dataDir: join(folder, 'site'), noLimits: true, env })
}, TIMEOUT_MS)

afterAll(async () => {
  await site?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
}, TIMEOUT_MS)

test(
  `${REQUESTS} hostile requests: every route is asked, none answers with an error of ours, none hangs, the process lives on`,
  async () => {
    TIMEOUT.hangMs = 60_000
    const options = { seed: 'npm test', requests: REQUESTS, minutes: TIMEOUT_MS / 60_000, settleMs: 0 }
    const { alive, fuzzer } = await fuzzRequests(site, options)
    expect(alive ? '' : site.lastOutput()).toBe('')
    expect(failureLines(fuzzer.tally.failures())).toEqual([])
    expect(fuzzer.tally.total()).toBeGreaterThanOrEqual(REQUESTS)
    expect(fuzzer.unasked()).toEqual([])
  },
  TIMEOUT_MS,
)
