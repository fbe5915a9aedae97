import { setTimeout as sleep } from 'node:timers/promises'

import { printLine } from '#server/startup/progress.ts'
import { memoryMb } from '#test/soak/fuzz/process-figures.ts'
import { count, failureLines, routeTable, statusesOf, writeFailures, writeSection } from '#test/soak/fuzz/report.ts'
import type { FuzzedSite } from '#test/soak/fuzz/site-process.ts'
import { watchHealth } from '#test/soak/fuzz/watch-health.ts'

import { type Fuzzer, openFuzzer } from './run-requests.ts'
import { leastReached } from './tally.ts'

export const FULL_RUN = 300_000
const QUARTERS = 4
/** Pause after each quarter: requests in flight end, and V8 collects garbage. */
const SETTLE_MS = 15_000
/** Memory of the last quarter against the first. */
const MOST_GROWTH = 1.15
const LEAST_REACHED = 0.5

type Options = { seed: string; requests: number; minutes: number; only?: string | undefined; settleMs?: number }

export type FuzzResult = {
  fuzzer: Fuzzer
  alive: boolean
  memory: number[]
  health: { p99: number; slowest: number }
  seconds: number
}

/** Sends all requests in four quarters, and records the memory after each. */
export async function fuzzRequests(
  site: FuzzedSite,
  { seed, requests, minutes, only, settleMs = requests < FULL_RUN ? 1000 : SETTLE_MS }: Options,
): Promise<FuzzResult> {
  const begun = Date.now()
  const isOver = () => Date.now() - begun > minutes * 60_000
  const fuzzer = await openFuzzer(site, { seed, only })
  const health = watchHealth(site.port)
  const memory: number[] = []
  let times
  try {
    await fuzzer.look()
    for (let quarter = 0; quarter < QUARTERS && site.isAlive(); quarter++) {
      await fuzzer.run((requests / QUARTERS) * (quarter + 1), isOver)
      await sleep(settleMs)
      memory.push(memoryMb(site.pid))
      const [total, faults] = [fuzzer.tally.total(), fuzzer.tally.failures().length]
      printLine(`  ${count(total)} requests, ${Math.round(memory.at(-1) ?? 0)} MB, ${faults} kinds of faults`)
    }
    times = await health.read()
  } finally {
    health.stop()
  }
  return {
    fuzzer,
    alive: site.isAlive(),
    memory,
    health: times,
    seconds: (Date.now() - begun) / 1000,
  }
}

/** Reports what was found; returns whether all was well. */
export function judgeRequests(result: FuzzResult, { seed, requests }: Pick<Options, 'seed' | 'requests'>): boolean {
  const { fuzzer, alive, memory, health, seconds } = result
  const { tally } = fuzzer
  const least = leastReached(tally)
  const [first = Number.NaN, last = Number.NaN] = [memory[0], memory[QUARTERS - 1]]
  const flat = last <= first * MOST_GROWTH
  const fault = (why: string) => count(tally.faults.get(why) ?? 0)
  for (const line of [...routeTable(tally), '', ...failureLines(tally.failures())]) printLine(line)
  if (tally.faults.size > 0) printLine(`All of them, whole: ${writeFailures(tally.failures())}`)
  const rows: [string, string][] = [
    ['seed', seed],
    ['requests', count(tally.total())],
    ['routes and pages', count(fuzzer.routes)],
    [
      'smallest share of a route’s requests that reached its handler',
      `${Math.round(least.share * 100)} % (${least.row})`,
    ],
    ['answers of 5xx', fault('server error')],
    ['503 from a cap, with Retry-After', count(tally.caps())],
    ['requests without an answer in ten seconds', fault('no answer in time')],
    ['sound requests whose connection was closed without an answer', fault('no answer')],
    ['connections closed after an answer that did not say so', fault('connection closed without a word')],
    ['crashes', alive ? '0' : '1'],
    ['memory after each quarter, in MB', memory.map((size) => Math.round(size)).join(', ')],
    [
      '`/healthz` meanwhile, 99 % and slowest, in milliseconds',
      `${Math.round(health.p99)}, ${Math.round(health.slowest)}`,
    ],
    ['accounts that requests destroyed and were replaced', count(fuzzer.sessions.replaced())],
    ['seconds', count(seconds)],
  ]
  const statuses = [...statusesOf(tally)].map(([status, times]) => `${status}: ${count(times)}`).join(', ')
  const table = ['| | |', '| --- | ---: |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)]
  for (const line of ['', ...table, '', `Answers: ${statuses}`]) printLine(line)
  const complete = tally.total() >= requests
  const well =
    alive && complete && tally.faults.size === 0 && (requests < FULL_RUN || (flat && least.share >= LEAST_REACHED))
  if (requests >= FULL_RUN)
    writeSection('Fuzz', [
      ...ABOUT,
      '',
      `On ${new Date().toISOString().slice(0, 10)}, on 2 shared cores:`,
      '',
      ...table,
      '',
      `Answers: ${statuses}.`,
    ])
  return well
}

const ABOUT = [
  '`npm run fuzz` sends hostile requests at every route of the OpenAPI document, every page and its forms, better-auth’s own calls, the tools for agents and all other addresses, signed out, as an owner, as somebody new, as an admin and as the site builder. Values are made from each route’s schema, or from the form on the page, and then mutated: types, sizes, encodings, indexes, nesting, headers, methods, paths, half-sent and slow bodies, pipelined and aborted requests. Limits on tries and writes are off, so that requests reach what they are meant for; a route counts as reached unless the answer came from the door (401, 403 of another origin, 405, 408, 413, 414, 415, 417, 421, 429, 431, 503, or Node’s own 400). Requests whose path, method or bytes are played with belong to no route and are counted in rows of their own. It prints statuses by route, and each fault as a line that can be sent again.',
]
