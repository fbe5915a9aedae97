import { createRoute, z } from '@hono/zod-openapi'

import { sendJson } from '#api/answer-json.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { limitNetworkReads } from '#api/limit-network-reads.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { PUBLIC_SECURITY } from '#api/openapi-security.ts'
import { newRouter } from '#api/router.ts'
import * as addresses from '#domain/addresses.ts'
import { countExpertsByCity } from '#use-cases/lists/counts/count-experts-by-city.ts'
import { countHirePages } from '#use-cases/lists/counts/count-hire-pages.ts'

import { hirePathsSchema } from './hire-paths.ts'

const TOO_OFTEN = describeErrorResponse('Too many counts; `Retry-After` says when to try again.')

export const routes = {
  cities: createRoute({
    method: 'get',
    path: '/v1/marketplace/city-counts',
    security: PUBLIC_SECURITY,
    tags: ['Experts'],
    summary: 'How many experts are listed in each city',
    responses: {
      200: describeJsonResponse(
        'The number of experts by the slug of their city; cities without any are left out.',
        z.object({ counts: z.record(z.string(), z.number().int()) }).meta({ id: 'CityCounts' }),
      ),
      429: TOO_OFTEN,
    },
  }),
  count: createRoute({
    method: 'get',
    path: '/v1/marketplace/hire-counts',
    security: PUBLIC_SECURITY,
    tags: ['Experts'],
    summary: 'How many experts hire pages list',
    description:
      'Of the given paths; without any, of every page of a skill alone. Paths that are no pages are left out.',
    request: {
      query: z.object({ path: hirePathsSchema }),
    },
    responses: {
      200: describeJsonResponse(
        'The number of experts by path.',
        z.object({ counts: z.record(z.string(), z.number().int()) }).meta({ id: 'HireCounts' }),
      ),
      400: describeErrorResponse('There are too many paths.'),
      429: TOO_OFTEN,
    },
  }),
}

export function hireCountRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.cities, async (c) => {
    await limitNetworkReads(c, deps.limits, 'listReads')
    return sendJson(c, { counts: await countExpertsByCity(deps) })
  })
  app.openapi(routes.count, async (c) => {
    await limitNetworkReads(c, deps.limits, 'listReads')
    const { path } = c.req.valid('query')
    const paths = path.length > 0 ? path : [...deps.catalogue.skills.keys()].map((slug) => addresses.hire(slug))
    return sendJson(c, { counts: await countHirePages(deps, paths) })
  })
  return app
}
