import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { slugParam } from '#api/request-parameters.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import {
  ADMIN_SORTS,
  adminProfilesSchema,
  bulkResultSchema,
  bulkVisibilitySchema,
  overviewSchema,
  profileHistorySchema,
} from '#domain/admin/admin-profiles.ts'
import { REPORT_KINDS, REPORT_OUTCOMES } from '#domain/admin/profile-report.ts'
import { adminReportsSchema, closeReportSchema } from '#domain/admin/reports.ts'
import { adminTermSchema, adminTermsSchema, termDecisionSchema } from '#domain/admin/terms.ts'
import { TERM_STATUSES, UNMATCHED_KINDS } from '#domain/admin/unmatched-term.ts'
import { EXPERT_STATUSES, VISIBILITIES } from '#domain/profiles/profile.ts'
import { listProfiles } from '#use-cases/admin/list-profiles.ts'
import { readHistory } from '#use-cases/admin/read-history.ts'
import { readOverview } from '#use-cases/admin/read-overview.ts'
import { closeReport, listReports } from '#use-cases/admin/reports.ts'
import { setVisibilities } from '#use-cases/admin/set-visibilities.ts'
import { decideOnTerm, listTerms } from '#use-cases/admin/unmatched-terms.ts'

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
      200: jsonAnswer('As of now; the queue as of at most a minute ago.', overviewSchema),
      ...writeErrors(401, 403),
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
    responses: { 200: jsonAnswer('A page of them.', adminProfilesSchema), ...writeErrors(400, 401, 403) },
  }),
  bulk: createRoute({
    method: 'post',
    path: `${BASE}/profiles/bulk`,
    tags,
    summary: 'Set the visibility of many profiles',
    request: documentedBody(bulkVisibilitySchema),
    responses: { 200: jsonAnswer('What became of each.', bulkResultSchema), ...writeErrors(400, 401, 403, 415, 429) },
  }),
  history: createRoute({
    method: 'get',
    path: `${BASE}/profiles/{slug}/history`,
    tags,
    summary: 'What admins did to a profile',
    request: { params: slugParam },
    responses: { 200: jsonAnswer('The newest first.', profileHistorySchema), ...writeErrors(401, 403, 404) },
  }),
  terms: createRoute({
    method: 'get',
    path: `${BASE}/unmatched-terms`,
    tags,
    summary: 'Words that the catalogue does not know',
    request: { query: z.object({ status: oneOf(TERM_STATUSES), kind: oneOf(UNMATCHED_KINDS), page }) },
    responses: { 200: jsonAnswer('The most typed first.', adminTermsSchema), ...writeErrors(400, 401, 403) },
  }),
  decide: createRoute({
    method: 'patch',
    path: `${BASE}/unmatched-terms`,
    tags,
    summary: 'Map a term to an entry, ignore it, or propose a new entry',
    description: 'A mapped term becomes an alias with the next rebuild of the catalogue.',
    request: documentedBody(termDecisionSchema),
    responses: {
      200: jsonAnswer('The term as it is now.', adminTermSchema),
      ...writeErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  reports: createRoute({
    method: 'get',
    path: `${BASE}/reports`,
    tags,
    summary: 'Reported profiles and messages',
    request: { query: z.object({ state: oneOf(['open', 'closed']), page }) },
    responses: {
      200: jsonAnswer('Open ones: what waits longest first. Closed ones: the last closed first.', adminReportsSchema),
      ...writeErrors(400, 401, 403),
    },
  }),
  close: createRoute({
    method: 'patch',
    path: `${BASE}/reports`,
    tags,
    summary: 'Close a report',
    request: documentedBody(closeReportSchema),
    responses: {
      200: jsonAnswer(
        'It is closed.',
        z.object({ kind: z.enum(REPORT_KINDS), id: z.string(), outcome: z.enum(REPORT_OUTCOMES) }),
      ),
      ...writeErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
}

export function adminPageRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.overview, (c) => answer(c, readOverview(deps, c.var.viewer)))
  app.openapi(routes.profiles, (c) => answer(c, listProfiles(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.bulk, (c) => answerBody(c, (input) => setVisibilities(deps, c.var.viewer, { input })))
  app.openapi(routes.history, (c) => answer(c, readHistory(deps, c.var.viewer, c.req.valid('param'))))
  app.openapi(routes.terms, (c) => answer(c, listTerms(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.decide, (c) => answerBody(c, (input) => decideOnTerm(deps, c.var.viewer, { input })))
  app.openapi(routes.reports, (c) => answer(c, listReports(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.close, (c) => answerBody(c, (input) => closeReport(deps, c.var.viewer, { input })))
  return app
}
