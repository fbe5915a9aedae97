import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid } from '#api/errors.ts'
import { documentedBody, jsonAnswer, registerBody, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
import { FOLLOW_OR_LIKE, followOrLikeAnswerSchema } from '#domain/following/follow-or-like.ts'
import { followOrLike, markSchema } from '#use-cases/following/follow-or-like.ts'

export const routes = {
  mark: createRoute({
    method: 'post',
    path: '/v1/marketplace/profiles/{action}',
    tags: ['Profiles'],
    summary: 'Follow or like a profile, or stop',
    description: `The action is one of ${FOLLOW_OR_LIKE.join(', ')}; each may be repeated without effect.`,
    request: { params: z.object({ action: z.string().meta({ example: 'follow' }) }), ...documentedBody(markSchema) },
    responses: {
      200: jsonAnswer('How the viewer stands to the profile now, and its counters.', followOrLikeAnswerSchema),
      ...writeErrors(400, 401, 403, 404, 415, 429),
    },
  }),
}

export function followOrLikeRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  registerBody(app, markSchema)
  app.openapi(routes.mark, async (c) => {
    const { action } = c.req.valid('param')
    return c.json(await withBody(c, (input) => followOrLike(deps, c.var.viewer, { action, input })), 200)
  })
  return app
}
