import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idParam } from '#api/request-parameters.ts'
import { sendBodyResult, newRouter } from '#api/router.ts'
import { guestHireClaimActionSchema, hireClaimActionSchema } from '#domain/messages/hire-claim-schemas.ts'
import { messageSchema } from '#domain/messages/message.ts'
import { changeHireClaimAsGuest, changeHireClaim } from '#use-cases/messages/conversation/change-hire-claim.ts'

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
      ...documentedBody(hireClaimActionSchema),
    },
    responses: {
      200: describeJsonResponse('The message as it is now.', messageSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  actAsGuest: createRoute({
    method: 'post',
    path: `${BASE}/conversations/hire`,
    tags,
    summary: 'The same as a guest, by the link to the conversation',
    request: documentedBody(guestHireClaimActionSchema),
    responses: {
      200: describeJsonResponse('The thread as it is now.', messageSchema),
      ...describeWriteErrors(400, 403, 404, 415, 429),
    },
  }),
}

export function hireClaimRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.act, (c) =>
    sendBodyResult(c, (input) => changeHireClaim(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.actAsGuest, (c) => sendBodyResult(c, (input) => changeHireClaimAsGuest(deps, input)))
  return app
}
