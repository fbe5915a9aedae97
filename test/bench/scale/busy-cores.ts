import { type Kind, KINDS, type Share } from './simulate-cache.ts'

/** CPU milliseconds. */
export type Cost = { node: number; database: number }

export type Costs = { cached: Cost; edit: Cost } & Record<Kind, Cost>

export type Rates = { requestsPerSecond: number; editsPerSecond: number }

/** The cores that this load keeps busy: of the nodes together, and of the primary (or of it and its replicas). */
export function busyCores(costs: Costs, shares: Record<Kind, Share>, { requestsPerSecond, editsPerSecond }: Rates) {
  const all = KINDS.reduce((sum, kind) => sum + shares[kind].requests, 0)
  const perSecond = (count: number) => (count / all) * requestsPerSecond
  const hits = KINDS.reduce((sum, kind) => sum + shares[kind].hits, 0)
  const sum = (part: keyof Cost) =>
    perSecond(hits) * costs.cached[part] +
    editsPerSecond * costs.edit[part] +
    KINDS.reduce((total, kind) => total + perSecond(shares[kind].renders) * costs[kind][part], 0)
  return { node: sum('node') / 1000, database: sum('database') / 1000, hitRatio: hits / all }
}
