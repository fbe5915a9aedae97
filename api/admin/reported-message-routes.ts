import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idParam } from '#api/request-parameters.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { reportedConversationSchema } from '#domain/admin/abuse-report-schemas.ts'
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
      200: describeJsonResponse(
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
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  readReported: createRoute({
    method: 'get',
    path: `${BASE}/admin/reported-messages/{id}`,
    tags,
    summary: 'Read a reported message; that is written down',
    request: { params: idParam },
    responses: {
      200: describeJsonResponse('The conversation, and who reported it.', reportedConversationSchema),
      ...describeWriteErrors(401, 404),
    },
  }),
}

export function reportedMessageRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.listReported, (c) => sendResult(c, listReportedMessages(deps, c.var.viewer, c.req.valid('query'))))
  app.openapi(routes.readReported, (c) => sendResult(c, readReportedMessage(deps, c.var.viewer, c.req.valid('param'))))
  return app
}
