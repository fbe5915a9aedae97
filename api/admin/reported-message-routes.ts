import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid, unwrap } from '#api/errors.ts'
import { jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { idParam } from '#api/request-parameters.ts'
import { reportedConversationSchema } from '#domain/admin/reports.ts'
import { pageSchema } from '#domain/page-number.ts'
import { listReportedMessages, readReportedMessage } from '#use-cases/messages/reports/reported-messages.ts'

const BASE = '/v1/marketplace'
const tags = ['Admin']

export const routes = {
  listReported: createRoute({
    method: 'get',
    path: `${BASE}/admin/reported-messages`,
    tags,
    summary: 'What was reported, without its words',
    request: { query: z.object({ page: pageSchema }) },
    responses: {
      200: jsonAnswer(
        'The newest report first.',
        z.object({
          items: z.array(
            z.object({
              id: z.string(),
              profileSlug: z.string().nullable(),
              reason: z.string(),
              reportedOn: z.string(),
            }),
          ),
          total: z.number().int(),
        }),
      ),
      ...writeErrors(400, 401, 403),
    },
  }),
  readReported: createRoute({
    method: 'get',
    path: `${BASE}/admin/reported-messages/{id}`,
    tags,
    summary: 'Read a reported message; that is written down',
    request: { params: idParam },
    responses: {
      200: jsonAnswer('The conversation, and who reported it.', reportedConversationSchema),
      ...writeErrors(401, 404),
    },
  }),
}

export function reportedMessageRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  app.openapi(routes.listReported, async (c) =>
    c.json(unwrap(await listReportedMessages(deps, c.var.viewer, c.req.valid('query'))), 200),
  )
  app.openapi(routes.readReported, async (c) =>
    c.json(unwrap(await readReportedMessage(deps, c.var.viewer, c.req.valid('param'))), 200),
  )
  return app
}
