import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { idempotencyKeyHeader, tokenQuery } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import {
  conversationReplySchema,
  conversationReportSchema,
  messageSchema,
  mailedLinkTokenSchema,
} from '#domain/messages/message.ts'
import { readGuestConversation, replyAsGuest } from '#use-cases/messages/conversation/conversation.ts'
import { deleteConversationAsGuest } from '#use-cases/messages/conversation/delete-conversation.ts'
import { renewConversationLink } from '#use-cases/messages/conversation/renew-conversation-link.ts'
import { reportConversation } from '#use-cases/messages/reports/report-message.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

export const routes = {
  conversation: createRoute({
    method: 'get',
    path: `${BASE}/conversations`,
    tags,
    summary: 'Read a guest’s conversation',
    request: { query: tokenQuery },
    responses: {
      200: describeJsonResponse('The message and its thread.', messageSchema),
      404: describeErrorResponse('No such link, or one that has expired (`link_expired`).'),
    },
  }),
  replyInConversation: createRoute({
    method: 'post',
    path: `${BASE}/conversations/reply`,
    tags,
    summary: 'Reply as a guest',
    request: { headers: idempotencyKeyHeader, ...documentedBody(conversationReplySchema) },
    responses: {
      201: describeJsonResponse('The thread as it is now.', messageSchema),
      ...describeWriteErrors(400, 403, 404, 409, 415, 429),
    },
  }),
  reportConversation: createRoute({
    method: 'post',
    path: `${BASE}/conversations/report`,
    tags,
    summary: 'Report a conversation as a guest',
    request: documentedBody(conversationReportSchema),
    responses: {
      200: describeJsonResponse('The thread as it is now.', messageSchema),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
  deleteConversation: createRoute({
    method: 'post',
    path: `${BASE}/conversations/deletion`,
    tags,
    summary: 'Delete a conversation as a guest',
    description: 'For the guest alone. It comes back when the expert writes again.',
    request: documentedBody(mailedLinkTokenSchema),
    responses: { 204: { description: 'It is gone.' }, ...describeWriteErrors(400, 404, 415, 429) },
  }),
  renewConversation: createRoute({
    method: 'post',
    path: `${BASE}/conversations/renew`,
    tags,
    summary: 'Mail a guest a new link to their conversation',
    description: 'To the address that they wrote from, a few times a day. The answer is always the same.',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      202: describeJsonResponse(
        'It is on its way, if there is such a conversation.',
        z.object({ status: z.literal('mailed') }),
      ),
      ...describeWriteErrors(400, 415, 429),
    },
  }),
}

/** A guest's conversation, by the mailed link. */
export function conversationRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.conversation, (c) => {
    const { token: given = '' } = c.req.valid('query')
    return sendResult(c, readGuestConversation(deps, { token: given }))
  })
  app.openapi(routes.replyInConversation, (c) => {
    const idempotencyKey = c.req.header('idempotency-key')
    return sendBodyResult(c, (input) => replyAsGuest(deps, { input, idempotencyKey }), 201)
  })
  app.openapi(routes.reportConversation, (c) => sendBodyResult(c, (input) => reportConversation(deps, input)))
  app.openapi(routes.deleteConversation, async (c) => {
    await runWithBody(c, (input) => deleteConversationAsGuest(deps, input))
    return c.body(null, 204)
  })
  app.openapi(routes.renewConversation, (c) => sendBodyResult(c, (input) => renewConversationLink(deps, input), 202))
  return app
}
