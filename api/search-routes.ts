import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import { searchAnswerSchema } from '#domain/expert-card.ts'
import { textSchema } from '#domain/text.ts'
import { searchExperts } from '#use-cases/search-experts.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { refuseInvalid } from './errors.ts'
import { errorAnswer, jsonAnswer } from './openapi-answers.ts'
import { pageSchema } from './page-schema.ts'

const searchRoute = createRoute({
  method: 'get',
  path: '/v1/marketplace/search',
  tags: ['Experts'],
  summary: 'Find experts by words',
  request: {
    query: z.object({
      q: textSchema('The query', { max: 200 }).default(''),
      page: pageSchema,
    }),
  },
  responses: {
    200: jsonAnswer('The experts whose profiles have every word.', searchAnswerSchema),
    400: errorAnswer('The query or the page is not valid.'),
  },
})

export function searchRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  app.openapi(searchRoute, async (c) => c.json(await searchExperts(deps, c.req.valid('query')), 200))
  return app
}
