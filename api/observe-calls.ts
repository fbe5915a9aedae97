import type { MiddlewareHandler } from 'hono'
import { matchedRoutes, routePath } from 'hono/route'

import type { CompletedCall, ApiEnv } from './api-env.ts'

const isPattern = (path: string) => path !== '*' && path !== '/*'

/** R460: tells of each call once it is answered. */
export function observeCalls(onAnswered: (call: CompletedCall) => void): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    // What a middleware refuses has not reached its route.
    const reached = routePath(c)
    const route = isPattern(reached) ? reached : matchedRoutes(c).findLast(({ path }) => isPattern(path))?.path
    onAnswered({
      method: c.req.method,
      route: route ?? 'none',
      status: c.res.status,
      inProcess: c.env.inProcess !== undefined,
      seconds: (performance.now() - startedAt) / 1000,
    })
  }
}
