import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { printLine } from '#server/startup/progress.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { cpuSeconds, memoryMb } from '#test/soak/fuzz/process-figures.ts'
import { writeSection } from '#test/soak/fuzz/report.ts'
import { type HttpRequest, send } from '#test/soak/fuzz/send.ts'
import { type FuzzedSite, startFuzzedSite } from '#test/soak/fuzz/site-process.ts'
import { HEALTH_PAUSE_MS, watchHealth } from '#test/soak/fuzz/watch-health.ts'

import { makeAvifBomb, makeThinPng } from './attack-pictures.ts'
import { FORM, JSON_TYPE, openSession, type Target } from './attack-requests.ts'
import { type Attack, ATTACKS, NO_ATTACK } from './attacks.ts'

const MOST_CPU_SECONDS = 1
const MOST_MB_AFTER = 50
const MOST_HEALTH_MS = 100
/** After this time the site counts as hung and is killed. */
const TIMEOUT_MS = 60_000
const STEP_MS = 500
const WARM_UP_ROUNDS = 100
/** Limits count by address, so the warm-up must not use up the attacker's. */
const WARM_UP_ADDRESS = '198.51.100.7'

type Cost = {
  attack: Attack
  answers: string
  cpu: number
  polls: number
  peak: number
  after: number
  slowest: number
  alive: boolean
}

function summarise(statuses: (string | number)[]): string {
  const counts = new Map<string, number>()
  for (const status of statuses) counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
  return [...counts].map(([status, times]) => (times > 1 ? `${status} × ${times}` : status)).join(', ')
}

/** Waits until the condition holds, or the time is up. */
async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(STEP_MS)) if (isSo()) return true
  return isSo()
}

/** Waits until the server answers and uses no CPU time. */
async function whenIdle(site: FuzzedSite): Promise<void> {
  const health: HttpRequest = { method: 'GET', path: '/healthz', headers: [['host', `localhost:${site.port}`]] }
  const end = Date.now() + TIMEOUT_MS
  let before = Number.NEGATIVE_INFINITY
  while (site.isAlive() && Date.now() < end) {
    const { status, ms } = await send(site.port, health)
    const now = cpuSeconds(site.pid)
    if (status === 200 && ms < STEP_MS && now - before < 0.05) return
    before = now
    await sleep(STEP_MS)
  }
}

async function endConnections(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(dataDir) })
  client.on('error', () => {})
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

type Measuring = { site: FuzzedSite; dataDir: string; pictures: Target['pictures'] }

async function measure(attack: Attack, { site, dataDir, pictures }: Measuring): Promise<Cost> {
  const cookie = await openSession(site.port)
  await whenIdle(site)
  const health = watchHealth(site.port)
  await health.read()
  const [cpuBefore, memoryBefore] = [cpuSeconds(site.pid), memoryMb(site.pid)]
  let peak = memoryBefore
  const watching = setInterval(() => (peak = Math.max(peak, memoryMb(site.pid) || 0)), 50)
  const target = { port: site.port, cookie, pictures, endDatabaseConnections: () => endConnections(dataDir) }
  const ran = await Promise.race([attack.run(target), sleep(TIMEOUT_MS, ['hung'], { ref: false })])
  await whenIdle(site)
  const cpu = cpuSeconds(site.pid) - cpuBefore
  const { slowest, polls } = await health.read()
  health.stop()
  await until(() => !site.isAlive() || memoryMb(site.pid) - memoryBefore <= MOST_MB_AFTER, TIMEOUT_MS / 2)
  clearInterval(watching)
  const alive = site.isAlive()
  return {
    attack,
    answers: summarise(ran),
    cpu,
    polls,
    peak: peak - memoryBefore,
    after: memoryMb(site.pid) - memoryBefore,
    slowest,
    alive,
  }
}

function isWell({ attack, answers, cpu, after, slowest, alive }: Cost): boolean {
  const { cpuSeconds: most = MOST_CPU_SECONDS, healthMs = MOST_HEALTH_MS } = attack
  return alive && cpu < most && after <= MOST_MB_AFTER && slowest < healthMs && !/\b(?:500|hung)\b/.test(answers)
}

