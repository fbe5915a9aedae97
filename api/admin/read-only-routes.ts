import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { READ_ONLY_PATH } from '#api/guards/enforce-read-only-mode.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { readOnlyInputSchema, readOnlyModeSchema } from '#domain/admin/read-only-schema.ts'
import { readReadOnlyStatus, setReadOnlyModeAsAdmin } from '#use-cases/admin/operator/read-only-mode.ts'

const tags = ['Admin']

export const routes = {
  read: createRoute({
    method: 'get',
    path: READ_ONLY_PATH,
    tags,
    summary: 'Whether the site is read-only',
    responses: { 200: describeJsonResponse('As of now.', readOnlyModeSchema), ...describeWriteErrors(401, 403) },
  }),
  change: createRoute({
    method: 'patch',
    path: READ_ONLY_PATH,
    tags,
    summary: 'Turn read-only mode on or off',
    description: 'While it is on, other writes get 503 with the code `read_only`, and every page shows the message.',
    request: documentedBody(readOnlyInputSchema),
    responses: {
      200: describeJsonResponse('As of now.', readOnlyModeSchema),
      ...describeWriteErrors(400, 401, 403, 415, 429),
    },
  }),
}

export function readOnlyRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.read, (c) => sendResult(c, readReadOnlyStatus(deps, c.var.viewer)))
  app.openapi(routes.change, (c) => sendBodyResult(c, (input) => setReadOnlyModeAsAdmin(deps, c.var.viewer, { input })))
  return app
}
