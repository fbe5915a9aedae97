import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { adminFailuresSchema, failureRetriedSchema, failureRetrySchema } from '#domain/admin/failures.ts'
import { listFailures, retryFailure } from '#use-cases/admin/failures.ts'

const PATH = '/v1/marketplace/admin/failures'
const tags = ['Admin']

export const routes = {
  failures: createRoute({
    method: 'get',
    path: PATH,
    tags,
    summary: 'Jobs and mails that failed, and why',
    responses: {
      200: describeJsonResponse('Those first that are given up.', adminFailuresSchema),
      ...describeWriteErrors(401, 403),
    },
  }),
  retry: createRoute({
    method: 'post',
    path: PATH,
    tags,
    summary: 'Try a failed job or mail again',
    request: documentedBody(failureRetrySchema),
    responses: {
      200: describeJsonResponse('It is tried now.', failureRetriedSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
}

export function failureRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.failures, (c) => sendResult(c, listFailures(deps, c.var.viewer)))
  app.openapi(routes.retry, (c) => sendBodyResult(c, (input) => retryFailure(deps, c.var.viewer, { input })))
  return app
}
