import type { Hono } from 'hono'
import { cors } from 'hono/cors'

import type { ApiEnv } from './api-env.ts'

const BASE = '/v1/marketplace'

/** Calls that answer an anonymous visitor with what the pages show to everyone. */
export const PUBLIC_READS = [
  '/openapi.json',
  `${BASE}/experts`,
  `${BASE}/search`,
  `${BASE}/suggest`,
  `${BASE}/city-counts`,
  `${BASE}/hire-counts`,
  `${BASE}/profiles/:slug`,
  `${BASE}/profiles/:slug/:type{user|workspace}`,
]

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** R457: scripts of any site may read these, as an anonymous visitor: browsers deny `*` to requests with cookies. */
export function allowPublicReads(api: Pick<Hono<ApiEnv>, 'use'>): void {
  const allow = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD'],
    exposeHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  })
  for (const path of PUBLIC_READS) api.use(path, (c, next) => (SAFE.has(c.req.method) ? allow(c, next) : next()))
}
