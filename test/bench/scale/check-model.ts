import { randomUUID } from 'node:crypto'

import { edit, type Owner } from '#test/soak/owners.ts'

import { busyCores, type Costs } from './busy-cores.ts'
import type { Meter } from './measure-costs.ts'
import { seededRandom } from './popularity.ts'
import { simulateCache, type Traffic } from './simulate-cache.ts'
import { visit } from './visit.ts'

const RATES = { requestsPerSecond: 60, editsPerSecond: 1 }
const SECONDS = { warmUpSeconds: 30, seconds: 60 }
const CACHE_MB = 128

type Site = { url: string; meter: Meter; traffic: Traffic; owners: Owner[] }

/** Acts at a steady rate, however long each takes. */
async function repeat(perSecond: number, seconds: number, act: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  const acts: Promise<unknown>[] = []
  for (let count = 0; count < perSecond * seconds; count++) {
    const wait = begun + (count * 1000) / perSecond - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    acts.push(act())
  }
  await Promise.all(acts)
}

async function hitsAndMisses(url: string): Promise<{ hits: number; misses: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const count = (outcome: string) =>
    Number(new RegExp(`^guildhall_page_cache_requests\\{[^}]*outcome="${outcome}"[^}]*\\} (\\d+)`, 'm').exec(text)?.[1])
  return { hits: count('hit') + count('stale'), misses: count('miss') }
}

async function runTraffic({ url, traffic, owners }: Site, seconds: number, seed: number): Promise<void> {
  const random = seededRandom(seed)
  const request = () => visit(url + traffic.request(random).key)
  const change = async () => {
    const owner = owners[Math.floor(random() * owners.length)]
    if (owner) await edit([url], owner, `Title ${randomUUID()}`)
  }
  await Promise.all([repeat(RATES.requestsPerSecond, seconds, request), repeat(RATES.editsPerSecond, seconds, change)])
}

/** The same traffic in the model and on a real server: what each says of the cache and of the cores in use. */
export async function checkModel(costs: Costs, site: Site) {
  await runTraffic(site, SECONDS.warmUpSeconds, 1)
  const [before, countsBefore] = [await site.meter(), await hitsAndMisses(site.url)]
  await runTraffic(site, SECONDS.seconds, 2)
  const [after, countsAfter] = [await site.meter(), await hitsAndMisses(site.url)]
  const hits = countsAfter.hits - countsBefore.hits
  const misses = countsAfter.misses - countsBefore.misses
  const shares = simulateCache({ traffic: site.traffic, ...RATES, ...SECONDS, cacheMb: CACHE_MB })
  return {
    predicted: busyCores(costs, shares, RATES),
    measured: {
      node: (after.node - before.node) / 1000 / SECONDS.seconds,
      database: (after.database - before.database) / 1000 / SECONDS.seconds,
      hitRatio: hits / (hits + misses),
    },
  }
}
