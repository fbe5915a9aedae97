import { createRoute, OpenAPIHono } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid, unwrap } from '#api/errors.ts'
import { documentedBody, jsonAnswer, registerBody, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
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
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  registerBody(app, retrySchema)
  app.openapi(routes.failures, async (c) => c.json(unwrap(await listFailures(deps, c.var.viewer)), 200))
  app.openapi(routes.retry, async (c) =>
    c.json(await withBody(c, (input) => retryFailure(deps, c.var.viewer, { input })), 200),
  )
  return app
}
