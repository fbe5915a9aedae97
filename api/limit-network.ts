import type { Context } from 'hono'

import { networkOf } from '#domain/network.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { countRequest } from './count-request.ts'

type ReadLimit = 'lookups' | 'searches' | 'listReads'

/** R228: counts a read against the client's network. */
export async function limitNetwork(c: Context<ApiEnv>, limits: ApiDeps['limits'], name: ReadLimit): Promise<void> {
  // Search engines may read page after page of lists; popular pages are cached anyway.
  if (name === 'listReads' && c.env.inProcess) return
  await countRequest(c, limits, { name, key: networkOf(c.env.clientAddress) })
}
