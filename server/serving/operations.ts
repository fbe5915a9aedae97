import { type Context, Hono } from 'hono'

import type { ServerDeps } from '#server/deps.ts'
import type { ReadMetrics } from '#server/metrics/aggregate-metrics.ts'
import { RELEASE } from '#server/startup/release.ts'

import type { WebEnv } from './web-env.ts'

/** A proxy adds at least one of these headers. */
const FORWARDING = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/

const LOOPBACK = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/

/** R199: the request comes from this machine and was not forwarded. */
function isDirect(c: Context<WebEnv>): boolean {
  const peer = c.env.incoming?.socket.remoteAddress ?? ''
  return LOOPBACK.test(peer) && ![...c.req.raw.headers.keys()].some((name) => FORWARDING.test(name))
}

type Figures = { contentType: string; read: ReadMetrics }

type Options = {
  deps: ServerDeps
  /** Absent where figures have a port of their own. */
  figures?: Figures | undefined
}

/** Endpoints for monitoring: alive, ready, measured. */
export function operationsRoutes({ deps, figures }: Options) {
  const app = new Hono<WebEnv>()
  app.all('/healthz', (c) => c.json({ status: 'ok', version: RELEASE }))
  app.all('/readyz', (c) => {
    const failure = deps.readiness()
    if (failure === undefined) return c.json({ status: 'ready' })
    return c.json({ status: failure }, 503, { 'retry-after': '2' })
  })
  app.all('/metrics', async (c) => {
    if (!figures || c.req.method !== 'GET' || !isDirect(c)) return c.text('Not found: there is no such address', 404)
    return c.text(await figures.read(), 200, { 'content-type': figures.contentType })
  })
  return app
}
