import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { PUBLIC_SECURITY } from '#api/openapi-security.ts'
import { slugParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import {
  moderationCountsSchema,
  newAbuseReportSchema,
  sentAbuseReportSchema,
} from '#domain/admin/abuse-report-schemas.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { confirmProfileReport, previewReportConfirmation } from '#use-cases/admin/confirm-profile-report.ts'
import { countModerationActions, exportModerationCounts } from '#use-cases/admin/count-moderation-actions.ts'
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
      ...documentedBody(newAbuseReportSchema),
    },
    responses: {
      202: describeJsonResponse('The admins will look at it, at once or when it is confirmed.', sentAbuseReportSchema),
      ...describeWriteErrors(400, 403, 404, 415, 429),
    },
  }),
  readHeld: createRoute({
    method: 'get',
    path: '/v1/marketplace/reports/confirm',
    tags: ['Profiles'],
    summary: 'See whether a report waits for its mailed link',
    request: { query: z.object({ token: z.string().optional().meta({ example: 'made-up' }) }) },
    responses: {
      200: describeJsonResponse('How it stands.', sentAbuseReportSchema),
      404: describeErrorResponse('No such link, or no more.'),
    },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/v1/marketplace/reports/confirm',
    tags: ['Profiles'],
    summary: 'Confirm a report by its mailed link',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      200: describeJsonResponse('The admins will look at it.', sentAbuseReportSchema),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
  counts: createRoute({
    method: 'get',
    path: '/v1/marketplace/moderation',
    security: PUBLIC_SECURITY,
    tags: ['Profiles'],
    summary: 'How often admins did what, by quarter',
    responses: { 200: describeJsonResponse('The newest quarter first; without names.', moderationCountsSchema) },
  }),
  countsCsv: createRoute({
    method: 'get',
    path: '/v1/marketplace/moderation/export',
    security: PUBLIC_SECURITY,
    tags: ['Profiles'],
    summary: 'The same as CSV',
    responses: {
      200: { description: 'A line for each figure.', content: { 'text/csv': { schema: z.string() } } },
    },
  }),
}

export function abuseReportRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.report, (c) => {
    const { slug } = c.req.valid('param')
    const address = c.env.clientAddress
    return sendBodyResult(c, (input) => reportProfile(deps, c.var.viewer, { slug, input, address }), 202)
  })
  app.openapi(routes.readHeld, (c) => {
    const { token = '' } = c.req.valid('query')
    return sendResult(c, previewReportConfirmation(deps, { token }))
  })
  app.openapi(routes.confirm, (c) => sendBodyResult(c, (input) => confirmProfileReport(deps, input)))
  app.openapi(routes.countsCsv, async (c) =>
    c.body(await exportModerationCounts(deps), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="moderation.csv"',
    }),
  )
  app.openapi(routes.counts, async (c) => c.json(await countModerationActions(deps), 200))
  return app
}
