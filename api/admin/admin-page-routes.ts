import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { slugParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { adminAbuseReportsSchema, closeAbuseReportSchema } from '#domain/admin/abuse-report-schemas.ts'
import { ABUSE_REPORT_KINDS, ABUSE_REPORT_OUTCOMES } from '#domain/admin/abuse-report.ts'
import {
  ADMIN_SORTS,
  adminProfilesSchema,
  bulkVisibilityResultSchema,
  bulkVisibilitySchema,
  adminOverviewSchema,
  profileHistorySchema,
} from '#domain/admin/admin-profiles.ts'
import {
  adminUnmatchedTermSchema,
  adminUnmatchedTermsSchema,
  unmatchedTermDecisionSchema,
} from '#domain/admin/terms.ts'
import { UNMATCHED_TERM_STATUSES, UNMATCHED_TERM_KINDS } from '#domain/admin/unmatched-term.ts'
import { EXPERT_STATUSES, VISIBILITIES } from '#domain/profiles/profile.ts'
import { closeAbuseReport, listAbuseReports } from '#use-cases/admin/abuse-reports.ts'
import { listProfiles } from '#use-cases/admin/list-profiles.ts'
import { readHistory } from '#use-cases/admin/read-history.ts'
import { readOverview } from '#use-cases/admin/read-overview.ts'
import { setVisibilities } from '#use-cases/admin/set-visibilities.ts'
import { decideUnmatchedTerm, listTermsForReview } from '#use-cases/admin/unmatched-terms.ts'

const BASE = '/v1/marketplace/admin'
const tags = ['Admin']

/** The use case validates it, after it has checked the viewer. */
const oneOf = (values: readonly string[]) =>
  z
    .string()
    .optional()
    .meta({ enum: [...values] })
const page = z.string().optional().meta({ description: 'From 1 on.' })

export const routes = {
  overview: createRoute({
    method: 'get',
    path: `${BASE}/overview`,
    tags,
    summary: 'How the site stands',
    description: 'Profiles by state, sign-ups and messages of 30 days, reports and terms that wait, queue and mail.',
    responses: {
      200: describeJsonResponse('As of now; the queue as of at most a minute ago.', adminOverviewSchema),
      ...describeWriteErrors(401, 403),
    },
  }),
  profiles: createRoute({
    method: 'get',
    path: `${BASE}/profiles`,
    tags,
    summary: 'Find profiles',
    request: {
      query: z.object({
        q: z
          .string()
          .optional()
          .meta({ description: 'Part of name, handle or the owner’s email; below 3 letters a handle’s beginning.' }),
        status: oneOf(EXPERT_STATUSES),
        visibility: oneOf(VISIBILITIES),
        sort: oneOf(ADMIN_SORTS),
        page,
      }),
    },
    responses: {
      200: describeJsonResponse('A page of them.', adminProfilesSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  bulk: createRoute({
    method: 'post',
    path: `${BASE}/profiles/bulk`,
    tags,
    summary: 'Set the visibility of many profiles',
    request: documentedBody(bulkVisibilitySchema),
    responses: {
      200: describeJsonResponse('What became of each.', bulkVisibilityResultSchema),
      ...describeWriteErrors(400, 401, 403, 415, 429),
    },
  }),
  history: createRoute({
    method: 'get',
    path: `${BASE}/profiles/{slug}/history`,
    tags,
    summary: 'What admins did to a profile',
    request: { params: slugParam },
    responses: {
      200: describeJsonResponse('The newest first.', profileHistorySchema),
      ...describeWriteErrors(401, 403, 404),
    },
  }),
  terms: createRoute({
    method: 'get',
    path: `${BASE}/unmatched-terms`,
    tags,
    summary: 'Words that the catalogue does not know',
    request: { query: z.object({ status: oneOf(UNMATCHED_TERM_STATUSES), kind: oneOf(UNMATCHED_TERM_KINDS), page }) },
    responses: {
      200: describeJsonResponse('The most typed first.', adminUnmatchedTermsSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  decide: createRoute({
    method: 'patch',
    path: `${BASE}/unmatched-terms`,
    tags,
    summary: 'Map a term to an entry, ignore it, or propose a new entry',
    description: 'A mapped term becomes an alias with the next rebuild of the catalogue.',
    request: documentedBody(unmatchedTermDecisionSchema),
    responses: {
      200: describeJsonResponse('The term as it is now.', adminUnmatchedTermSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  reports: createRoute({
    method: 'get',
    path: `${BASE}/reports`,
    tags,
    summary: 'Reported profiles and messages',
    request: { query: z.object({ state: oneOf(['open', 'closed']), page }) },
    responses: {
      200: describeJsonResponse(
        'Open ones: what waits longest first. Closed ones: the last closed first.',
        adminAbuseReportsSchema,
      ),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  close: createRoute({
    method: 'patch',
    path: `${BASE}/reports`,
    tags,
    summary: 'Close a report',
    request: documentedBody(closeAbuseReportSchema),
    responses: {
      200: describeJsonResponse(
        'It is closed.',
        z.object({ kind: z.enum(ABUSE_REPORT_KINDS), id: z.string(), outcome: z.enum(ABUSE_REPORT_OUTCOMES) }),
      ),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
}

export function adminPageRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.overview, (c) => sendResult(c, readOverview(deps, c.var.viewer)))
  app.openapi(routes.profiles, (c) => sendResult(c, listProfiles(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.bulk, (c) => sendBodyResult(c, (input) => setVisibilities(deps, c.var.viewer, { input })))
  app.openapi(routes.history, (c) => sendResult(c, readHistory(deps, c.var.viewer, c.req.valid('param'))))
  app.openapi(routes.terms, (c) =>
    sendResult(c, listTermsForReview(deps, c.var.viewer, { query: c.req.valid('query') })),
  )
  app.openapi(routes.decide, (c) => sendBodyResult(c, (input) => decideUnmatchedTerm(deps, c.var.viewer, { input })))
  app.openapi(routes.reports, (c) =>
    sendResult(c, listAbuseReports(deps, c.var.viewer, { query: c.req.valid('query') })),
  )
  app.openapi(routes.close, (c) => sendBodyResult(c, (input) => closeAbuseReport(deps, c.var.viewer, { input })))
  return app
}
