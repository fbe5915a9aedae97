import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { statisticsSchema } from '#domain/statistics/statistics.ts'
import { readStatistics } from '#use-cases/statistics/read-statistics.ts'

export const routes = {
  statistics: createRoute({
    method: 'get',
    path: '/v1/marketplace/me/statistics',
    tags: ['Account'],
    summary: 'Read how a profile of mine is doing',
    description: 'Views, likes and followers by day, where visitors came from, positions on hire pages, and the score.',
    request: {
      query: z.object({
        profile: z.string().optional().meta({ description: 'A handle; left out, my own profile.' }),
        days: z.string().optional().meta({ description: '1 to 365, usually 30.' }),
      }),
    },
    responses: {
      200: describeJsonResponse('The last days, today included.', statisticsSchema),
      ...describeWriteErrors(400, 401, 403, 404),
    },
  }),
}

export function statisticsRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.statistics, (c) => sendResult(c, readStatistics(deps, c.var.viewer, c.req.valid('query'))))
  return app
}
