import { createHash } from 'node:crypto'

import { HOST_PATHS, type HostPath } from '#domain/host/host-paths.ts'

import type { SimulatedHost, Report } from './simulated-host.ts'

type Listed = { id: string; version: number | null; hash: string; pending?: true }
export type Call = (method: string, path: string, body?: string | object) => Promise<{ status: number; text: string }>

/** As docs/host.md describes it, on the site builder's side: written without a look at the server's code. */
function hash(report: Record<string, unknown>): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    const keys = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(keys.map(([key, one]) => [key, sorted(one)]))
  }
  const content = { ...report }
  if ('owner' in report) {
    for (const field of ['description', 'thumbnailUrl', 'url']) content[field] = report[field] ?? null
  }
  if ('members' in report) {
    content['members'] = (report['members'] as { userId: string }[]).toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
  }
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
}

async function listAll(call: Call, kind: HostPath): Promise<Listed[]> {
  const all: Listed[] = []
  let after = ''
  for (;;) {
    const { status, text } = await call('GET', `/${kind}?limit=700${after && `&after=${after}`}`)
    if (status !== 200) throw new Error(`${kind} cannot be read: ${status} ${text}`)
    const { items, next } = JSON.parse(text) as { items: Listed[]; next: string | null }
    all.push(...items)
    if (next === null) return all
    after = next
  }
}

/** What has to be reported so that the site has what the site builder has. `prefix` leaves other entries alone. */
export async function findDifferences(call: Call, host: SimulatedHost, prefix: string): Promise<Report[]> {
  const reports: Report[] = []
  for (const kind of HOST_PATHS) {
    const listed = new Map(
      (await listAll(call, kind)).filter(({ id }) => id.startsWith(prefix)).map((one) => [one.id, one]),
    )
    for (const [id, { version, report }] of host.state[kind]) {
      const there = listed.get(id)
      if (there?.hash !== hash(report) || there.version !== version || there.pending) {
        reports.push({ kind, id, version, report })
      }
    }
    for (const id of listed.keys()) if (!host.state[kind].has(id)) reports.push({ kind, id, version: host.version() })
  }
  return reports
}

export function toLine({ kind, id, version, report }: Report): string {
  return JSON.stringify(report ? { kind, id, report: { ...report, version } } : { kind, id, deleted: true, version })
}

type LineAnswer = { line: number; status: string; error?: { msg: string } }

/** Sends reports as one batch; every line has to be answered. */
export async function sendBatch(call: Call, reports: Report[], query = ''): Promise<LineAnswer[]> {
  if (reports.length === 0) return []
  const { status, text } = await call('POST', `/batch${query}`, reports.map(toLine).join('\n'))
  if (status !== 200) throw new Error(`A batch was refused: ${status} ${text}`)
  const answers = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LineAnswer)
  if (answers.length !== reports.length) throw new Error(`${reports.length} lines got ${answers.length} answers.`)
  return answers
}

/** By comparison: until nothing differs. Returns how many rounds that took. */
export async function reconcileByList(call: Call, host: SimulatedHost, prefix: string): Promise<number> {
  for (let round = 0; round < 10; round++) {
    const differences = await findDifferences(call, host, prefix)
    if (differences.length === 0) return round
    await sendBatch(call, differences)
  }
  return Number.NaN
}

/** By a snapshot of everything. */
export async function reconcileBySnapshot(call: Call, host: SimulatedHost): Promise<void> {
  const begun = await call('POST', '/snapshots', { kinds: HOST_PATHS, version: host.version() })
  if (begun.status !== 201) throw new Error(`A snapshot did not begin: ${begun.status} ${begun.text}`)
  const { id } = JSON.parse(begun.text) as { id: string }
  const all = HOST_PATHS.flatMap((kind) => [...host.state[kind]].map(([one, entry]) => ({ kind, id: one, ...entry })))
  await sendBatch(call, all.toReversed(), `?snapshot=${id}`)
  for (let left = 1; left > 0;) {
    const done = await call('POST', `/snapshots/${id}/commit`, { force: true })
    if (done.status !== 200) throw new Error(`A snapshot was not committed: ${done.status} ${done.text}`)
    left = (JSON.parse(done.text) as { left: number }).left
  }
}
