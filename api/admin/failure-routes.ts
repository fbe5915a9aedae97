import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { failuresSchema, retriedSchema, retrySchema } from '#domain/admin/failures.ts'
import { listFailures, retryFailure } from '#use-cases/admin/failures.ts'

const PATH = '/v1/marketplace/admin/failures'
const tags = ['Admin']

export const routes = {
  failures: createRoute({
    method: 'get',
    path: PATH,
    tags,
    summary: 'Jobs and mails that failed, and why',
    responses: { 200: jsonAnswer('Those first that are given up.', failuresSchema), ...writeErrors(401, 403) },
  }),
  retry: createRoute({
    method: 'post',
    path: PATH,
    tags,
    summary: 'Try a failed job or mail again',
    request: documentedBody(retrySchema),
    responses: { 200: jsonAnswer('It is tried now.', retriedSchema), ...writeErrors(400, 401, 403, 404, 415, 429) },
  }),
}

export function failureRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.failures, (c) => answer(c, listFailures(deps, c.var.viewer)))
  app.openapi(routes.retry, (c) => answerBody(c, (input) => retryFailure(deps, c.var.viewer, { input })))
  return app
}
