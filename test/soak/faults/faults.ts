import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { printLine } from '#server/startup/progress.ts'
import { hasPgbouncer } from '#test/servers/pgbouncer.ts'
import { hasReplication } from '#test/servers/replicated-postgres.ts'
import { hasVarnish } from '#test/servers/varnish.ts'

import { openBehindVarnish } from './behind-varnish.ts'
import type { Fault } from './fault.ts'
import { canMount, openFullDisk } from './full-disk.ts'
import { openOneDatabase } from './one-database.ts'
import { openPooledDatabase } from './pooled-database.ts'
import { openReplicatedDatabase } from './replicated-database.ts'
import { restartBehindProxy } from './rolling.ts'
import { type Found, runFault } from './run-fault.ts'
import { openServices } from './services.ts'
import { type FaultySite, openFaultySite, type Surroundings } from './site.ts'
import { tryWrongClock } from './wrong-clock.ts'

const ROUNDS = 3
const ROLLS = 20

type Tried = Surroundings & {
  faults: Fault[]
  /** Where the nodes have their data directories. */
  nodesFolder?: string
  standBefore?(site: FaultySite): Promise<void>
}

type Scenario = {
  /** What has to be installed for it, and whether it is. */
  needs?: [string, () => boolean]
  /** Its last fault cannot be taken back: each round has a site of its own. */
  isFinal?: boolean
  open(folder: string): Promise<Tried>
}

const SCENARIOS: Scenario[] = [
  { open: openOneDatabase },
  { open: openServices },
  { open: openFullDisk, needs: ['the right to mount a small disk', canMount] },
  { open: openReplicatedDatabase, isFinal: true, needs: ['PostgreSQL with `pg_basebackup`', hasReplication] },
  { open: openPooledDatabase, needs: ['pgbouncer', hasPgbouncer] },
  { open: openBehindVarnish, needs: ['Varnish with xkey', hasVarnish] },
]

const HEAD = `
| fault | answers | 503 with Retry-After | other failures | cached pages not sent | sent stale | slowest, ms | whole again after, ms | log lines | nodes ended | writes acknowledged | of them lost |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`

/** Sums over the rounds; of times and log lines, the most. */
function rowOf(name: string, rounds: Found[]): string {
  const sum = (key: keyof Found) => rounds.reduce((total, round) => total + Number(round[key]), 0)
  const most = (key: keyof Found) => Math.max(...rounds.map((round) => Number(round[key])))
  const cells = [
    `${rounds.every(({ isWell }) => isWell) ? '✓' : '✗'} ${name}`,
    ...(['answers', 'refused', 'wrong', 'cachedFailed', 'stale'] as const).map(sum),
    ...(['slowestMs', 'wholeMs', 'logLines'] as const).map(most),
    ...(['ended', 'acknowledged', 'lost'] as const).map(sum),
  ]
  return `| ${cells.join(' | ')} |`
}

type Rounds = { rounds: number; found: Map<string, Found[]> }

/** Rounds of one scenario on one site; the first scenario also tries what needs two nodes of it. */
async function runScenario({ open }: Scenario, { rounds, found }: Rounds): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-faults-'))
  chmodSync(folder, 0o755)
  const surroundings = await open(folder)
  try {
    const site = await openFaultySite(surroundings.nodesFolder ?? folder, surroundings)
    try {
      await surroundings.standBefore?.(site)
      for (const fault of Array.from({ length: rounds }, () => surroundings.faults).flat()) {
        const one = await runFault(fault, site)
        printLine(rowOf(`${fault.name}, this round`, [one]))
        found.set(fault.name, [...(found.get(fault.name) ?? []), one])
      }
      return open === openOneDatabase ? await tryWrongClock(site) : true
    } finally {
      await site.close()
    }
  } finally {
    await surroundings.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Both nodes of a site are stopped and started again under load, `rolls` times. */
export async function soakRestarts(rolls = ROLLS): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-restarts-'))
  chmodSync(folder, 0o755)
  const database = await openOneDatabase(folder)
  try {
    const site = await openFaultySite(folder, database)
    try {
      return await restartBehindProxy(site, rolls)
    } finally {
      await site.close()
    }
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Two nodes under load while what they stand on fails in every way; `rounds` times each. */
export async function soakFaults(rounds = ROUNDS): Promise<boolean> {
  let allWell = true
  const found = new Map<string, Found[]>()
  for (const scenario of SCENARIOS) {
    const [name, isHere] = scenario.needs ?? []
    if (isHere && !isHere()) printLine(`\n${name} is not here, so no fault of it was tried.`)
    else {
      const each = scenario.isFinal ? Array.from({ length: rounds }, () => 1) : [rounds]
      for (const here of each) allWell = (await runScenario(scenario, { rounds: here, found })) && allWell
    }
  }
  printLine(HEAD)
  for (const [name, all] of found) printLine(rowOf(name, all))
  return allWell && [...found.values()].flat().every(({ isWell }) => isWell)
}
