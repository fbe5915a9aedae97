import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { READ_ONLY_PATH } from '#api/guards/refuse-writes.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { readOnlyInputSchema, readOnlyModeSchema } from '#domain/admin/read-only-schema.ts'
import { readMode, setReadOnly } from '#use-cases/admin/operator/read-only.ts'

const tags = ['Admin']

export const routes = {
  read: createRoute({
    method: 'get',
    path: READ_ONLY_PATH,
    tags,
    summary: 'Whether the site is read-only',
    responses: { 200: jsonAnswer('As of now.', readOnlyModeSchema), ...writeErrors(401, 403) },
  }),
  change: createRoute({
    method: 'patch',
    path: READ_ONLY_PATH,
    tags,
    summary: 'Turn read-only mode on or off',
    description: 'While it is on, other writes get 503 with the code `read_only`, and every page shows the message.',
    request: documentedBody(readOnlyInputSchema),
    responses: { 200: jsonAnswer('As of now.', readOnlyModeSchema), ...writeErrors(400, 401, 403, 415, 429) },
  }),
}

export function readOnlyRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.read, (c) => answer(c, readMode(deps, c.var.viewer)))
  app.openapi(routes.change, (c) => answerBody(c, (input) => setReadOnly(deps, c.var.viewer, { input })))
  return app
}
