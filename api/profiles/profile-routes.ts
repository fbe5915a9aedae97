import { createRoute, z } from '@hono/zod-openapi'

import { sendJson } from '#api/answer-json.ts'
import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { limitNetworkReads } from '#api/limit-network-reads.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { PUBLIC_SECURITY } from '#api/openapi-security.ts'
import { slugParam } from '#api/request-parameters.ts'
import { newRouter } from '#api/router.ts'
import { isId } from '#domain/id.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { profileSchema } from '#domain/profiles/profile.ts'
import { WORK_TYPES, reportedWorkSchema } from '#domain/profiles/reported-work.ts'
import { checkHandle } from '#use-cases/profiles/check-handle.ts'
import { listReportedWork } from '#use-cases/profiles/list-reported-work.ts'
import { readProfile } from '#use-cases/profiles/read-profile.ts'

export const routes = {
  read: createRoute({
    method: 'get',
    path: '/v1/marketplace/profiles/{slug}',
    security: PUBLIC_SECURITY,
    tags: ['Profiles'],
    summary: 'Read a profile',
    description: 'A private or suspended profile is missing to strangers. An old handle answers with its new address.',
    request: { params: slugParam },
    responses: {
      200: describeJsonResponse('The profile as this viewer may read it; the ETag is its version.', profileSchema),
      301: { description: 'The handle has changed; `Location` has the new address.' },
      404: describeErrorResponse('No such profile, or none that this viewer may see.'),
    },
  }),
  assets: createRoute({
    method: 'get',
    path: '/v1/marketplace/profiles/{slug}/{type}',
    security: PUBLIC_SECURITY,
    tags: ['Profiles'],
    summary: 'List a profile’s work of one kind',
    description: 'The type is sites (the usual one), templates, libraries or cloneables.',
    request: {
      params: z.object({
        slug: z.string().meta({ example: 'ada-moreau' }),
        // Described, not checked: a type that does not exist is 404.
        type: z.string().meta({ example: 'sites', enum: [...WORK_TYPES] }),
      }),
      query: z.object({
        limit: z.coerce
          .number('A limit is a number.')
          .int('A limit is a whole number.')
          .min(1, 'The limit is at least 1.')
          .max(PAGE_SIZE, `The limit is at most ${PAGE_SIZE}.`)
          .default(PAGE_SIZE),
        offset: z.coerce
          .number('An offset is a number.')
          .int('An offset is a whole number.')
          .min(0, 'The offset is at least 0.')
          .max(100_000, 'The offset is too large.')
          .default(0),
        exclude: z
          .string()
          .max(4000, 'That is too much to exclude.')
          .default('')
          .transform((list) => list.split(',').filter(isId))
          .meta({ description: 'Ids to leave out, separated by commas.', type: 'string' }),
      }),
    },
    responses: {
      200: describeJsonResponse(
        'A page of it.',
        z.object({
          items: z.array(reportedWorkSchema),
          total: z.number().int(),
          limit: z.number().int(),
          offset: z.number().int(),
        }),
      ),
      301: { description: 'The handle has changed; `Location` has the new address.' },
      400: describeErrorResponse('A parameter is not valid.'),
      404: describeErrorResponse('No such profile, or no such kind of work.'),
    },
  }),
  verify: createRoute({
    method: 'get',
    path: '/v1/marketplace/profiles/verify/slug/{slug}',
    tags: ['Profiles'],
    summary: 'Check whether a handle can be had',
    request: { params: z.object({ slug: z.string().meta({ example: 'ines-ferreira' }) }) },
    responses: {
      200: describeJsonResponse(
        '`Slug is available`, `Slug is taken`, or `Slug is not valid: …`.',
        z.object({ msg: z.string() }).meta({ example: { msg: 'Slug is available' } }),
      ),
      429: describeErrorResponse('Too many look-ups.'),
    },
  }),
}

export function profileRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.read, async (c) => {
    const { slug } = c.req.valid('param')
    const found = unwrap(await readProfile(deps, c.var.viewer, { slug }))
    if (found.kind === 'moved') return c.redirect(`/v1/marketplace/profiles/${found.slug}`, 301)
    c.header('etag', `"${found.version}"`)
    return sendJson(c, found.profile)
  })
  app.openapi(routes.verify, async (c) => {
    await limitNetworkReads(c, deps.limits, 'lookups')
    return c.json(await checkHandle(deps, c.var.viewer, c.req.valid('param')), 200)
  })
  app.openapi(routes.assets, async (c) => {
    const { slug, type } = c.req.valid('param')
    const found = unwrap(await listReportedWork(deps, c.var.viewer, { slug, type, ...c.req.valid('query') }))
    if (found.kind === 'page') return sendJson(c, found.page)
    return c.redirect(`/v1/marketplace/profiles/${found.slug}/${type}${new URL(c.req.url).search}`, 301)
  })

  return app
}
