import { streamHostBatch } from '#api/host/stream-host-batch.ts'
import { HOST_SCOPES } from '#domain/host/host-token.ts'

import type { Figure } from './figure.ts'
import type { BenchSite } from './site.ts'

/** R404: so many lines are to be taken in a minute. */
const LINES = 100_000
const AT_MOST_S = 60
const USERS = LINES * 0.4
const WORKSPACES = LINES * 0.2

const PREFIX = 'bench'

function entry(index: number, version: number): object {
  if (index < USERS) {
    const report = { name: `Person ${index}`, email: `${PREFIX}-${index}@host.test`, emailVerified: true, version }
    return { kind: 'users', id: `${PREFIX}-u${index}`, report }
  }
  if (index < USERS + WORKSPACES) {
    const nth = index - USERS
    const members = [0, 1].map((one) => ({
      userId: `${PREFIX}-u${nth * 2 + one}`,
      role: one === 0 ? 'owner' : 'member',
    }))
    const report = { slug: `${PREFIX}-${nth}`, name: `Workspace ${nth}`, plan: 'core', members, version }
    return { kind: 'workspaces', id: `${PREFIX}-w${nth}`, report }
  }
  const nth = index - USERS - WORKSPACES
  const owner = nth % 2 ? { userId: `${PREFIX}-u${nth % USERS}` } : { workspaceId: `${PREFIX}-w${nth % WORKSPACES}` }
  const report = { type: 'sites', owner, name: `Site ${nth}`, slug: `site-${nth}`, public: true, publishedOn: null }
  return { kind: 'assets', id: `${PREFIX}-a${nth}`, report: { ...report, version } }
}

function linesOf(version: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= LINES) return controller.close()
      const part = Array.from({ length: 200 }, (_, index) => `${JSON.stringify(entry(at + index, version))}\n`)
      controller.enqueue(encoder.encode(part.join('')))
      at += part.length
    },
  })
}

/** Seconds for all lines, all of which have to get this status; and the most memory that it took. */
async function send({ deps }: BenchSite, version: number, status: string) {
  const host = { name: 'bench', token: '', scopes: HOST_SCOPES }
  const info = { clientAddress: '127.0.0.1', requestId: 'bench' }
  globalThis.gc?.()
  const [started, heap] = [performance.now(), process.memoryUsage().rss]
  let [answered, most, rest] = [0, heap, '']
  const decoder = new TextDecoder()
  for await (const part of streamHostBatch(deps, linesOf(version), { host, snapshotId: undefined, info })) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    const wrong = lines.find((line) => !line.includes(`"status":"${status}"`))
    if (wrong !== undefined) throw new Error(`A line was answered otherwise: ${wrong}`)
    answered += lines.length
    most = Math.max(most, process.memoryUsage().rss)
  }
  if (answered !== LINES) throw new Error(`${LINES} lines got ${answered} answers.`)
  return { seconds: (performance.now() - started) / 1000, megabytes: (most - heap) / 2 ** 20 }
}

/** A batch of accounts, workspaces with two members each, and work: when it is new, repeated, and changed. */
export async function measureHost(site: BenchSite): Promise<Figure[]> {
  const { db } = site.deps.background
  const clear = async () => {
    for (const table of ['asset', 'workspace', 'user', 'host_entry'] as const) {
      await db.deleteFrom(table).where('id', 'like', `${PREFIX}-%`).execute()
    }
  }
  await clear()
  const made = await send(site, 1, 'created')
  const repeated = await send(site, 1, 'unchanged')
  const versions = await send(site, 2, 'unchanged')
  await clear()
  const { profiles } = site
  const name = `${LINES.toLocaleString('en')} lines`
  return [
    { name: `${name}, all new`, profiles, value: made.seconds, unit: 's', atMost: AT_MOST_S },
    { name: `${name}, all repeated`, profiles, value: repeated.seconds, unit: 's', atMost: AT_MOST_S },
    { name: `${name}, a newer version of the same`, profiles, value: versions.seconds, unit: 's', atMost: AT_MOST_S },
    { name: 'memory that the first one took', profiles, value: made.megabytes, unit: 'MB' },
  ]
}
