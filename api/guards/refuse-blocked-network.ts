import type { MiddlewareHandler } from 'hono'

import { HOST_LOGOUT_PATH } from '#api/accounts/host/host-logout-routes.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { refuseBlockedNetwork } from '#use-cases/admin/blocks/refuse-blocked.ts'

/** Reads that begin something: a sign-in at the site builder ends with one, and an upload begins with one. */
const STARTS = new Set(['/user/auth/host/callback', '/user/signedUpload'])
/**
 * What a blocked network can always do: signing out, and ending mails, which a mail provider asks for in the reader's name (R134).
 * R417: the site builder's own servers end sessions.
 */
const OPEN = new Set(['/user/auth/sign-out', '/v1/marketplace/digest/unsubscribe', HOST_LOGOUT_PATH])

/** R643: a blocked network reads, and does nothing else. The site builder's reports have a token of their own. */
export function refuseBlockedNetworks(deps: ApiDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    const isWrite = (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') || STARTS.has(path)
    if (isWrite && !OPEN.has(path) && !c.var.host) unwrap(refuseBlockedNetwork(deps, c.env.clientAddress))
    await next()
  }
}
