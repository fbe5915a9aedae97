import { createHash } from 'node:crypto'

import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { RATE_LIMITS, WIDER_NETWORK_FACTOR } from '#domain/limits/rate-limits.ts'
import { widerNetworkOf } from '#domain/network.ts'

import type { LimitState } from './limit-state.ts'
import { createMemoryCounter } from './memory-counter.ts'

export type LimitName = keyof typeof RATE_LIMITS

/** Counts acts across all nodes. A number is the seconds to wait; undefined means go ahead. */
export type RateLimiter = {
  /** Counts one act; a number means that it was one too many, and was not counted. */
  hit(name: LimitName, key: string): Promise<number | undefined>
  /** Counts one act that is never refunded, and returns what is left of the limit. */
  count(name: LimitName, key: string): Promise<LimitState>
  /** Whether the limit is already used up, without counting. */
  check(name: LimitName, key: string): Promise<number | undefined>
  forgive(name: LimitName, key: string): Promise<void>
  /** Refunds one counted act that did not happen after all. */
  refund(name: LimitName, key: string): Promise<void>
}

type Limit = { points: number; seconds: number; perProcess?: true }

type Counter = {
  hit(key: string): LimitState | Promise<LimitState>
  check(key: string): number | undefined | Promise<number | undefined>
  forgive(key: string): void | Promise<void>
  refund(key: string): void | Promise<void>
}

/** Keys hold addresses and emails, so the table stores their hashes. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32)
}

function seconds(result: RateLimiterRes): number {
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
}

/** In PostgreSQL: one atomic statement per act, so that concurrent acts cannot exceed the limit. */
function sharedCounter(pool: pg.Pool, name: string, { points, seconds: duration }: Limit): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    clearExpiredByTimeout: name in RATE_LIMITS,
  })
  return {
    async hit(key: string): Promise<LimitState> {
      try {
        const state = await limiter.consume(hashed(key))
        return { left: state.remainingPoints, resetSeconds: seconds(state), wait: undefined }
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        return { left: 0, resetSeconds: seconds(error), wait: seconds(error) }
      }
    },
    async check(key: string) {
      const state = await limiter.get(hashed(key))
      return state && state.consumedPoints >= points ? seconds(state) : undefined
    },
    async forgive(key: string) {
      await limiter.delete(hashed(key))
    },
    async refund(key: string) {
      // Not the library's `reward`: once the window has ended, that would start the next one with extra points.
      await pool.query('update rate_limit set points = points - 1 where key = $1 and points > 0 and expire > $2', [
        limiter.getKey(hashed(key)),
        Date.now(),
      ])
    },
  }
}

/**
 * R523: the counters that an act under this key counts against: the one of its own key and, where that is an IPv6
 * network, the one of the wider network.
 */
type Counted = { counter: Counter; key: string }[]

async function refundAll(counted: Counted): Promise<void> {
  await Promise.all(counted.map(({ counter, key }) => counter.refund(key)))
}

/** Counts in order, and stops at the first counter that refuses; `reached` includes it. */
async function hitAll(counted: Counted): Promise<{ state: LimitState; reached: Counted }> {
  let least: LimitState | undefined
  for (const [index, { counter, key }] of counted.entries()) {
    const state = await counter.hit(key)
    if (state.wait !== undefined) return { state, reached: counted.slice(0, index + 1) }
    if (!least || state.left < least.left) least = state
  }
  if (!least) throw new Error('a limit without a counter')
  return { state: least, reached: counted }
}

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const open = (name: string, limit: Limit): Counter =>
    limit.perProcess ? createMemoryCounter(limit) : sharedCounter(pool, name, limit)
  const counters = new Map<LimitName, { own: Counter; wider: Counter }>()
  for (const [name, limit] of Object.entries(RATE_LIMITS) as [LimitName, Limit][]) {
    const wider = open(`${name}/48`, { ...limit, points: limit.points * WIDER_NETWORK_FACTOR })
    counters.set(name, { own: open(name, limit), wider })
  }
  function countersOf(name: LimitName, key: string): Counted {
    const found = counters.get(name)
    if (!found) throw new Error(`no limit is called ${name}`)
    const network = widerNetworkOf(key)
    const own = { counter: found.own, key }
    return network === undefined ? [own] : [own, { counter: found.wider, key: network }]
  }
  return {
    async hit(name, key) {
      const { state, reached } = await hitAll(countersOf(name, key))
      if (state.wait !== undefined) await refundAll(reached)
      return state.wait
    },
    count: async (name, key) => (await hitAll(countersOf(name, key))).state,
    async check(name, key) {
      for (const { counter, key: counted } of countersOf(name, key)) {
        const wait = await counter.check(counted)
        if (wait !== undefined) return wait
      }
      return undefined
    },
    // What others of the wider network did stays counted.
    forgive: async (name, key) => counters.get(name)?.own.forgive(key),
    refund: (name, key) => refundAll(countersOf(name, key)),
  }
}
