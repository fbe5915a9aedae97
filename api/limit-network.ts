import type { Context } from 'hono'

import { networkOf } from '#domain/network.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { tooManyRequests } from './errors.ts'

type ReadLimit = 'lookups' | 'searches' | 'listReads'

/** R228: counts a read against the network that it came from. */
export async function limitNetwork(c: Context<ApiEnv>, limits: ApiDeps['limits'], name: ReadLimit): Promise<void> {
  // Search engines read page after page of lists, and shall have them; what a page shows to many is cached.
  if (name === 'listReads' && c.env.inProcess) return
  const wait = await limits.hit(name, networkOf(c.env.clientAddress))
  if (wait) throw tooManyRequests(wait)
}
