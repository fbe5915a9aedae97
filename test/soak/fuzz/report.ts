import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Failure, Tally } from './requests/tally.ts'
import type { HttpRequest } from './send.ts'

const SOAK_MD = fileURLToPath(new URL('../../../docs/soak.md', import.meta.url))

export const count = (value: number) => Math.round(value).toLocaleString('en')

/** Every route with its statuses, one line each. */
export function routeTable({ rows }: Tally): string[] {
  const sorted = [...rows].toSorted(([a], [b]) => a.localeCompare(b))
  return sorted.map(([row, { requests, reached, statuses }]) => {
    const counts = [...statuses]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([status, times]) => `${status}×${times}`)
    const share = row.startsWith('(') ? '   –' : `${Math.round((100 * reached) / requests)} %`.padStart(5)
    return `${row.padEnd(70)} ${String(requests).padStart(7)} ${share}  ${counts.join(' ')}`
  })
}

/** One line with everything needed to replay the request. */
function replayable({ method, path, headers, body, wire }: HttpRequest): string {
  const text = body?.toString()
  const isText = text !== undefined && Buffer.from(text).equals(body ?? Buffer.alloc(0))
  const sent = body && (isText ? { body: text } : { bodyBase64: body.toString('base64') })
  return JSON.stringify({ method, path, headers, ...sent, ...(wire && wire !== 'plain' && { wire }) })
}

/** Longer lines are cut on the terminal; the file has them whole. */
const LONGEST = 2000
const FAILURES = fileURLToPath(new URL('../../../test-results/fuzz-failures.jsonl', import.meta.url))

/** One request per line, to be replayed. */
export function writeFailures(failures: Failure[]): string {
  mkdirSync(dirname(FAILURES), { recursive: true })
  const requests = failures.flatMap(({ before, request }) => [...(before ? [before] : []), request])
  writeFileSync(FAILURES, requests.map((request) => `${replayable(request)}\n`).join(''))
  return FAILURES
}

export function failureLines(failures: Failure[]): string[] {
  return failures.flatMap(({ why, row, status, request, before, body }) => [
    `✗ ${why}: ${row} answered ${status}${body && `: ${body.replaceAll('\n', ' ')}`}`,
    ...(before ? [`  after ${replayable(before).slice(0, LONGEST)}`] : []),
    `  ${replayable(request).slice(0, LONGEST)}`,
  ])
}

export function statusesOf(tally: Tally): Map<string, number> {
  const all = new Map<string, number>()
  for (const { statuses } of tally.rows.values()) {
    for (const [status, times] of statuses) all.set(status, (all.get(status) ?? 0) + times)
  }
  return new Map([...all].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** Replaces the section of that name in docs/soak.md. */
export function writeSection(title: string, lines: string[]): void {
  const text = readFileSync(SOAK_MD, 'utf8')
  const sections = text.split(/\n(?=## )/)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`))
  const section = [`## ${title}`, '', ...lines].join('\n')
  writeFileSync(SOAK_MD, `${[...others.map((one) => one.trimEnd()), section].join('\n\n').trimEnd()}\n`)
}
