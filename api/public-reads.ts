import type { Hono } from 'hono'
import { cors } from 'hono/cors'

import { routes as reports } from './admin/abuse-report-routes.ts'
import type { ApiEnv } from './api-env.ts'
import { routes as experts } from './lists/expert-routes.ts'
import { routes as counts } from './lists/hire-count-routes.ts'
import { routes as lists } from './lists/hire-routes.ts'
import { routes as searches } from './lists/search-routes.ts'
import { isPublicRoute } from './openapi-security.ts'
import { routes as profiles } from './profiles/profile-routes.ts'

/** Calls that answer an anonymous visitor with what the pages show to everyone: their routes say so. */
export const PUBLIC_READS = [profiles, lists, counts, searches, experts, reports]
  .flatMap((routes) => Object.values(routes))
  .filter(isPublicRoute)
  .map(({ path }) => path)

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** R457: scripts of any site may read these, as an anonymous visitor: browsers deny `*` to requests with cookies. */
export function allowCrossOriginReads(api: Pick<Hono<ApiEnv>, 'use'>): void {
  const allow = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD'],
    exposeHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  })
  for (const path of ['/openapi.json', ...PUBLIC_READS]) {
    api.use(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c, next) => (SAFE.has(c.req.method) ? allow(c, next) : next()))
  }
}
