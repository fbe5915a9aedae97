import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid, unwrap } from '#api/errors.ts'
import { jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { funnelSchema } from '#domain/statistics/funnel.ts'
import { readFunnel } from '#use-cases/statistics/read-funnel.ts'

export const routes = {
  funnel: createRoute({
    method: 'get',
    path: '/v1/marketplace/me/funnel',
    tags: ['Account'],
    summary: 'Read how a profile of mine gets from being shown to being hired',
    description: 'Shown in lists, opened, contacted, answered and hired: the last 12 weeks, and by source.',
    request: {
      query: z.object({
        profile: z.string().optional().meta({ description: 'A handle; left out, my own profile.' }),
      }),
    },
    responses: { 200: jsonAnswer('The last weeks, this one included.', funnelSchema), ...writeErrors(401, 403, 404) },
  }),
}

export function funnelRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  app.openapi(routes.funnel, async (c) =>
    c.json(unwrap(await readFunnel(deps, c.var.viewer, c.req.valid('query'))), 200),
  )
  return app
}
