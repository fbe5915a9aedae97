import { createRoute, OpenAPIHono } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid } from '#api/errors.ts'
import { documentedBody, jsonAnswer, registerBody, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
import { idParam } from '#api/request-parameters.ts'
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
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  for (const schema of [hireActSchema, conversationHireActSchema]) registerBody(app, schema)

  app.openapi(routes.act, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await withBody(c, (input) => actOnHire(deps, c.var.viewer, { id, input })), 200)
  })
  app.openapi(routes.actAsGuest, async (c) => c.json(await withBody(c, (input) => actOnGuestHire(deps, input)), 200))
  return app
}
