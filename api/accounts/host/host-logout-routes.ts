import { Hono } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError, tooManyRequests, unwrap } from '#api/errors.ts'
import { networkOf } from '#domain/network.ts'
import { endSessionsByHost } from '#use-cases/accounts/host/end-sessions-by-host.ts'

export const HOST_LOGOUT_PATH = '/user/auth/host/logout'

const FORM = /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i

/** R417: the site builder tells that somebody has signed out there (OpenID Connect Back-Channel Logout). */
export function hostLogoutRoutes(deps: ApiDeps) {
  const app = new Hono<ApiEnv>()
  app.post(HOST_LOGOUT_PATH, async (c) => {
    // It tells of everybody from a few addresses, so only what is refused counts (R564: not what could not be checked).
    const network = networkOf(c.env.clientAddress)
    const wait = await deps.limits.check('anonymousWrites', network)
    if (wait) throw tooManyRequests(wait)
    if (!FORM.test(c.req.header('content-type') ?? '')) {
      throw new ApiError({ code: 'unsupported_type', detail: 'send application/x-www-form-urlencoded' })
    }
    const tokens = new URLSearchParams(await c.req.raw.text()).getAll('logout_token')
    const token = tokens.length === 1 ? tokens[0] : undefined
    const ended = await endSessionsByHost(deps, { token, clientAddress: c.env.clientAddress })
    if (!ended.ok && ended.error.code !== 'unavailable') await deps.limits.hit('anonymousWrites', network)
    return c.json(unwrap(ended))
  })
  return app
}
