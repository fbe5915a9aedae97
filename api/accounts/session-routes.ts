import { Hono } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { endSession, endSessions } from '#use-cases/accounts/end-sessions.ts'

/** Replaces better-auth's own routes, which need the session's token. */
export function sessionRoutes(deps: ApiDeps) {
  const app = new Hono<ApiEnv>()
  app.post('/user/auth/revoke-session', async (c) =>
    c.json(await runWithBody(c, (input) => endSession(deps, c.var.viewer, { input }))),
  )
  app.post('/user/auth/revoke-sessions', async (c) =>
    c.json(unwrap(await endSessions(deps, c.var.viewer, { which: 'all' }))),
  )
  app.post('/user/auth/revoke-other-sessions', async (c) =>
    c.json(unwrap(await endSessions(deps, c.var.viewer, { which: 'others' }))),
  )
  return app
}
