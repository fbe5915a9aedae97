import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { waitingRequestSchema } from '#domain/messages/waiting-request.ts'
import {
  resendConfirmationMail,
  readUnconfirmedSubmission,
} from '#use-cases/messages/waiting/read-unconfirmed-submission.ts'

const WAITING = '/v1/marketplace/waiting'
const tags = ['Messages']

export const routes = {
  readWaiting: createRoute({
    method: 'get',
    path: WAITING,
    tags,
    summary: 'See what waits for its confirmation',
    description: 'Only for the guest who has just sent it, by the `waitingToken` of that answer.',
    request: {
      query: z.object({
        token: z.string().optional().meta({ description: 'The `waitingToken`.', example: 'made-up' }),
      }),
    },
    responses: {
      200: describeJsonResponse('What was typed.', waitingRequestSchema),
      404: describeErrorResponse('It waits no more.'),
    },
  }),
  mailAgain: createRoute({
    method: 'post',
    path: `${WAITING}/renew`,
    tags,
    summary: 'Mail the link to confirm it again',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      202: describeJsonResponse('It is on its way.', z.object({ status: z.literal('mailed') })),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
}

/** R667: between a guest's form and the link in their mail. */
export function waitingRequestRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.readWaiting, (c) =>
    sendResult(c, readUnconfirmedSubmission(deps, { token: c.req.valid('query').token ?? '' })),
  )
  app.openapi(routes.mailAgain, (c) => {
    const { clientAddress: address } = c.env
    return sendBodyResult(c, (input) => resendConfirmationMail(deps, { input, address }), 202)
  })
  return app
}
