import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import {
  catalogueExportSchema,
  cataloguePreviewSchema,
  catalogueVersionsSchema,
  rebuildSchema,
  rollBackSchema,
} from '#domain/admin/catalogue-version.ts'
import { rebuildCatalogue, rollBackCatalogue } from '#use-cases/catalogue/change-catalogue.ts'
import { exportDecisions, listVersions, previewRebuild } from '#use-cases/catalogue/read-versions.ts'

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
    responses: { 200: jsonAnswer('The newest first.', catalogueVersionsSchema), ...writeErrors(400, 401, 403) },
  }),
  preview: createRoute({
    method: 'get',
    path: `${BASE}/preview`,
    tags,
    summary: 'What a rebuild would change now',
    responses: { 200: jsonAnswer('Nothing was changed.', cataloguePreviewSchema), ...writeErrors(401, 403) },
  }),
  rebuild: createRoute({
    method: 'post',
    path: `${BASE}/rebuild`,
    tags,
    summary: 'Rank the catalogue by listed experts, with the mapped terms',
    description: 'Committed paths stay valid. Every node takes the new version without a restart.',
    request: documentedBody(rebuildSchema),
    responses: { 201: jsonAnswer('The new version is active.', activeSchema), ...writeErrors(400, 401, 403, 415, 429) },
  }),
  rollBack: createRoute({
    method: 'post',
    path: `${BASE}/roll-back`,
    tags,
    summary: 'Go back to an earlier version, or to the committed tables',
    request: documentedBody(rollBackSchema),
    responses: { 200: jsonAnswer('It is active.', activeSchema), ...writeErrors(400, 401, 403, 404, 415, 429) },
  }),
  export: createRoute({
    method: 'get',
    path: `${BASE}/export`,
    tags,
    summary: 'Mapped and proposed terms, for catalogue/sources',
    responses: { 200: jsonAnswer('A file.', catalogueExportSchema), ...writeErrors(401, 403) },
  }),
}

export function catalogueRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.versions, (c) => answer(c, listVersions(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.preview, (c) => answer(c, previewRebuild(deps, c.var.viewer)))
  app.openapi(routes.rebuild, (c) => answerBody(c, (input) => rebuildCatalogue(deps, c.var.viewer, { input }), 201))
  app.openapi(routes.rollBack, (c) => answerBody(c, (input) => rollBackCatalogue(deps, c.var.viewer, { input })))
  app.openapi(routes.export, async (c) => {
    const decided = unwrap(await exportDecisions(deps, c.var.viewer))
    c.header('content-disposition', 'attachment; filename="catalogue-decisions.json"')
    return c.json(decided, 200)
  })
  return app
}
