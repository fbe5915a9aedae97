import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { describeJsonResponse, describeWriteErrors, documentedBody } from '#api/openapi-responses.ts'
import { newRouter, sendBodyResult, sendResult } from '#api/router.ts'
import {
  adminDecisionSchema,
  adminDecisionsSchema,
  adminReplySchema,
  completeDecisionSchema,
  decideObjectionSchema,
} from '#domain/moderation/decision-schemas.ts'
import { answerObjection } from '#use-cases/moderation/answer-objection.ts'
import { completeDecision } from '#use-cases/moderation/complete-decision.ts'
import { decideObjection } from '#use-cases/moderation/decide-objection.ts'
import { listDecisions } from '#use-cases/moderation/list-decisions.ts'

const BASE = '/v1/marketplace/admin/decisions'
const tags = ['Admin']
const params = z.object({ id: z.string().meta({ example: '01900000-0000-7000-8000-000000000000' }) })

export const routes = {
  list: createRoute({
    method: 'get',
    path: BASE,
    tags,
    summary: 'Decisions that wait for admins, or all of them',
    request: {
      query: z.object({
        queue: z.string().optional().meta({ description: 'objections (default), incomplete or all.' }),
        page: z.string().optional(),
      }),
    },
    responses: {
      200: describeJsonResponse('What waits is listed oldest first, all of them newest first.', adminDecisionsSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  complete: createRoute({
    method: 'patch',
    path: `${BASE}/{id}`,
    tags,
    summary: 'Name the rule and the facts of a decision',
    description: 'Once, for a decision that was made without them. The affected person is told.',
    request: { params, ...documentedBody(completeDecisionSchema) },
    responses: {
      200: describeJsonResponse('The decision as it is now.', adminDecisionSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
  decide: createRoute({
    method: 'post',
    path: `${BASE}/{id}/outcome`,
    tags,
    summary: 'Decide about an objection',
    description:
      'By another admin than the one who decided, where there is one. A reversal restores what the decision took.',
    request: { params, ...documentedBody(decideObjectionSchema) },
    responses: {
      200: describeJsonResponse('The decision as it is now.', adminDecisionSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
  answer: createRoute({
    method: 'post',
    path: `${BASE}/{id}/messages`,
    tags,
    summary: 'Write to the person who objected',
    request: { params, ...documentedBody(adminReplySchema) },
    responses: {
      201: describeJsonResponse('The decision with the message.', adminDecisionSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
}

export function adminDecisionRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.list, (c) => sendResult(c, listDecisions(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.complete, (c) =>
    sendBodyResult(c, (input) => completeDecision(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.decide, (c) =>
    sendBodyResult(c, (input) => decideObjection(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.answer, (c) =>
    sendBodyResult(c, (input) => answerObjection(deps, c.var.viewer, { ...c.req.valid('param'), input }), 201),
  )
  return app
}
