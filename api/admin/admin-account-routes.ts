import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { accountActSchema, adminAccountSchema, adminAccountsSchema } from '#domain/admin/admin-accounts.ts'
import { actOnAccount, listAccounts } from '#use-cases/admin/accounts.ts'

const BASE = '/v1/marketplace/admin/accounts'
const tags = ['Admin']

export const routes = {
  find: createRoute({
    method: 'get',
    path: BASE,
    tags,
    summary: 'Find accounts',
    description: 'The newest first. A whole email, or a handle with its @, finds exactly that.',
    request: {
      query: z.object({
        q: z.string().optional().meta({
          description: 'Part of a name, an email, or a handle; with fewer than 3 letters, the beginning of a handle.',
        }),
        page: z.string().optional(),
      }),
    },
    responses: {
      200: describeJsonResponse('A page of accounts.', adminAccountsSchema),
      ...describeWriteErrors(400, 401, 403),
    },
  }),
  act: createRoute({
    method: 'post',
    path: `${BASE}/{id}`,
    tags,
    summary: 'Lock or unlock an account, or end its sessions',
    description: 'A locked account cannot sign in. Its profile stays as it is: that is moderated by itself.',
    request: {
      params: z.object({ id: z.string().meta({ example: '0199d9b0-0000-7000-8000-000000000000' }) }),
      ...documentedBody(accountActSchema),
    },
    responses: {
      200: describeJsonResponse('The account as it is now.', adminAccountSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
}

export function adminAccountRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.find, (c) => sendResult(c, listAccounts(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.act, (c) =>
    sendBodyResult(c, (input) => actOnAccount(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  return app
}
