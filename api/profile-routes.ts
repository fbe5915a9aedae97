import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import { profileSchema } from '#domain/profile.ts'
import { readProfile } from '#use-cases/read-profile.ts'

import type { ApiDeps, ApiEnv } from './api-env.ts'
import { refuseInvalid, unwrap } from './errors.ts'
import { errorAnswer, jsonAnswer } from './openapi-answers.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/v1/marketplace/profiles/{slug}',
  tags: ['Profiles'],
  summary: 'Read a profile',
  description: 'A private or suspended profile is missing to strangers. An old handle answers with its new address.',
  request: { params: z.object({ slug: z.string().meta({ example: 'ada-moreau' }) }) },
  responses: {
    200: jsonAnswer('The profile as this viewer may read it; the ETag is its version.', profileSchema),
    301: { description: 'The handle has changed; `Location` has the new address.' },
    404: errorAnswer('No such profile, or none that this viewer may see.'),
  },
})

export function profileRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })

  app.openapi(readRoute, async (c) => {
    const { slug } = c.req.valid('param')
    const found = unwrap(await readProfile(deps, c.var.viewer, { slug }))
    if (found.kind === 'moved') return c.redirect(`/v1/marketplace/profiles/${found.slug}`, 301)
    c.header('etag', `"${found.version}"`)
    return c.json(found.profile, 200)
  })

  return app
}
