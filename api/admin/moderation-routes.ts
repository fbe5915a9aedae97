import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { slugParam } from '#api/request-parameters.ts'
import { newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { profileModerationSchema } from '#domain/admin/moderation.ts'
import { profileSchema } from '#domain/profiles/profile.ts'
import { moderateProfile } from '#use-cases/admin/moderate-profile.ts'

export const routes = {
  moderate: createRoute({
    method: 'patch',
    path: '/v1/marketplace/admin/profiles/{slug}',
    tags: ['Admin'],
    summary: 'Set a profile’s visibility, expert status or badges',
    description:
      'For admins of the site. What is sent is set past the owner’s rules, badges as a whole, and written down with the reason; a suspended profile’s owner reads it.',
    request: {
      params: slugParam,
      ...documentedBody(profileModerationSchema),
    },
    responses: {
      200: describeJsonResponse('The profile as it is now.', profileSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
}

export function moderationRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.moderate, async (c) => {
    const { slug } = c.req.valid('param')
    const { profile, version } = await runWithBody(c, (input) => moderateProfile(deps, c.var.viewer, { slug, input }))
    c.header('etag', `"${version}"`)
    return c.json(profile, 200)
  })
  return app
}
