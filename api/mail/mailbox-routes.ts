import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { mailboxSchema } from '#domain/mail/mailbox.ts'
import { readMailbox } from '#use-cases/mail/read-mailbox.ts'

export const routes = {
  mailbox: createRoute({
    method: 'get',
    path: '/v1/marketplace/dev/mailbox',
    tags: ['Demo'],
    summary: 'Read the mails of the demo',
    request: { query: z.object({ to: z.string().optional() }) },
    responses: {
      200: describeJsonResponse('The newest mails first.', mailboxSchema),
      404: describeErrorResponse('This is no demo.'),
    },
  }),
}

export function mailboxRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.mailbox, (c) => sendResult(c, readMailbox(deps, c.req.valid('query'))))
  return app
}
