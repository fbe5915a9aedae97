import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { idParam } from '#api/request-parameters.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { blockRequestSchema, blockSchema } from '#domain/messages/message.ts'
import { blockSender, listBlocks, unblockSender } from '#use-cases/messages/block-sender.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

export const routes = {
  listBlocks: createRoute({
    method: 'get',
    path: `${BASE}/me/blocks`,
    tags,
    summary: 'Whom I have blocked',
    responses: { 200: jsonAnswer('The newest first.', z.object({ items: z.array(blockSchema) })), ...writeErrors(401) },
  }),
  block: createRoute({
    method: 'post',
    path: `${BASE}/me/blocks`,
    tags,
    summary: 'Block the sender of a message',
    request: documentedBody(blockRequestSchema),
    responses: { 201: jsonAnswer('The block.', blockSchema), ...writeErrors(400, 401, 403, 404, 415, 429) },
  }),
  unblock: createRoute({
    method: 'delete',
    path: `${BASE}/me/blocks/{id}`,
    tags,
    summary: 'Unblock',
    request: { params: idParam },
    responses: { 200: jsonAnswer('The block that is no more.', blockSchema), ...writeErrors(401, 404, 429) },
  }),
}

export function blockRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.listBlocks, (c) => answer(c, listBlocks(deps, c.var.viewer)))
  app.openapi(routes.block, (c) => answerBody(c, (input) => blockSender(deps, c.var.viewer, { input }), 201))
  app.openapi(routes.unblock, (c) => answer(c, unblockSender(deps, c.var.viewer, c.req.valid('param'))))
  return app
}
