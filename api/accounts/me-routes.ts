import { createRoute, OpenAPIHono } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { describeJsonResponse } from '#api/openapi-responses.ts'
import { meSchema } from '#domain/profiles/profile.ts'
import { readMe } from '#use-cases/accounts/read-me.ts'

export const routes = {
  me: createRoute({
    method: 'get',
    path: '/v1/marketplace/me',
    tags: ['Account'],
    summary: 'Who am I',
    description: 'The viewer with their profile and workspaces. Signed out, user and profile are null.',
    responses: { 200: describeJsonResponse('The viewer.', meSchema) },
  }),
}

export function meRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>()
  app.openapi(routes.me, async (c) => c.json(await readMe(deps, c.var.viewer), 200))
  return app
}
