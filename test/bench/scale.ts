import { readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { Client } from 'pg'

import { ensureAuthSecret } from '#server/startup/data-dir.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { startSite } from '#test/started-site.ts'

import { busyCores, type Costs } from './scale/busy-cores.ts'
import { checkModel } from './scale/check-model.ts'
import { databaseCpuSeconds } from './scale/database-cpu.ts'
import { largeSite } from './scale/large-site.ts'
import { measureCosts, type Meter } from './scale/measure-costs.ts'
import { openTraffic } from './scale/real-site.ts'
import { type Kind, KINDS, type Share, simulateCache, type Traffic } from './scale/simulate-cache.ts'

// node test/bench/scale.ts [--profiles 3000 --data .data-bench]: what requests and edits cost here, whether the load model
// predicts a mixed load on this machine, and what it says of larger ones. docs/scale.md has the result.
const { values } = parseArgs({
  options: { profiles: { type: 'string', default: '3000' }, data: { type: 'string', default: '.data-bench' } },
})
const profiles = Number(values.profiles)
const dataDir = resolve(values.data, `scale-${profiles}`)

const NODE_CACHE_MB = 128
const CDN_CACHE_MB = 20_000

type Case = { profiles: number; requestsPerSecond: number; editsPerSecond: number; nodes: number; cdn?: boolean }
const CASES: Case[] = [
  { profiles: 100_000, requestsPerSecond: 100, editsPerSecond: 1, nodes: 1 },
  { profiles: 1_000_000, requestsPerSecond: 100, editsPerSecond: 1, nodes: 1 },
  { profiles: 1_000_000, requestsPerSecond: 1000, editsPerSecond: 10, nodes: 4 },
  { profiles: 1_000_000, requestsPerSecond: 1000, editsPerSecond: 100, nodes: 4 },
  { profiles: 10_000_000, requestsPerSecond: 1000, editsPerSecond: 10, nodes: 4 },
  { profiles: 10_000_000, requestsPerSecond: 10_000, editsPerSecond: 100, nodes: 16 },
  { profiles: 10_000_000, requestsPerSecond: 10_000, editsPerSecond: 100, nodes: 16, cdn: true },
]

const row = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const percent = (share: number) => `${(share * 100).toFixed(0)} %`

async function databaseDirectory(connectionString: string): Promise<string> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Every process of a server works in its directory.
  const directory = readlinkSync(`/proc/${rows[0]?.pid}/cwd`)
  await client.end()
  return directory
}

async function measure(): Promise<Costs> {
  const one = await startSite({ dataDir, profiles, env: { TRUST_PROXY: '1' } })
  const DATABASE_URL = (await runningDatabaseUrl(dataDir)) ?? ''
  const directory = await databaseDirectory(DATABASE_URL)
  const env = {
    DATABASE_URL,
    AUTH_SECRET: ensureAuthSecret(dataDir),
    DEMO: '1',
    SITE_URL: one.siteUrl,
    PAGE_CACHE: 'off',
    TRUST_PROXY: '1',
  }
  const uncached = await startSite({ dataDir: join(dataDir, 'second-node'), profiles, env })
  const meterOf =
    (site: typeof one): Meter =>
    async () => {
      const [figures] = await site.figures()
      return { node: (figures?.cpuSeconds ?? 0) * 1000, database: databaseCpuSeconds(directory) * 1000 }
    }
  try {
    const { traffic, owners } = await openTraffic(one.url)
    const costs = await measureCosts({ ...one, meter: meterOf(one) }, { ...uncached, meter: meterOf(uncached) }, owners)
    row(['one of', 'CPU ms of a node', 'CPU ms of PostgreSQL'])
    for (const [name, { node, database }] of Object.entries(costs)) row([name, node.toFixed(2), database.toFixed(2)])
    await uncached.stop()
    const { predicted, measured } = await checkModel(costs, { url: one.url, meter: meterOf(one), traffic, owners })
    row(['', 'from the cache', 'cores of the node', 'cores of PostgreSQL'])
    for (const [name, { hitRatio, node, database }] of Object.entries({ predicted, measured })) {
      row([name, percent(hitRatio), node.toFixed(3), database.toFixed(3)])
    }
    return costs
  } finally {
    await uncached.stop()
    await one.stop()
  }
}

/** What a CDN answers costs us nothing; it stores lists and searches, profiles stay with the nodes. */
function sharesBehindCdn({ profiles, requestsPerSecond, editsPerSecond, nodes }: Case): Record<Kind, Share> {
  const traffic = largeSite(profiles)
  const each = { traffic, requestsPerSecond: requestsPerSecond / nodes, editsPerSecond, cacheMb: NODE_CACHE_MB }
  const atNodes = simulateCache({ ...each, traffic: { ...traffic, request: onlyProfiles(traffic.request) } })
  const atCdn = simulateCache({
    traffic,
    requestsPerSecond,
    editsPerSecond,
    cacheMb: CDN_CACHE_MB,
    warmUpSeconds: 300,
    seconds: 60,
  })
  const share = atCdn.profile.requests / atNodes.profile.requests
  const { requests, hits, renders } = atNodes.profile
  return { ...atCdn, profile: { requests: requests * share, hits: hits * share, renders: renders * share } }
}

function onlyProfiles(request: Traffic['request']): Traffic['request'] {
  return (random) => {
    let one = request(random)
    while (one.kind !== 'profile') one = request(random)
    return one
  }
}

function sharesAtNodes({ profiles, requestsPerSecond, editsPerSecond, nodes }: Case): Record<Kind, Share> {
  const each = { requestsPerSecond: requestsPerSecond / nodes, editsPerSecond, cacheMb: NODE_CACHE_MB }
  return simulateCache({ traffic: largeSite(profiles), ...each })
}

const missesOf = (share: Share): Share => ({ ...share, hits: 0 })

function predict(costs: Costs): void {
  const hits = ['lists', 'profiles', 'searches'].map((kind) => `${kind} from a cache`)
  row(['profiles', 'requests/s', 'edits/s', 'in front', ...hits, 'cores of nodes', 'of PostgreSQL'])
  for (const one of CASES) {
    const { profiles, requestsPerSecond, editsPerSecond, nodes, cdn = false } = one
    const shares = cdn ? sharesBehindCdn(one) : sharesAtNodes(one)
    const atNodes = cdn ? { ...shares, list: missesOf(shares.list), search: missesOf(shares.search) } : shares
    const { node, database } = busyCores(costs, atNodes, { requestsPerSecond, editsPerSecond })
    const numbers = [profiles, requestsPerSecond, editsPerSecond].map((count) => count.toLocaleString('en'))
    const ratios = KINDS.map((kind) => percent(shares[kind].hits / shares[kind].requests))
    row([...numbers, `${cdn ? 'CDN, ' : ''}${nodes} nodes`, ...ratios, node.toFixed(1), database.toFixed(1)])
  }
}

predict(await measure())
