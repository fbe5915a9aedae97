import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, errorAnswer, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { tokenSchema } from '#domain/messages/message.ts'
import { waitingSchema } from '#domain/messages/waiting.ts'
import { mailConfirmationAgain, readWaiting } from '#use-cases/messages/waiting/read-waiting.ts'

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
    responses: { 200: jsonAnswer('What was typed.', waitingSchema), 404: errorAnswer('It waits no more.') },
  }),
  mailAgain: createRoute({
    method: 'post',
    path: `${WAITING}/renew`,
    tags,
    summary: 'Mail the link to confirm it again',
    request: documentedBody(tokenSchema),
    responses: {
      202: jsonAnswer('It is on its way.', z.object({ status: z.literal('mailed') })),
      ...writeErrors(400, 404, 415, 429),
    },
  }),
}

/** R667: between a guest's form and the link in their mail. */
export function waitingRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.readWaiting, (c) => answer(c, readWaiting(deps, { token: c.req.valid('query').token ?? '' })))
  app.openapi(routes.mailAgain, (c) => {
    const { clientAddress: address } = c.env
    return answerBody(c, (input) => mailConfirmationAgain(deps, { input, address }), 202)
  })
  return app
}
