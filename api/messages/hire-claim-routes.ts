import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { idParam } from '#api/request-parameters.ts'
import { answerBody, newRouter } from '#api/router.ts'
import { conversationHireActSchema, hireActSchema } from '#domain/messages/hire-schemas.ts'
import { messageSchema } from '#domain/messages/message.ts'
import { actOnGuestHire, actOnHire } from '#use-cases/messages/conversation/act-on-hire.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

export const routes = {
  act: createRoute({
    method: 'post',
    path: `${BASE}/me/messages/{id}/hire`,
    tags,
    summary: 'Say that we worked together, or confirm, deny or withdraw it',
    description:
      'Either side claims it, once per conversation; the other confirms or denies it, and is mailed. Repeating an act changes nothing.',
    request: {
      params: idParam,
      ...documentedBody(hireActSchema),
    },
    responses: {
      200: jsonAnswer('The message as it is now.', messageSchema),
      ...writeErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  actAsGuest: createRoute({
    method: 'post',
    path: `${BASE}/conversations/hire`,
    tags,
    summary: 'The same as a guest, by the link to the conversation',
    request: documentedBody(conversationHireActSchema),
    responses: { 200: jsonAnswer('The thread as it is now.', messageSchema), ...writeErrors(400, 403, 404, 415, 429) },
  }),
}

export function hireClaimRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.act, (c) =>
    answerBody(c, (input) => actOnHire(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.actAsGuest, (c) => answerBody(c, (input) => actOnGuestHire(deps, input)))
  return app
}
