import type { Context } from 'hono'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { tooManyRequests } from './errors.ts'

type CountedLimit = 'writes' | 'anonymousWrites' | 'lookups' | 'searches' | 'listReads'

/** R456: counts the request against a limit, and tells the client what is left of it. */
export async function consumeRateLimit(
  c: Context<ApiEnv>,
  limits: ApiDeps['limits'],
  { name, key }: { name: CountedLimit; key: string },
): Promise<void> {
  const { points, seconds } = RATE_LIMITS[name]
  const { left, resetSeconds, wait } = await limits.count(name, key)
  c.header('ratelimit-policy', `"${name}";q=${points};w=${seconds}`, { append: true })
  c.header('ratelimit', `"${name}";r=${Math.min(left, points)};t=${resetSeconds}`, { append: true })
  if (wait) throw tooManyRequests(wait)
}
