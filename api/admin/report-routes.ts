import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, errorAnswer, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { FOR_EVERYONE } from '#api/openapi-security.ts'
import { slugParam } from '#api/request-parameters.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { moderationCountsSchema, newReportSchema, sentReportSchema } from '#domain/admin/reports.ts'
import { tokenSchema } from '#domain/messages/message.ts'
import { countModeration } from '#use-cases/admin/count-moderation.ts'
import { confirmReport, readHeldReport } from '#use-cases/admin/held-report.ts'
import { reportProfile } from '#use-cases/admin/report-profile.ts'

export const routes = {
  report: createRoute({
    method: 'post',
    path: '/v1/marketplace/profiles/{slug}/report',
    tags: ['Profiles'],
    summary: 'Report a profile to the admins',
    description:
      'For everyone who sees it, signed in or not; 10 an hour. An account whose address is not confirmed does that by a mailed link within 7 days.',
    request: {
      params: slugParam,
      ...documentedBody(newReportSchema),
    },
    responses: {
      202: jsonAnswer('The admins will look at it, at once or when it is confirmed.', sentReportSchema),
      ...writeErrors(400, 403, 404, 415, 429),
    },
  }),
  readHeld: createRoute({
    method: 'get',
    path: '/v1/marketplace/reports/confirm',
    tags: ['Profiles'],
    summary: 'See whether a report waits for its mailed link',
    request: { query: z.object({ token: z.string().optional().meta({ example: 'made-up' }) }) },
    responses: { 200: jsonAnswer('How it stands.', sentReportSchema), 404: errorAnswer('No such link, or no more.') },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/v1/marketplace/reports/confirm',
    tags: ['Profiles'],
    summary: 'Confirm a report by its mailed link',
    request: documentedBody(tokenSchema),
    responses: {
      200: jsonAnswer('The admins will look at it.', sentReportSchema),
      ...writeErrors(400, 404, 415, 429),
    },
  }),
  counts: createRoute({
    method: 'get',
    path: '/v1/marketplace/moderation',
    security: FOR_EVERYONE,
    tags: ['Profiles'],
    summary: 'How often admins did what, by quarter',
    responses: { 200: jsonAnswer('The newest quarter first; without names.', moderationCountsSchema) },
  }),
}

export function reportRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.report, (c) => {
    const { slug } = c.req.valid('param')
    const address = c.env.clientAddress
    return answerBody(c, (input) => reportProfile(deps, c.var.viewer, { slug, input, address }), 202)
  })
  app.openapi(routes.readHeld, (c) => {
    const { token = '' } = c.req.valid('query')
    return answer(c, readHeldReport(deps, { token }))
  })
  app.openapi(routes.confirm, (c) => answerBody(c, (input) => confirmReport(deps, input)))
  app.openapi(routes.counts, async (c) => c.json(await countModeration(deps), 200))
  return app
}
