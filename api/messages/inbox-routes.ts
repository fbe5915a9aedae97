import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idempotencyKeyHeader, idParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { MESSAGE_BOXES } from '#domain/messages/message-box.ts'
import {
  bulkMessageChangesSchema,
  inboxSchema,
  messageChangesSchema,
  messageSchema,
  newReplySchema,
  messageReportSchema,
} from '#domain/messages/message.ts'
import { changeMessage, changeMessages } from '#use-cases/messages/change-message.ts'
import { markAnswered } from '#use-cases/messages/conversation/mark-answered.ts'
import { replyToMessage } from '#use-cases/messages/conversation/reply-to-message.ts'
import { listMessages, readUnreadCount } from '#use-cases/messages/list-messages.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'
import { reportMessage } from '#use-cases/messages/reports/report-message.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']
const message = (description: string) => describeJsonResponse(description, messageSchema)
const writing = describeWriteErrors(400, 401, 403, 404, 415, 429)

export const routes = {
  list: createRoute({
    method: 'get',
    path: `${BASE}/me/messages`,
    tags,
    summary: 'My messages',
    description:
      'Those to my profile and to workspaces that I look after, or those that I sent; the newest word first.',
    request: {
      // The use case validates it, after it has checked the viewer.
      query: z.object({
        box: z
          .string()
          .optional()
          .meta({ enum: [...MESSAGE_BOXES], example: 'received' }),
        q: z.string().optional().meta({ description: 'Words in subject, text or name.' }),
        profile: z.string().optional().meta({ description: 'Of this profile alone, by its handle.' }),
        page: z.string().optional().meta({ example: '1' }),
      }),
    },
    responses: { 200: describeJsonResponse('A page of them.', inboxSchema), ...describeWriteErrors(400, 401) },
  }),
  unread: createRoute({
    method: 'get',
    path: `${BASE}/me/messages/unread`,
    tags,
    summary: 'How many I have not read',
    responses: {
      200: describeJsonResponse('The number.', z.object({ unread: z.number().int() })),
      ...describeWriteErrors(401),
    },
  }),
  read: createRoute({
    method: 'get',
    path: `${BASE}/me/messages/{id}`,
    tags,
    summary: 'One message with its thread',
    request: {
      params: idParam,
      query: z.object({
        read: z.string().optional().meta({ description: '`true` marks it as read.', example: 'true' }),
      }),
    },
    responses: { 200: message('The message.'), ...describeWriteErrors(401, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path: `${BASE}/me/messages/{id}`,
    tags,
    summary: 'Mark as read, archive, mark as spam, delete, or undo that',
    description:
      '`spam: false` on a filtered message moves it to the inbox. `deleted` is for oneself alone, until the other side writes again.',
    request: { params: idParam, ...documentedBody(messageChangesSchema) },
    responses: { 200: message('The message as it is now.'), ...writing },
  }),
  changeMany: createRoute({
    method: 'patch',
    path: `${BASE}/me/messages`,
    tags,
    summary: 'The same change to many messages',
    description: 'Those that are not mine to change so stay as they are.',
    request: documentedBody(bulkMessageChangesSchema),
    responses: {
      200: describeJsonResponse('How many it was made to.', z.object({ changed: z.number().int() })),
      ...describeWriteErrors(400, 401, 415, 429),
    },
  }),
  reply: createRoute({
    method: 'post',
    path: `${BASE}/me/messages/{id}/reply`,
    tags,
    summary: 'Reply',
    description: 'Kept in the thread, and mailed to the other side. `Idempotency-Key` is honoured.',
    request: { params: idParam, headers: idempotencyKeyHeader, ...documentedBody(newReplySchema) },
    responses: {
      201: message('The message with its thread.'),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
  answered: createRoute({
    method: 'post',
    path: `${BASE}/me/messages/{id}/answered`,
    tags,
    summary: 'Mark as answered by mail',
    request: { params: idParam },
    responses: { 200: message('The message as it is now.'), ...describeWriteErrors(401, 403, 404, 429) },
  }),
  report: createRoute({
    method: 'post',
    path: `${BASE}/me/messages/{id}/report`,
    tags,
    summary: 'Report to the admins, who can read it from then on',
    request: { params: idParam, ...documentedBody(messageReportSchema) },
    responses: { 200: message('The message as it is now.'), ...writing },
  }),
}

export function inboxRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.list, (c) => sendResult(c, listMessages(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.unread, (c) => sendResult(c, readUnreadCount(deps, c.var.viewer)))
  app.openapi(routes.read, (c) => {
    const markRead = c.req.valid('query').read === 'true'
    return sendResult(c, readMessage(deps, c.var.viewer, { ...c.req.valid('param'), markRead }))
  })
  app.openapi(routes.change, (c) =>
    sendBodyResult(c, (input) => changeMessage(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.changeMany, (c) => sendBodyResult(c, (input) => changeMessages(deps, c.var.viewer, { input })))
  app.openapi(routes.reply, (c) => {
    const { id } = c.req.valid('param')
    const idempotencyKey = c.req.header('idempotency-key')
    return sendBodyResult(c, (input) => replyToMessage(deps, c.var.viewer, { id, input, idempotencyKey }), 201)
  })
  app.openapi(routes.answered, (c) => sendResult(c, markAnswered(deps, c.var.viewer, c.req.valid('param'))))
  app.openapi(routes.report, (c) =>
    sendBodyResult(c, (input) => reportMessage(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  return app
}
