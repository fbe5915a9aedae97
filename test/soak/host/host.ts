import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { printLine } from '#server/startup/progress.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { StartError } from '#server/startup/start-error.ts'
import { SOAK_HOST_TOKEN } from '#test/soak/messages.ts'
import { startServerProcess } from '#test/soak/server-process.ts'

import { type Drift, measureDrift } from './drift.ts'
import { openPeople } from './people.ts'
import type { Call } from './reconcile.ts'

const SEEDS = 20
const REPORTS = 10_000

function callAt(origin: string): Call {
  return async (method, path, body) => {
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json'
    const response = await fetch(`${origin}/v1/marketplace/host${path}`, {
      method,
      headers: { authorization: `Bearer ${SOAK_HOST_TOKEN}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }
}

function describe(drift: Drift): string {
  const statuses = Object.entries(drift.statuses).map(([status, count]) => `${count} ${status}`)
  return `${drift.sent} sent, ${drift.lost} lost (${statuses.join(', ')}); ${drift.joined.join(' and ')} joined; ${drift.before} of ${drift.entries} entries differed, ${drift.after} in the end`
}

/** R410: reports shuffled, doubled, delayed and lost, over many seeds; snapshots and comparisons by turns. */
export async function soakHost(seeds = SEEDS): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(prerenderedMarker(dataDir), '')
  const env = { DEMO: '1', DEMO_PROFILES: '30', HOST_SYNC_TOKEN: SOAK_HOST_TOKEN }
  printLine(`Host: ${seeds} times ${REPORTS} reports at a server in ${dataDir} …`)
  const server = await startServerProcess({ dataDir, port: await findFreePort(), env })
  const databaseUrl = await runningDatabaseUrl(dataDir)
  if (!databaseUrl) throw new StartError('The database of the server does not answer.')
  const { people, close } = openPeople(databaseUrl)
  let well = true
  try {
    for (let seed = 1; seed <= seeds; seed++) {
      const way = seed % 2 ? 'snapshot' : 'list'
      const begun = Date.now()
      const run = { seed: String(seed), reports: REPORTS, way, from: seed * 1_000_000 } as const
      const drift = await measureDrift({ call: callAt(server.origin), people }, run)
      well &&= drift.after === 0
      const seconds = Math.round((Date.now() - begun) / 1000)
      printLine(`  seed ${seed}, by ${way}, ${seconds} s: ${describe(drift)}`)
    }
    printLine(well ? 'Nothing drifted.' : 'The site does not have what the site builder has.')
    return well
  } finally {
    await close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
