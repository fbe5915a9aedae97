import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'

import type { ServerDeps } from './deps.ts'

/** For whoever watches the server: alive, ready, measured. */
export function operations({ deps, registry }: { deps: ServerDeps; registry: Registry }) {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(deps.db)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'the database cannot be reached' }, 503, { 'retry-after': '2' })
    }
  })
  app.get('/metrics', async (c) => c.text(await registry.metrics(), 200, { 'content-type': registry.contentType }))
  return app
}
