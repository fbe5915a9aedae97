import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DEMO_EXPERTS } from '#demo/experts.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { say } from '#server/startup/progress.ts'
import { startFuzzedSite } from '#soak/fuzz/site-process.ts'
import { edit, editAndWatch, MOST_MS, openOwner, type Owner } from '#soak/owners.ts'

import { type Notice, openDatabaseControl, type Slowness, SLOWNESS } from './slow-commits.ts'

const EDITS = 1000
const CLIENTS = 16
const ROUND_MS = 10_000
const ROUNDS = 2
/** Of the rate without any notice of changes. */
const LEAST_SHARE = 0.5
const DATABASE = 'guildhall'

/** Two nodes without rate limits on one database, and owners who are signed in. */
async function openSite(folder: string) {
  const home = { engine: findEngine(), path: join(folder, 'postgres') }
  const postgres = await startEmbeddedPostgres({ home, database: DATABASE })
  const env = {
    DATABASE_URL: postgres.url(DATABASE),
    AUTH_SECRET: 'the secret of the nodes whose commits are slow',
    DEMO_PROFILES: '300',
    PAGE_CACHE_MB: '64',
  }
  const one = await startFuzzedSite({ dataDir: join(folder, 'one'), noLimits: true, env })
  // Both nodes share sessions, since they have the same address.
  const shared = { ...env, SITE_URL: `http://localhost:${one.port}` }
  const two = await startFuzzedSite({ dataDir: join(folder, 'two'), noLimits: true, env: shared })
  const origins = [one, two].map(({ port }) => `http://localhost:${port}`)
  const people = DEMO_EXPERTS.filter(({ kind }) => kind === 'person').slice(0, CLIENTS)
  const owners: Owner[] = []
  for (const { handle } of people) owners.push(await openOwner(origins[0] ?? '', handle))
  const close = async () => {
    await two.stop()
    await one.stop()
    await postgres.stop()
  }
  return { origins, owners, adminUrl: postgres.adminUrl(DATABASE), close }
}

/** Edits a second by as many clients as there are owners, each one after the other. */
async function measureRate(origins: string[], owners: Owner[]): Promise<number> {
  const begun = performance.now()
  let edits = 0
  await Promise.all(
    owners.map(async (owner) => {
      while (performance.now() - begun < ROUND_MS) {
        await edit(origins, owner, `Title ${randomUUID()}`)
        edits += 1
      }
    }),
  )
  return edits / ((performance.now() - begun) / 1000)
}

/** The kinds of notice take turns, since other load on the machine comes and goes. */
async function compareRates(site: Awaited<ReturnType<typeof openSite>>, how: Slowness): Promise<boolean> {
  const control = await openDatabaseControl(site.adminUrl)
  const rates: Record<Notice, number[]> = { none: [], log: [], notify: [] }
  try {
    await control.beSlow(how)
    await measureRate(site.origins, site.owners.slice(0, 4))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const notice of ['none', 'log', 'notify'] as const) {
        await control.setNotice(notice)
        rates[notice].push(await measureRate(site.origins, site.owners))
      }
    }
    await control.setNotice('log')
  } finally {
    await control.close()
  }
  const [none, log, notify] = (['none', 'log', 'notify'] as const).map((notice) => Math.max(...rates[notice]))
  const share = (log ?? 0) / (none ?? 1)
  const figures = [none, log, notify].map((rate) => Math.round(rate ?? 0))
  say(`  With ${SLOWNESS[how]}: ${figures[0]} edits/s without notice, ${figures[1]} with the log,`)
  say(`  ${figures[2]} with a notification in each commit. ${share < LEAST_SHARE ? '✗' : '✓'} The log: ${share.toFixed(2)}.`)
  return share >= LEAST_SHARE
}

/** Every page true within two seconds on both nodes, while commits are slow and in any order. */
async function watchEdits({ origins, owners, adminUrl }: Awaited<ReturnType<typeof openSite>>, edits: number) {
  const control = await openDatabaseControl(adminUrl)
  try {
    await control.beSlow('trigger')
  } finally {
    await control.close()
  }
  let left = edits
  const times: number[] = []
  const work = async (owner: Owner) => {
    while (left-- > 0) times.push(await editAndWatch(origins, owner))
  }
  await Promise.all(owners.map(work))
  const late = times.filter((time) => time > MOST_MS).length
  const missed = times.filter((time) => time > 0).length
  say(`  ${times.length} edits watched on both nodes; after ${missed} a first look came too early,`)
  say(`  the last such look ${Math.round(Math.max(...times))} ms after the edit's answer.`)
  say(late === 0 ? '  ✓ No page was older than two seconds.' : `  ✗ ${late} edits took more than two seconds to show.`)
  return late === 0
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
