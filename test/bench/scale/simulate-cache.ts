import { createPageStore } from '#server/page-cache/page-store.ts'

import { seededRandom } from './popularity.ts'

export const KINDS = ['list', 'profile', 'search'] as const
export type Kind = (typeof KINDS)[number]

export type PageRequest = { kind: Kind; key: string; tags: string[] }

/** Who asks for what, and which tags an edit purges. */
export type Traffic = {
  request: (random: () => number) => PageRequest
  edit: (random: () => number) => string[]
}

export type Simulation = {
  traffic: Traffic
  requestsPerSecond: number
  editsPerSecond: number
  cacheMb: number
  /** What counts begins after this. */
  warmUpSeconds?: number
  seconds?: number
  seed?: number
}

/** Pages as the cache stores them, compressed; docs/scale.md says where these figures come from. */
const BYTES: Record<Kind, number> = { list: 16_000, profile: 7500, search: 16_000 }
/** As in server/page-cache: a page is used for fifteen minutes, and rendered again in the background after five. */
const LIFETIME_S = 900
const REFRESH_S = 300

/** How many requests of a kind there were, how many the cache answered, and how many renderings they made. */
export type Share = { requests: number; hits: number; renders: number }

type Stored = { tags: string[]; bytes: number; renderedAt: number }

/** What one node's page cache does with this traffic: the product's own store, in simulated time. */
export function simulateCache(options: Simulation): Record<Kind, Share> {
  const { traffic, requestsPerSecond, editsPerSecond, cacheMb, warmUpSeconds = 900, seconds = 300, seed = 1 } = options
  const random = seededRandom(seed)
  const store = createPageStore<Stored>({ maxBytes: cacheMb * 2 ** 20 })
  const shares = Object.fromEntries(KINDS.map((kind) => [kind, { requests: 0, hits: 0, renders: 0 }])) as Record<
    Kind,
    Share
  >
  let nextEdit = editsPerSecond > 0 ? 0 : Infinity
  const end = warmUpSeconds + seconds
  for (let now = 0; now < end; now += 1 / requestsPerSecond) {
    for (; nextEdit <= now; nextEdit += 1 / editsPerSecond) store.purge(traffic.edit(random))
    const { kind, key, tags } = traffic.request(random)
    const stored = store.get(key)
    const age = stored ? now - stored.renderedAt : Infinity
    const isHit = age < LIFETIME_S
    const renders = !isHit || age > REFRESH_S
    if (renders) store.put(key, { tags, bytes: BYTES[kind], renderedAt: now }, store.clock())
    if (now < warmUpSeconds) continue
    shares[kind].requests += 1
    shares[kind].hits += isHit ? 1 : 0
    shares[kind].renders += renders ? 1 : 0
  }
  return shares
}
