import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import {
  catalogueExportSchema,
  cataloguePreviewSchema,
  catalogueVersionsSchema,
  rebuildSchema,
  rollBackSchema,
} from '#domain/admin/catalogue-version.ts'
import { exportTermDecisions, listVersions, previewRebuild } from '#use-cases/catalogue/catalogue-versions.ts'
import { rebuildCatalogue, rollBackCatalogue } from '#use-cases/catalogue/change-catalogue.ts'

const BASE = '/v1/marketplace/admin/catalogue'
const tags = ['Admin']
const activeSchema = z.object({ active: z.string().nullable().describe('null: the committed tables.') })

export const routes = {
  versions: createRoute({
    method: 'get',
    path: BASE,
    tags,
    summary: 'The catalogue’s versions',
    request: { query: z.object({ page: z.string().optional() }) },
    responses: {
      200: describeJsonResponse('The newest first.', catalogueVersionsSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  preview: createRoute({
    method: 'get',
    path: `${BASE}/preview`,
    tags,
    summary: 'What a rebuild would change now',
    responses: {
      200: describeJsonResponse('Nothing was changed.', cataloguePreviewSchema),
      ...describeWriteErrors(401, 403),
    },
  }),
  rebuild: createRoute({
    method: 'post',
    path: `${BASE}/rebuild`,
    tags,
    summary: 'Rank the catalogue by listed experts, with the mapped terms',
    description: 'Committed paths stay valid. Every node takes the new version without a restart.',
    request: documentedBody(rebuildSchema),
    responses: {
      201: describeJsonResponse('The new version is active.', activeSchema),
      ...describeWriteErrors(400, 401, 403, 415, 429),
    },
  }),
  rollBack: createRoute({
    method: 'post',
    path: `${BASE}/roll-back`,
    tags,
    summary: 'Go back to an earlier version, or to the committed tables',
    request: documentedBody(rollBackSchema),
    responses: {
      200: describeJsonResponse('It is active.', activeSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  export: createRoute({
    method: 'get',
    path: `${BASE}/export`,
    tags,
    summary: 'Mapped and proposed terms, for catalogue/sources',
    responses: { 200: describeJsonResponse('A file.', catalogueExportSchema), ...describeWriteErrors(401, 403) },
  }),
}

export function catalogueRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.versions, (c) => sendResult(c, listVersions(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.preview, (c) => sendResult(c, previewRebuild(deps, c.var.viewer)))
  app.openapi(routes.rebuild, (c) => sendBodyResult(c, (input) => rebuildCatalogue(deps, c.var.viewer, { input }), 201))
  app.openapi(routes.rollBack, (c) => sendBodyResult(c, (input) => rollBackCatalogue(deps, c.var.viewer, { input })))
  app.openapi(routes.export, async (c) => {
    const decided = unwrap(await exportTermDecisions(deps, c.var.viewer))
    c.header('content-disposition', 'attachment; filename="catalogue-decisions.json"')
    return c.json(decided, 200)
  })
  return app
}
