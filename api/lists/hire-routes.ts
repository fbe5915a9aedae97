import { createRoute, z } from '@hono/zod-openapi'

import { sendJson } from '#api/answer-json.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { limitNetworkReads } from '#api/limit-network-reads.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { PUBLIC_SECURITY } from '#api/openapi-security.ts'
import { newRouter } from '#api/router.ts'
import { facetsInCurrency } from '#domain/lists/budget-currency.ts'
import { hireAnswerSchema } from '#domain/lists/expert-card.ts'
import { readHirePage } from '#use-cases/lists/read-hire-page.ts'

import { hirePathsSchema } from './hire-paths.ts'
import { toHireFilter, hireQuerySchema } from './hire-query.ts'

const PREFIX = '/v1/marketplace'
const skill = z.string().meta({ example: 'web-design' })
const country = z.string().meta({ example: 'us' })
const city = z.string().meta({ example: 'new-york-city' })

const answers = {
  200: describeJsonResponse('The experts listed there.', hireAnswerSchema),
  400: describeErrorResponse('The page or a filter is not valid.'),
  404: describeErrorResponse('The path is not in the hire site map.'),
  429: describeErrorResponse('Too many lists; `Retry-After` says when to try again.'),
}
const common = {
  security: PUBLIC_SECURITY,
  method: 'get' as const,
  tags: ['Experts'],
  responses: answers,
}
const query = hireQuerySchema.extend({
  count: hirePathsSchema.meta({
    description: 'Other hire pages: how many experts they list comes with the answer, as `counts`.',
    example: ['/hire/web-design/us'],
  }),
})

export const routes = {
  skill: createRoute({
    ...common,
    path: `${PREFIX}/hire/{skill}`,
    summary: 'Experts by skill',
    request: { params: z.object({ skill }), query },
  }),
  country: createRoute({
    ...common,
    path: `${PREFIX}/hire/{skill}/{country}`,
    summary: 'Experts by skill and country',
    request: { params: z.object({ skill, country }), query },
  }),
  city: createRoute({
    ...common,
    path: `${PREFIX}/hire/{skill}/{country}/{city}`,
    summary: 'Experts by skill and city',
    request: { params: z.object({ skill, country, city }), query },
  }),
}

export function hireRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.use(`${PREFIX}/hire/*`, async (c, next) => {
    await limitNetworkReads(c, deps.limits, 'listReads')
    return next()
  })
  // The raw path, still encoded: the catalogue decodes and normalizes it.
  const read = async (url: string, asked: z.output<typeof query>) => {
    const path = new URL(url).pathname.slice(PREFIX.length)
    const { page, sort = 'recommended', count, currency = 'USD' } = asked
    const found = unwrap(
      await readHirePage(deps, { path, page, sort, filter: toHireFilter(deps, asked), counted: count }),
    )
    return { ...found, facets: facetsInCurrency(found.facets, currency) }
  }
  app.openapi(routes.skill, async (c) => sendJson(c, await read(c.req.url, c.req.valid('query'))))
  app.openapi(routes.country, async (c) => sendJson(c, await read(c.req.url, c.req.valid('query'))))
  app.openapi(routes.city, async (c) => sendJson(c, await read(c.req.url, c.req.valid('query'))))
  return app
}
