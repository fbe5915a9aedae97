import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { auditLogSchema } from '#domain/admin/audit-log.ts'
import { AUDITED_ACTIONS } from '#domain/admin/moderation-action.ts'
import { MAX_AUDIT_EXPORT_ENTRIES } from '#domain/limits.ts'
import { exportAuditLog, readAuditLog } from '#use-cases/admin/audit-log.ts'

const PATH = '/v1/marketplace/admin/audit-log'
const tags = ['Admin']

const day = (description: string) => z.string().optional().meta({ description, example: '2026-01-31' })
/** The use case validates it, after it has checked the viewer. */
const filters = {
  action: z
    .string()
    .optional()
    .meta({ enum: [...AUDITED_ACTIONS] }),
  person: z
    .string()
    .optional()
    .meta({ description: 'Part of the name, email or handle of the actor, or of the account or profile concerned.' }),
  from: day('The first day, in UTC.'),
  to: day('The last day, in UTC.'),
}

export const routes = {
  auditLog: createRoute({
    method: 'get',
    path: PATH,
    tags,
    summary: 'What admins and operators did',
    request: { query: z.object({ ...filters, page: z.string().optional().meta({ description: 'From 1 on.' }) }) },
    responses: {
      200: describeJsonResponse('The newest first.', auditLogSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  auditLogCsv: createRoute({
    method: 'get',
    path: `${PATH}/export`,
    tags,
    summary: 'The audit log as CSV',
    request: { query: z.object(filters) },
    responses: {
      200: {
        description: `The newest ${MAX_AUDIT_EXPORT_ENTRIES} entries that match.`,
        content: { 'text/csv': { schema: z.string() } },
      },
      ...describeWriteErrors(400, 401, 403),
    },
  }),
}

export function auditLogRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.auditLog, (c) => sendResult(c, readAuditLog(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.auditLogCsv, async (c) => {
    const csv = unwrap(await exportAuditLog(deps, c.var.viewer, { query: c.req.valid('query') }))
    return c.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log.csv"',
    })
  })
  return app
}
