import { setTimeout as sleep } from 'node:timers/promises'

import type { Kind } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'
import { type HostLine, isTemporary } from '#sdk/guildhall-client.ts'
import { hashOf } from '#sdk/host-content.ts'

import { describeEntry, HOST_KINDS } from './describe-entry.ts'
import type { Guildhall } from './report-queue.ts'

type Listed = { id: string; version: number | null; hash: string; pending?: true }

const KINDS: Kind[] = ['people', 'workspaces', 'sites']
/** Deleting an owner takes its work along, so a second look may find more. */
const ROUNDS = 5
const PAUSE_MS = 500

/** Everything that Guildhall has of a kind, page by page. */
async function listAll(guildhall: Guildhall, kind: Kind): Promise<Map<string, Listed>> {
  const all = new Map<string, Listed>()
  for (let after: string | null | undefined; after !== null;) {
    const params = { path: { kind: HOST_KINDS[kind] }, query: after === undefined ? {} : { after } }
    const { data, error, response } = await guildhall.GET('/v1/marketplace/host/{kind}', { params })
    if (!data) throw new Error(`Guildhall does not list its ${kind} (${response.status}): ${error?.msg}`)
    for (const item of data.items) all.set(item.id, item)
    after = data.next
  }
  return all
}

/** What to report so that Guildhall has what we have. */
export async function findDifferences(store: Store, guildhall: Guildhall): Promise<HostLine[]> {
  const lines: HostLine[] = []
  for (const kind of KINDS) {
    const listed = await listAll(guildhall, kind)
    for (const { id, version } of store.all(kind)) {
      const [line, there] = [describeEntry(store, kind, id), listed.get(id)]
      if (line && (there?.hash !== hashOf(line) || there?.version !== version)) lines.push(line)
    }
    for (const { id, version } of listed.values()) {
      // Without a version it never came from us: the demo's own workspaces and sites.
      if (version === null || store.find(kind, id)) continue
      lines.push({ kind: HOST_KINDS[kind], id, deleted: true, version: store.nextVersion() })
    }
  }
  return lines
}

export type Reconciled = { found: number; left: number; refused: string[] }

/** Compares and reports until nothing differs. Says how many entries differed, how many still do, and why. */
export async function reconcile(store: Store, guildhall: Guildhall): Promise<Reconciled> {
  let differences = await findDifferences(store, guildhall)
  const found = differences.length
  let refused: string[] = []
  for (let round = 0; differences.length > 0 && round < ROUNDS; round++) {
    refused = []
    let permanent = 0
    for await (const { line, answer } of guildhall.sendBatch(differences)) {
      if (answer.status !== 'refused') continue
      refused.push(`${line.kind} ${line.id}: ${answer.error?.msg}`)
      if (!isTemporary(answer)) permanent += 1
    }
    if (refused.length > permanent) await sleep(PAUSE_MS * 2 ** round)
    differences = await findDifferences(store, guildhall)
    // Whatever is refused permanently would be refused again.
    if (differences.length <= permanent) break
  }
  return { found, left: differences.length, refused }
}
