import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DEMO_EXPERTS } from '#demo/experts.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { printLine } from '#server/startup/progress.ts'
import { hasVarnish, startVarnish, varnishEnv } from '#test/servers/varnish.ts'
import { startFuzzedSite } from '#test/soak/fuzz/site-process.ts'
import { openOwner, type Owner } from '#test/soak/owners.ts'

import { rateByHttp, rateBySql } from './rates.ts'
import { type Notice, openDatabaseControl, type Slowness, SLOWNESS } from './slow-commits.ts'
import { watchEdits } from './watch-edits.ts'

const EDITS = 1000
const CLIENTS = 16
const ROUNDS = 2
/** Of the rate without any notice of changes. */
const LEAST_SHARE = 0.5
const DATABASE = 'guildhall'

type Site = Awaited<ReturnType<typeof openSite>>

/** Two nodes without rate limits on one database, Varnish before one of them, and owners who are signed in. */
async function openSite(folder: string) {
  const home = { engine: findEngine(), path: join(folder, 'postgres') }
  const varnishPort = hasVarnish() ? await findFreePort() : undefined
  const postgres = await startEmbeddedPostgres({ home, database: DATABASE })
  const env = {
    DATABASE_URL: postgres.url(DATABASE),
    AUTH_SECRET: 'the secret of the nodes whose commits are slow',
    DEMO_PROFILES: '300',
    PAGE_CACHE_MB: '64',
    ...varnishEnv(varnishPort),
  }
  const one = await startFuzzedSite({ dataDir: join(folder, 'one'), noLimits: true, env })
  // Both nodes share sessions, since they have the same address.
  const shared = { ...env, SITE_URL: `http://localhost:${one.port}` }
  const two = await startFuzzedSite({ dataDir: join(folder, 'two'), noLimits: true, env: shared })
  const origins = [one, two].map(({ port }) => `http://localhost:${port}`)
  const varnish = varnishPort ? await startVarnish({ upstream: one.port, port: varnishPort }) : undefined
  const readOrigins = [...origins, ...(varnish ? [`http://127.0.0.1:${varnish.port}`] : [])]
  const people = DEMO_EXPERTS.filter(({ kind }) => kind === 'person').slice(0, CLIENTS)
  const owners: Owner[] = []
  for (const { handle } of people) owners.push(await openOwner(origins[0] ?? '', handle))
  const close = async () => {
    await varnish?.stop()
    await two.stop()
    await one.stop()
    await postgres.stop()
  }
  return { origins, readOrigins, owners, adminUrl: postgres.adminUrl(DATABASE), close }
}

/** The kinds of notice take turns, since other load on the machine comes and goes; the best of each counts. */
async function compareRates({ origins, owners, adminUrl }: Site, how: Slowness): Promise<boolean> {
  const control = await openDatabaseControl(adminUrl)
  const kinds = { HTTP: () => rateByHttp(origins, owners), SQL: () => rateBySql(adminUrl, owners) }
  try {
    await control.beSlow(how)
    let isWell = true
    for (const [kind, measure] of Object.entries(kinds)) {
      const best: Record<Notice, number> = { none: 0, log: 0 }
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const notice of ['none', 'log'] as const) {
          await control.setNotice(notice)
          best[notice] = Math.max(best[notice], await measure())
        }
      }
      const share = best.log / best.none
      isWell &&= share >= LEAST_SHARE
      const [none, log] = [best.none, best.log].map(Math.round)
      printLine(
        `  ${share < LEAST_SHARE ? '✗' : '✓'} By ${kind}, with ${SLOWNESS[how]}, edits a second: ${none} without notice,`,
      )
      printLine(`    ${log} with the log (${share.toFixed(2)}).`)
    }
    return isWell
  } finally {
    await control.setNotice('log')
    await control.close()
  }
}

/** Edits by sixteen clients on two nodes whose commits take 10 ms: how many, and whether every page is true. */
export async function soakEdits(edits = EDITS): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(folder, 0o755)
  try {
    const site = await openSite(folder)
    try {
      const rates = [await compareRates(site, 'trigger'), await compareRates(site, 'flush')]
      const fresh = await watchEdits(site, edits)
      return fresh && rates.every(Boolean)
    } finally {
      await site.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
