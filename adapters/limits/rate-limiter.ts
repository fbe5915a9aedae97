import { createHash } from 'node:crypto'

import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { RATE_LIMITS } from '#domain/limits.ts'

export type LimitName = keyof typeof RATE_LIMITS

/** Counts acts across all nodes. A number is the seconds to wait; undefined means go ahead. */
export type RateLimiter = {
  /** Counts one act, and says whether it was one too many. */
  hit(name: LimitName, key: string): Promise<number | undefined>
  /** Whether the limit is already used up, without counting. */
  check(name: LimitName, key: string): Promise<number | undefined>
  forgive(name: LimitName, key: string): Promise<void>
  /** Takes one counted act back that did not happen after all. */
  giveBack(name: LimitName, key: string): Promise<void>
}

/** Keys hold addresses and emails: hashed, they tell nothing to whoever reads the table. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32)
}

function seconds(result: RateLimiterRes): number {
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000))
}

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { points, seconds: duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
      }),
    ]),
  )
  const limiter = (name: LimitName) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`There is no limit called ${name}.`)
    return found
  }
  return {
    async hit(name, key) {
      try {
        await limiter(name).consume(hashed(key))
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return seconds(error)
        throw error
      }
    },
    async check(name, key) {
      const state = await limiter(name).get(hashed(key))
      return state && state.consumedPoints >= RATE_LIMITS[name].points ? seconds(state) : undefined
    },
    async forgive(name, key) {
      await limiter(name).delete(hashed(key))
    },
    async giveBack(name, key) {
      await limiter(name).reward(hashed(key))
    },
  }
}
