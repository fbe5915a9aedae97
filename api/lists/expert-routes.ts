import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { limitNetworkReads } from '#api/limit-network-reads.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { PUBLIC_SECURITY } from '#api/openapi-security.ts'
import { newRouter } from '#api/router.ts'
import { MAX_SHORTLIST } from '#domain/limits.ts'
import { comparisonSchema } from '#domain/lists/compared-expert.ts'
import { slugList } from '#domain/lists/slug-list.ts'
import { compareExperts } from '#use-cases/lists/compare-experts.ts'

export const routes = {
  compare: createRoute({
    method: 'get',
    path: '/v1/marketplace/experts',
    security: PUBLIC_SECURITY,
    tags: ['Experts'],
    summary: 'Compare experts side by side',
    request: { query: z.object({ slugs: slugList(MAX_SHORTLIST) }) },
    responses: {
      200: describeJsonResponse(
        'Those of them who are listed, in this order, and the slugs of the others.',
        comparisonSchema,
      ),
      400: describeErrorResponse('There are no slugs, too many, or one that cannot be a slug.'),
      429: describeErrorResponse('Too many comparisons; `Retry-After` says when to try again.'),
    },
  }),
}

export function expertRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.compare, async (c) => {
    await limitNetworkReads(c, deps.limits, 'listReads')
    return c.json(await compareExperts(deps, { handles: c.req.valid('query').slugs }), 200)
  })
  return app
}
