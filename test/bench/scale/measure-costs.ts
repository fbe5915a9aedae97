import { randomUUID } from 'node:crypto'

import { load } from '#test/load.ts'
import { edit, type Owner } from '#test/soak/owners.ts'

import type { Cost, Costs } from './busy-cores.ts'
import { visit } from './visit.ts'

const LISTS = ['/hire/web-design', '/hire/seo', '/hire/branding', '/hire/webflow', '/hire/web-design/us']
const PROFILES = ['/@ada-moreau', '/@northlight']
const SEARCHES = ['/experts?q=designer', '/experts?q=maria', '/experts?q=bakery+website+with+pre-orders']
const SECONDS = 8
const ROUNDS = 80
const EDITS = 120

export type Meter = () => Promise<Cost>

/** CPU milliseconds of each act, by the meter's difference. */
async function costOf(meter: Meter, act: () => Promise<number>): Promise<Cost> {
  await act()
  const before = await meter()
  const times = await act()
  const after = await meter()
  return { node: (after.node - before.node) / times, database: (after.database - before.database) / times }
}

const loaded = (port: number, paths: string[]) => async () =>
  (await load({ port, paths, connections: 4, seconds: SECONDS })).total

async function searchAll(origin: string): Promise<number> {
  for (let round = 0; round < ROUNDS; round++) await Promise.all(SEARCHES.map((path) => visit(origin + path)))
  return ROUNDS * SEARCHES.length
}

async function editAll(origin: string, owners: Owner[]): Promise<number> {
  await Promise.all(
    owners.map(async (owner) => {
      for (let left = EDITS / owners.length; left > 0; left--) await edit([origin], owner, `Title ${randomUUID()}`)
    }),
  )
  return EDITS
}

type Started = { port: number; url: string; meter: Meter }

/** What a request costs: from the cache of one site; rendered uncached, and written, by one without a cache. */
export async function measureCosts({ port, meter }: Started, uncached: Started, owners: Owner[]): Promise<Costs> {
  return {
    cached: await costOf(meter, loaded(port, LISTS.slice(0, 1))),
    list: await costOf(uncached.meter, loaded(uncached.port, LISTS)),
    profile: await costOf(uncached.meter, loaded(uncached.port, PROFILES)),
    search: await costOf(uncached.meter, () => searchAll(uncached.url)),
    edit: await costOf(uncached.meter, () => editAll(uncached.url, owners.slice(0, 10))),
  }
}
