import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeJsonResponse, describeWriteErrors, documentedBody } from '#api/openapi-responses.ts'
import { newRouter, sendBodyResult, sendResult } from '#api/router.ts'
import {
  newObjectionSchema,
  objectionReplySchema,
  ownDecisionsSchema,
  statementSchema,
} from '#domain/moderation/decision-schemas.ts'
import { objectToDecision, replyToObjection } from '#use-cases/moderation/object-to-decision.ts'
import { listOwnDecisions, readStatement } from '#use-cases/moderation/read-statement.ts'

const ONE = '/v1/marketplace/decisions/{id}'
const tags = ['Decisions']
const params = z.object({ id: z.string().meta({ example: '01900000-0000-7000-8000-000000000000' }) })
const token = z.string().optional().meta({ description: 'Of the mailed link, for readers who are not signed in.' })

export const routes = {
  own: createRoute({
    method: 'get',
    path: '/v1/marketplace/me/decisions',
    tags,
    summary: 'The newest decisions about the viewer',
    description: 'Restrictions of the viewer’s account and profile, and of workspaces that they manage.',
    responses: {
      200: describeJsonResponse('Decisions, the newest first.', ownDecisionsSchema),
      ...describeWriteErrors(401),
    },
  }),
  read: createRoute({
    method: 'get',
    path: ONE,
    tags,
    summary: 'Read a statement of reasons',
    description:
      'For whom the decision affects, signed in or with the token of the mailed link. Reading changes nothing.',
    request: { params, query: z.object({ token }) },
    responses: {
      200: describeJsonResponse('The statement of reasons.', statementSchema),
      ...describeWriteErrors(401, 404),
    },
  }),
  object: createRoute({
    method: 'post',
    path: `${ONE}/objections`,
    tags,
    summary: 'Object to a decision',
    description: 'Once at a time, for six months after the reasons were complete.',
    request: { params, ...documentedBody(newObjectionSchema) },
    responses: {
      201: describeJsonResponse('The statement with the objection.', statementSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
  reply: createRoute({
    method: 'post',
    path: `${ONE}/messages`,
    tags,
    summary: 'Add to an open objection',
    request: { params, ...documentedBody(objectionReplySchema) },
    responses: {
      201: describeJsonResponse('The statement with the message.', statementSchema),
      ...describeWriteErrors(400, 401, 404, 409, 415, 429),
    },
  }),
}

export function decisionRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.own, (c) => sendResult(c, listOwnDecisions(deps, c.var.viewer)))
  app.openapi(routes.read, (c) => {
    c.header('cache-control', 'no-store')
    const asked = { ...c.req.valid('param'), token: c.req.valid('query').token }
    return sendResult(c, readStatement(deps, c.var.viewer, asked))
  })
  app.openapi(routes.object, (c) =>
    sendBodyResult(c, (input) => objectToDecision(deps, c.var.viewer, { ...c.req.valid('param'), input }), 201),
  )
  app.openapi(routes.reply, (c) =>
    sendBodyResult(c, (input) => replyToObjection(deps, c.var.viewer, { ...c.req.valid('param'), input }), 201),
  )
  return app
}
