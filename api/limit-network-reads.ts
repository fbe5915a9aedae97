import type { Context } from 'hono'

import { networkOf } from '#domain/network.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { consumeRateLimit } from './consume-rate-limit.ts'

type ReadLimit = 'lookups' | 'searches' | 'listReads'

/** R228: counts a read against the client's network. */
export async function limitNetworkReads(c: Context<ApiEnv>, limits: ApiDeps['limits'], name: ReadLimit): Promise<void> {
  // Search engines may read page after page of lists; popular pages are cached anyway.
  if (name === 'listReads' && c.env.inProcess) return
  await consumeRateLimit(c, limits, { name, key: networkOf(c.env.clientAddress) })
}
