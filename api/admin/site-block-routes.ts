import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import {
  siteBlockRemovalSchema,
  siteBlockSchema,
  siteBlocksSchema,
  newSiteBlockSchema,
} from '#domain/admin/site-blocks.ts'
import { addSiteBlockAsAdmin, listSiteBlocks, removeSiteBlockAsAdmin } from '#use-cases/admin/blocks/site-blocks.ts'

const BASE = '/v1/marketplace/admin/blocks'
const tags = ['Admin']

export const routes = {
  list: createRoute({
    method: 'get',
    path: BASE,
    tags,
    summary: 'Blocked mail domains and networks',
    request: { query: z.object({ page: z.string().optional() }) },
    responses: {
      200: describeJsonResponse('The newest first.', siteBlocksSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  add: createRoute({
    method: 'post',
    path: BASE,
    tags,
    summary: 'Block a mail domain or a network',
    description:
      'A mail domain, with its subdomains, for sign-ups, new emails and guests; a network (an address or CIDR) for everything but reading.',
    request: documentedBody(newSiteBlockSchema),
    responses: {
      201: describeJsonResponse('It holds now.', siteBlockSchema),
      ...describeWriteErrors(400, 401, 403, 409, 415, 429),
    },
  }),
  remove: createRoute({
    method: 'post',
    path: `${BASE}/{id}/removal`,
    tags,
    summary: 'Remove a block',
    request: {
      params: z.object({ id: z.string().meta({ example: '0199d9b0-0000-7000-8000-000000000000' }) }),
      ...documentedBody(siteBlockRemovalSchema),
    },
    responses: { 204: { description: 'It is removed.' }, ...describeWriteErrors(400, 401, 403, 404, 415, 429) },
  }),
}

export function siteBlockRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.list, (c) => sendResult(c, listSiteBlocks(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.add, (c) => {
    const { clientAddress: address } = c.env
    return sendBodyResult(c, (input) => addSiteBlockAsAdmin(deps, c.var.viewer, { input, address }), 201)
  })
  app.openapi(routes.remove, async (c) => {
    const { id } = c.req.valid('param')
    await runWithBody(c, (input) => removeSiteBlockAsAdmin(deps, c.var.viewer, { id, input }))
    return c.body(null, 204)
  })
  return app
}
