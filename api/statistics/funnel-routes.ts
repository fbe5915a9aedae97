import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { funnelSchema } from '#domain/statistics/funnel.ts'
import { readFunnel } from '#use-cases/statistics/read-funnel.ts'

export const routes = {
  funnel: createRoute({
    method: 'get',
    path: '/v1/marketplace/me/funnel',
    tags: ['Account'],
    summary: 'Read how a profile of mine gets from being shown to being hired',
    description: 'Shown in lists, opened, contacted, answered and hired: the last 12 weeks, and by source.',
    request: {
      query: z.object({
        profile: z.string().optional().meta({ description: 'A handle; left out, my own profile.' }),
      }),
    },
    responses: {
      200: describeJsonResponse('The last weeks, this one included.', funnelSchema),
      ...describeWriteErrors(401, 403, 404),
    },
  }),
}

export function funnelRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.funnel, (c) => sendResult(c, readFunnel(deps, c.var.viewer, c.req.valid('query'))))
  return app
}
