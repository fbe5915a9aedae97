import { createHash } from 'node:crypto'

import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'

import type { LimitState } from './limit-state.ts'
import { createMemoryCounter, type MemoryCounter } from './memory-counter.ts'

export type LimitName = keyof typeof RATE_LIMITS

/** Counts acts across all nodes. A number is the seconds to wait; undefined means go ahead. */
export type RateLimiter = {
  /** Counts one act; a number means that it was one too many. */
  hit(name: LimitName, key: string): Promise<number | undefined>
  /** As `hit`, with what is left of the limit. */
  count(name: LimitName, key: string): Promise<LimitState>
  /** Whether the limit is already used up, without counting. */
  check(name: LimitName, key: string): Promise<number | undefined>
  forgive(name: LimitName, key: string): Promise<void>
  /** Refunds one counted act that did not happen after all. */
  refund(name: LimitName, key: string): Promise<void>
}

/** Keys hold addresses and emails, so the table stores their hashes. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32)
}

function seconds(result: RateLimiterRes): number {
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
}

/** In PostgreSQL: one atomic statement per act, so that concurrent acts cannot exceed the limit. */
function sharedCounter(pool: pg.Pool, name: LimitName) {
  const { points, seconds: duration } = RATE_LIMITS[name]
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
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

function isPerProcess(limit: (typeof RATE_LIMITS)[LimitName]): boolean {
  return 'perProcess' in limit
}

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const names = Object.keys(RATE_LIMITS) as LimitName[]
  const counters = Object.fromEntries(
    names.map((name) => [
      name,
      isPerProcess(RATE_LIMITS[name]) ? createMemoryCounter(RATE_LIMITS[name]) : sharedCounter(pool, name),
    ]),
  ) as Record<LimitName, MemoryCounter | ReturnType<typeof sharedCounter>>
  return {
    hit: async (name, key) => (await counters[name].hit(key)).wait,
    count: async (name, key) => counters[name].hit(key),
    check: async (name, key) => counters[name].check(key),
    forgive: async (name, key) => counters[name].forgive(key),
    refund: async (name, key) => counters[name].refund(key),
  }
}
