import { setTimeout as sleep } from 'node:timers/promises'

import { printLine } from '#server/startup/progress.ts'

import { countLost } from './committed-writes.ts'
import type { Fault } from './fault.ts'
import { type Answer, KINDS, startLoad } from './load.ts'
import type { FaultySite } from './site.ts'

const BEFORE_MS = 2000
const AFTER_MS = 10_000
/** What an operator may expect; each node says that the database is away and back, and one failure may come before. */
const WANTED = { slowestMs: 5500, wholeMs: 5000, logLines: 6 }

const count = <T>(list: T[], is: (one: T) => boolean) => list.filter(is).length

/** Milliseconds from the end of the fault until the last answer that was not as usual. */
function timeToWhole(answers: Answer[], endedAt: number): number {
  const late = answers.filter(({ at, status }) => at > endedAt && status !== 200)
  return Math.max(0, ...late.map(({ at }) => at - endedAt))
}

export type Found = {
  answers: number
  refused: number
  wrong: number
  cachedFailed: number
  stale: number
  slowestMs: number
  wholeMs: number
  logLines: number
  ended: number
  acknowledged: number
  lost: number
  isWell: boolean
}

export async function runFault(fault: Fault, site: FaultySite): Promise<Found> {
  const lines = () => site.nodes.reduce((sum, node) => sum + node.logLines(), 0)
  const before = lines()
  const load = startLoad(site.nodes, [...KINDS, ...(fault.also ?? [])])
  await sleep(BEFORE_MS)
  const begunAt = performance.now()
  await fault.begin()
  const switchedAt = performance.now()
  await sleep(fault.seconds * 1000)
  const endingAt = performance.now()
  const problems = (await fault.meanwhile?.(site)) ?? []
  await fault.end?.()
  const endedAt = performance.now()
  await sleep(AFTER_MS)
  const all = await load.stop()
  problems.push(...((await fault.afterwards?.(all)) ?? []))
  const answers = all.filter(({ at }) => at > begunAt)
  const acknowledged = all.flatMap(({ kind, text, status }) =>
    kind === 'write' && text && status === 200 ? [text] : [],
  )
  const failed = answers.filter(({ status }) => status !== 200)
  // What begins and ends it may end connections, as a fail-over does.
  const meanwhile = failed.filter(({ at }) => at > switchedAt && at < endingAt)
  const { kinds: needing = [], part } = fault.needs ?? {}
  const wrong = failed.filter(
    (one) => !(one.status === 503 && one.retryAfter && (part === undefined || one.part === part)),
  )
  for (const one of new Set(wrong.map((answer) => `${answer.kind}: ${answer.status} ${answer.part ?? ''}`)))
    printLine(`  ${one}`)
  const slowest = answers.reduce((most, one) => (one.ms > most.ms ? one : most))
  const slowestWanted = fault.slowestMs ?? WANTED.slowestMs
  if (slowest.ms > slowestWanted) printLine(`  slowest: ${slowest.kind} ${slowest.status}`)
  for (const one of problems) printLine(`  ${one}`)
  const found = {
    answers: answers.length,
    refused: count(failed, ({ status }) => status === 503),
    wrong: wrong.length,
    cachedFailed: count(failed, ({ kind }) => kind === 'cached'),
    stale: count(answers, ({ stale }) => stale),
    slowestMs: Math.round(slowest.ms),
    wholeMs: Math.round(timeToWhole(answers, endedAt)),
    logLines: lines() - before,
    ended: count(site.nodes, (node) => node.hasEnded()),
    acknowledged: acknowledged.length,
    lost: await countLost(site.adminUrl(), acknowledged),
  }
  const isWell =
    problems.length === 0 &&
    found.wrong === 0 &&
    found.ended === 0 &&
    found.lost === 0 &&
    found.cachedFailed === 0 &&
    found.slowestMs <= slowestWanted &&
    found.wholeMs <= (fault.wholeMs ?? WANTED.wholeMs) &&
    found.logLines <= (fault.logLines ?? WANTED.logLines) &&
    found.logLines >= (fault.leastLogLines ?? 0) &&
    (!fault.readsGoOn || meanwhile.every(({ kind }) => kind === 'write' || needing.includes(kind))) &&
    (!fault.writesGoOn || meanwhile.every(({ kind }) => needing.includes(kind)))
  return { ...found, isWell }
}
