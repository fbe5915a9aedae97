import { createRoute, z } from '@hono/zod-openapi'

import { answerJson } from '#api/answer-json.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { limitNetwork } from '#api/limit-network.ts'
import { errorAnswer, jsonAnswer } from '#api/openapi-answers.ts'
import { FOR_EVERYONE } from '#api/openapi-security.ts'
import { newRouter } from '#api/router.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { facetsInCurrency } from '#domain/lists/budget-currency.ts'
import { searchAnswerSchema } from '#domain/lists/expert-card.ts'
import { suggestionsSchema } from '#domain/lists/suggestions.ts'
import { okPage } from '#domain/page-number.ts'
import { textSchema } from '#domain/text/text-schema.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'
import { suggest } from '#use-cases/lists/suggest.ts'

import { filterOf, hireQuerySchema } from './hire-query.ts'

const q = textSchema('The query', { max: MAX_LENGTH.query }).default('').meta({ example: 'webflow designer' })

const TOO_OFTEN = errorAnswer('Too many look-ups; `Retry-After` says when to try again.')

export const routes = {
  search: createRoute({
    method: 'get',
    path: '/v1/marketplace/search',
    security: FOR_EVERYONE,
    tags: ['Experts'],
    summary: 'Find experts by words',
    description:
      'Listed experts whose profiles have every word, the last one perhaps only begun; without words, everyone. If no expert has them, similar words count (`match` is then `similar`). Filters and sort orders are those of hire pages.',
    request: { query: hireQuerySchema.extend({ q }) },
    responses: {
      200: jsonAnswer('The experts found.', searchAnswerSchema),
      400: errorAnswer('The query, the page or a filter is not valid.'),
      429: TOO_OFTEN,
    },
  }),
  suggest: createRoute({
    method: 'get',
    path: '/v1/marketplace/suggest',
    security: FOR_EVERYONE,
    tags: ['Experts'],
    summary: 'Suggest skills, places and experts while somebody types',
    request: { query: z.object({ q }) },
    responses: {
      200: jsonAnswer('What they may mean.', suggestionsSchema),
      400: errorAnswer('The query is not valid.'),
      429: TOO_OFTEN,
    },
  }),
}

export function searchRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.search, async (c) => {
    const { q, page, sort = 'recommended', ...filters } = c.req.valid('query')
    // A search without words is a list.
    await limitNetwork(c, deps.limits, q === '' ? 'listReads' : 'searches')
    const found = await searchExperts(deps, { q, page, sort, filter: filterOf(deps, filters) })
    const facets = facetsInCurrency(found.facets, filters.currency ?? 'USD')
    return answerJson(c, unwrap(okPage({ ...found, facets })))
  })
  app.openapi(routes.suggest, async (c) => {
    await limitNetwork(c, deps.limits, 'lookups')
    return c.json(await suggest(deps, c.req.valid('query')), 200)
  })
  return app
}
