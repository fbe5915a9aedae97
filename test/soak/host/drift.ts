import { seededRandom } from '#demo/art/seeded-random.ts'

import { joinAll, leaveUnreported, makePeople, type People } from './joins.ts'
import { type Call, findDifferences, reconcileByList, reconcileBySnapshot, sendBatch } from './reconcile.ts'
import { createSimulatedHost, type Report } from './simulated-host.ts'

/** `from`: the version to begin with, above those of all runs before on this site. */
type Run = { seed: string; reports: number; way: 'list' | 'snapshot'; from: number }

export type Drift = {
  /** Entries that differed before they were reconciled, and after everything. */
  before: number
  after: number
  sent: number
  lost: number
  statuses: Record<string, number>
  /** Comparisons until nothing differed; 0 for a snapshot, NaN where reports waited for people who join later. */
  rounds: number
  entries: number
  /** Accounts that were made here and joined: while reports arrived, and after everything was reconciled. */
  joined: [number, number]
}

const AT_ONCE = 3

/** Sends everything shuffled, in batches of all sizes, several at once; some of it by single calls. */
async function deliver(call: Call, reports: Report[], random: ReturnType<typeof seededRandom>) {
  const statuses: Record<string, number> = {}
  const count = (status: string) => void (statuses[status] = (statuses[status] ?? 0) + 1)
  const parts: Report[][] = []
  for (let at = 0; at < reports.length; at += parts.at(-1)?.length ?? 1) {
    parts.push(reports.slice(at, at + (random.chance(0.1) ? 1 : 1 + random.int(600))))
  }
  const queue = parts.values()
  async function work(): Promise<void> {
    for (const part of queue) {
      const [first] = part
      if (part.length > 1 || !first) for (const { status } of await sendBatch(call, part)) count(status)
      else {
        const { kind, id, version, report } = first
        const path = `/${kind}/${id}`
        const { text } = report
          ? await call('PUT', path, { ...report, version })
          : await call('DELETE', `${path}?version=${version}`)
        count((JSON.parse(text) as { status?: string }).status ?? 'refused')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return statuses
}

/**
 * Reports shuffled, a fifth of them doubled, a tenth lost, a twentieth so late that they arrive when everything has been
 * reconciled. A fifth of the people have an account here before, which they join meanwhile or later. In the end the site
 * has what the site builder has.
 */
export async function measureDrift(
  { call, people }: { call: Call; people: People },
  { seed, reports: count, way, from }: Run,
): Promise<Drift> {
  const random = seededRandom(`host ${seed}`)
  const prefix = `drift-${seed}`
  const host = createSimulatedHost(random.fork('life'), { prefix, from })
  host.live(count)
  const fate = random.fork('fate')
  const [inTime, late]: [Report[], Report[]] = [[], []]
  let lost = 0
  for (const report of host.reports) {
    if (fate.chance(0.1)) lost += 1
    else if (fate.chance(0.05)) late.push(report)
    else inTime.push(report, ...(fate.chance(0.2) ? [report] : []))
  }
  const made = await makePeople(people, host, random.fork('people'))
  const latecomers = made.splice(0, Math.floor(made.length / 3))
  const [statuses, early] = await Promise.all([deliver(call, fate.shuffle(inTime), fate), joinAll(people, made)])
  const has = (id: string) => host.state.users.has(id)
  await leaveUnreported(people, made, (id) => has(id) || inTime.some((report) => report.id === id))
  const before = (await findDifferences(call, host, prefix)).length
  let rounds = 0
  if (way === 'snapshot') await reconcileBySnapshot(call, host)
  else rounds = await reconcileByList(call, host, prefix)
  const [, later] = await Promise.all([
    deliver(call, fate.shuffle([...late, ...late]), fate),
    joinAll(people, await leaveUnreported(people, latecomers, has)),
  ])
  // An entry that was never reported may have come back: only a snapshot with a version removes it.
  if (way === 'list') rounds += await reconcileByList(call, host, prefix)
  const after = (await findDifferences(call, host, prefix)).length
  const { users, workspaces, assets } = host.state
  const entries = users.size + workspaces.size + assets.size
  const joined: Drift['joined'] = [early, later]
  return { joined, before, after, sent: inTime.length + 2 * late.length, lost, statuses, rounds, entries }
}
