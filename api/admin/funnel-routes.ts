import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { searchedTermSchema } from '#domain/admin/terms.ts'
import { ADMIN_FUNNEL_DAYS } from '#domain/limits.ts'
import { adminFunnelSchema, FUNNEL_AREAS } from '#domain/statistics/funnel.ts'
import { readAdminFunnel, readSearchedWord } from '#use-cases/admin/read-admin-funnel.ts'

const BASE = '/v1/marketplace/admin'
const tags = ['Admin']

export const routes = {
  funnel: createRoute({
    method: 'get',
    path: `${BASE}/funnel`,
    tags,
    summary: 'From being shown to being hired, by skill, country or city',
    description: 'With the words of searches that found few experts or none and that the catalogue does not know.',
    request: {
      // The use case validates it, after it has checked the viewer.
      query: z.object({
        by: z
          .string()
          .optional()
          .meta({ enum: [...FUNNEL_AREAS] }),
        days: z
          .string()
          .optional()
          .meta({ enum: [...ADMIN_FUNNEL_DAYS], description: 'Usually 28.' }),
        skill: z.string().optional().meta({ description: 'Of this skill alone, by its slug.' }),
        country: z.string().optional().meta({ description: 'Of this country alone, by its code.' }),
      }),
    },
    responses: {
      200: describeJsonResponse('The largest first.', adminFunnelSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  searchedWord: createRoute({
    method: 'get',
    path: `${BASE}/searched-word`,
    tags,
    summary: 'A word that visitors searched for without results, and what it may mean',
    request: { query: z.object({ word: z.string().max(200).meta({ example: 'blorbify' }) }) },
    responses: {
      200: describeJsonResponse('The word.', searchedTermSchema),
      ...describeWriteErrors(400, 401, 403, 404),
    },
  }),
}

export function adminFunnelRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.funnel, (c) => sendResult(c, readAdminFunnel(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.searchedWord, (c) => sendResult(c, readSearchedWord(deps, c.var.viewer, c.req.valid('query'))))
  return app
}
