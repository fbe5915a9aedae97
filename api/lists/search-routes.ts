import { createRoute, z } from '@hono/zod-openapi'

import { sendJson } from '#api/answer-json.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { limitNetworkReads } from '#api/limit-network-reads.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { PUBLIC_SECURITY } from '#api/openapi-security.ts'
import { newRouter } from '#api/router.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { facetsInCurrency } from '#domain/lists/budget-currency.ts'
import { searchAnswerSchema } from '#domain/lists/expert-card.ts'
import { suggestionsSchema } from '#domain/lists/suggestions.ts'
import { okUnlessBeyondLast } from '#domain/page-number.ts'
import { textSchema } from '#domain/text/text-schema.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'
import { suggestSearches } from '#use-cases/lists/suggest-searches.ts'

import { toHireFilter, hireQuerySchema } from './hire-query.ts'

const q = textSchema('The query', { max: MAX_LENGTH.query }).default('').meta({ example: 'webflow designer' })

const TOO_OFTEN = describeErrorResponse('Too many look-ups; `Retry-After` says when to try again.')

export const routes = {
  search: createRoute({
    method: 'get',
    path: '/v1/marketplace/search',
    security: PUBLIC_SECURITY,
    tags: ['Experts'],
    summary: 'Find experts by words',
    description:
      'Listed experts whose profiles have every word, the last one perhaps only begun; without words, everyone. If no expert has them, similar words count (`match` is then `similar`). Filters and sort orders are those of hire pages.',
    request: { query: hireQuerySchema.extend({ q }) },
    responses: {
      200: describeJsonResponse('The experts found.', searchAnswerSchema),
      400: describeErrorResponse('The query, the page or a filter is not valid.'),
      429: TOO_OFTEN,
    },
  }),
  suggest: createRoute({
    method: 'get',
    path: '/v1/marketplace/suggest',
    security: PUBLIC_SECURITY,
    tags: ['Experts'],
    summary: 'Suggest skills, places and experts while somebody types',
    request: { query: z.object({ q }) },
    responses: {
      200: describeJsonResponse('What they may mean.', suggestionsSchema),
      400: describeErrorResponse('The query is not valid.'),
      429: TOO_OFTEN,
    },
  }),
}

export function searchRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.search, async (c) => {
    const { q, page, sort = 'recommended', ...filters } = c.req.valid('query')
    // A search without words is a list.
    await limitNetworkReads(c, deps.limits, q === '' ? 'listReads' : 'searches')
    const found = await searchExperts(deps, { q, page, sort, filter: toHireFilter(deps, filters) })
    const facets = facetsInCurrency(found.facets, filters.currency ?? 'USD')
    return sendJson(c, unwrap(okUnlessBeyondLast({ ...found, facets })))
  })
  app.openapi(routes.suggest, async (c) => {
    await limitNetworkReads(c, deps.limits, 'lookups')
    return c.json(await suggestSearches(deps, c.req.valid('query')), 200)
  })
  return app
}