function toRow(cost: Cost): string {
  const { attack, answers, cpu, peak, after, slowest, alive } = cost
  const figures = alive
    ? [cpu.toFixed(2), Math.round(peak), Math.round(after), Math.round(slowest)]
    : ['died', '', '', '']
  return `| ${isWell(cost) ? '✓' : '✗'} ${attack.name} | ${answers} | ${figures.join(' | ')} |`
}

/** Brings the server to the state after an hour of ordinary use: its code is JIT-compiled. */
async function warmUp(port: number): Promise<void> {
  const headers: HttpRequest['headers'] = [
    ['host', `localhost:${port}`],
    ['x-forwarded-for', WARM_UP_ADDRESS],
  ]
  const form: HttpRequest['headers'] = [...headers, ['content-type', FORM]]
  const json: HttpRequest['headers'] = [...headers, ['content-type', JSON_TYPE]]
  const newcomer = { name: 'Robin', email: 'warm-up@example.test', password: 'quiet otter climbs' }
  const body = Buffer.from(JSON.stringify(newcomer))
  await send(port, { method: 'POST', path: '/user/auth/sign-up/email', headers: json, body })
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const path of ['/', '/sign-in', '/new-profile', `/v1/marketplace/search?q=web+${round % 20}`]) {
      await send(port, { method: 'GET', path, headers })
    }
    for (const path of ['/sign-in', '/new-profile']) {
      await send(port, { method: 'POST', path, headers: form, body: Buffer.from('no=field') })
    }
  }
}

/**
 * Runs every attack by itself, with the ordinary limits; reports its cost to the server, and whether the server
 * survives.
 */
export async function measureAttacks(dataDir: string, { write }: { write: boolean }): Promise<boolean> {
  printLine('\nWhat attacks cost:\n')
  const costs: Cost[] = []
  const table = [
    '| attack | answers | CPU s | MB meanwhile | MB after | slowest `/healthz`, ms |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
  ]
  for (const line of table) printLine(line)
  const pictures = { avif: await makeAvifBomb(), png: makeThinPng() }
  const start = async () => {
    const site = await startFuzzedSite({ dataDir, noLimits: false })
    await warmUp(site.port)
    return site
  }
  let site = await start()
  try {
    const watching = await measure(NO_ATTACK, { site, dataDir, pictures })
    costs.push(watching)
    printLine(toRow(watching))
    for (const attack of ATTACKS) {
      const cost = await measure(attack, { site, dataDir, pictures })
      cost.cpu -= (watching.cpu / watching.polls) * cost.polls
      costs.push(cost)
      printLine(toRow(cost))
      if (cost.alive && !cost.answers.includes('hung')) continue
      await site.stop()
      site = await start()
    }
  } finally {
    await site.stop()
  }
  if (write)
    writeSection('What attacks cost', [
      ...ABOUT,
      '',
      `On ${new Date().toISOString().slice(0, 10)}, on 2 shared cores:`,
      '',
      ...table,
      ...costs.map(toRow),
    ])
  return costs.every(isWell)
}

const ABOUT = [
  `The attacks that once stopped the site or cost it dearly, each by itself against a warm server with its usual limits, from the same machine: CPU seconds of the server and its children (the database aside), how far its memory rose meanwhile and how much of that was left within ${TIMEOUT_MS / 2000} seconds, and the slowest answer of \`/healthz\` meanwhile, which is asked every ${HEALTH_PAUSE_MS} ms; the first row is what that alone costs, and is taken off the CPU seconds of the others, poll by poll. Wanted are less than a second, ${MOST_MB_AFTER} MB and ${MOST_HEALTH_MS} ms, and no answer of 500. Sign-ups miss the second: their limit allows 30 accounts, each with a password to judge and to hash, so that this row is judged by 2.5 seconds; 400 pages are as much work as the limits let one network have, and are judged by 10 seconds and a second for \`/healthz\`.`,
]
