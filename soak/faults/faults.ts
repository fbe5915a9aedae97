import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { say } from '#server/startup/progress.ts'

import { type Fault, FAULTS } from './fault-list.ts'
import { type Answer, startLoad } from './load.ts'
import { restartBehindProxy } from './rolling.ts'
import { type FaultySite, openFaultySite } from './site.ts'
import { tryWrongClock } from './wrong-clock.ts'

const CALM_MS = 2000
const AFTER_MS = 10_000
/** What an operator may expect. */
const WANTED = { slowestMs: 5500, wholeMs: 5000, logLines: 4 }

const count = <T>(list: T[], is: (one: T) => boolean) => list.filter(is).length

/** Milliseconds from the end of the fault until the last answer that was not as usual. */
function timeToWhole(answers: Answer[], endedAt: number): number {
  const late = answers.filter(({ at, status }) => at > endedAt && status !== 200)
  return Math.max(0, ...late.map(({ at }) => at - endedAt))
}

async function run(fault: Fault, site: FaultySite): Promise<boolean> {
  const lines = () => site.nodes.reduce((sum, node) => sum + node.logLines(), 0)
  const before = lines()
  const load = startLoad(site.nodes)
  await sleep(CALM_MS)
  const begunAt = performance.now()
  await fault.begin(site)
  await sleep(fault.seconds * 1000)
  await fault.end?.(site)
  const endedAt = performance.now()
  await sleep(AFTER_MS)
  const answers = (await load.stop()).filter(({ at }) => at > begunAt)
  const during = answers.filter(({ at }) => at < endedAt)
  const found = {
    answers: answers.length,
    refused: count(answers, ({ status }) => status === 503),
    wrong: count(answers, ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter)),
    cachedFailed: count(answers, ({ kind, status }) => kind === 'cached' && status !== 200),
    stale: count(answers, ({ stale }) => stale),
    readsFailed: count(during, ({ kind, status }) => kind !== 'write' && kind !== 'cached' && status !== 200),
    slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    wholeMs: Math.round(timeToWhole(answers, endedAt)),
    logLines: lines() - before,
    ended: count(site.nodes, (node) => node.hasEnded()),
  }
  const isWell =
    found.wrong === 0 &&
    found.ended === 0 &&
    found.slowestMs <= WANTED.slowestMs &&
    found.wholeMs <= WANTED.wholeMs &&
    found.logLines <= WANTED.logLines &&
    (!fault.readsGoOn || found.readsFailed === 0)
  const { answers: all, refused, wrong, cachedFailed, stale, slowestMs, wholeMs, logLines, ended } = found
  say(
    `| ${isWell ? '✓' : '✗'} ${fault.name} | ${all} | ${refused} | ${wrong} | ${cachedFailed} | ${stale} | ${slowestMs} | ${wholeMs} | ${logLines} | ${ended} |`,
  )
  return isWell
}

const HEAD = `
| fault | answers | 503 with Retry-After | other failures | cached pages not sent | sent stale | slowest, ms | whole again after, ms | log lines | nodes ended |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`

/** Two nodes under load while their database fails in every way; `size` picks one fault by its number. */
export async function soakFaults(size?: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-faults-'))
  chmodSync(folder, 0o755)
  const site = await openFaultySite(folder)
  let allWell = true
  try {
    say(HEAD)
    const wanted = size === undefined ? FAULTS : FAULTS.slice(size - 1, size)
    for (const fault of wanted) allWell = (await run(fault, site)) && allWell
    if (size === undefined) {
      allWell = (await tryWrongClock(site)) && allWell
      allWell = (await restartBehindProxy(site)) && allWell
    }
    return allWell
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
