import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { senderBlockRequestSchema, senderBlockSchema } from '#domain/messages/message.ts'
import { blockSender, listSenderBlocks, unblockSender } from '#use-cases/messages/block-sender.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

export const routes = {
  listBlocks: createRoute({
    method: 'get',
    path: `${BASE}/me/blocks`,
    tags,
    summary: 'Whom I have blocked',
    responses: {
      200: describeJsonResponse('The newest first.', z.object({ items: z.array(senderBlockSchema) })),
      ...describeWriteErrors(401),
    },
  }),
  block: createRoute({
    method: 'post',
    path: `${BASE}/me/blocks`,
    tags,
    summary: 'Block the sender of a message',
    request: documentedBody(senderBlockRequestSchema),
    responses: {
      201: describeJsonResponse('The block.', senderBlockSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  unblock: createRoute({
    method: 'delete',
    path: `${BASE}/me/blocks/{id}`,
    tags,
    summary: 'Unblock',
    request: { params: idParam },
    responses: {
      200: describeJsonResponse('The block that is no more.', senderBlockSchema),
      ...describeWriteErrors(401, 404, 429),
    },
  }),
}

export function senderBlockRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.listBlocks, (c) => sendResult(c, listSenderBlocks(deps, c.var.viewer)))
  app.openapi(routes.block, (c) => sendBodyResult(c, (input) => blockSender(deps, c.var.viewer, { input }), 201))
  app.openapi(routes.unblock, (c) => sendResult(c, unblockSender(deps, c.var.viewer, c.req.valid('param'))))
  return app
}
