import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { describeJsonResponse, describeWriteErrors, documentedBody } from '#api/openapi-responses.ts'
import { newRouter, sendBodyResult, sendResult } from '#api/router.ts'
import * as addresses from '#domain/addresses.ts'
import {
  adminDecisionSchema,
  adminDecisionsSchema,
  adminReplySchema,
  completeDecisionSchema,
  decideObjectionSchema,
} from '#domain/moderation/decision-schemas.ts'
import { platformRuleText, ruleTextKey } from '#domain/moderation/moderation-rules.ts'
import { transparencyRecord, transparencyRecordSchema } from '#domain/moderation/transparency-record.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import { defaultTexts } from '#locales/registry.ts'
import { answerObjection } from '#use-cases/moderation/answer-objection.ts'
import { completeDecision } from '#use-cases/moderation/complete-decision.ts'
import { decideObjection } from '#use-cases/moderation/decide-objection.ts'
import { listDecisions } from '#use-cases/moderation/list-decisions.ts'
import { readDecision } from '#use-cases/moderation/read-decision.ts'

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
  record: createRoute({
    method: 'get',
    path: `${BASE}/{id}/transparency`,
    tags,
    summary: 'A decision for the DSA Transparency Database',
    description: 'In the shape that the database of the European Union takes; check the facts for personal data first.',
    request: { params },
    responses: {
      200: describeJsonResponse('The decision, without whom it affects.', transparencyRecordSchema),
      ...describeWriteErrors(401, 403, 404),
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
  app.openapi(routes.record, async (c) => {
    const decision = unwrap(await readDecision(deps, c.var.viewer, c.req.valid('param')))
    const t = defaultTexts().text
    const key = ruleTextKey(decision.rule)
    const words = platformRuleText(decision.rule) ?? {
      title: t(`moderationRules.${key}.title`),
      text: t(`moderationRules.${key}.text`),
    }
    const termsUrl = absoluteUrl(addresses.terms, deps.site.url).href
    return c.json(transparencyRecord({ ...decision, ...words, termsUrl }), 200)
  })
  app.openapi(routes.answer, (c) =>
    sendBodyResult(c, (input) => answerObjection(deps, c.var.viewer, { ...c.req.valid('param'), input }), 201),
  )
  return app
}
