import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { newRouter } from '#api/router.ts'
import { type AnalyticsEvent, analyticsEventSchema } from '#domain/statistics/analytics-event.ts'
import { trackEvent } from '#use-cases/statistics/track-event.ts'

const acceptedSchema = z.object({ status: z.literal('accepted') }).meta({ example: { status: 'accepted' } })

const properties = {
  profileSlug: 'ada-moreau',
  profileId: '019a2b3c-4d5e-7f60-8123-456789abcdef',
  profileName: 'Ada Moreau',
  tabName: 'general' as const,
}
const viewed: AnalyticsEvent = { name: 'Profile Edit Modal Viewed', properties }
const edited: AnalyticsEvent = {
  name: 'Profile Edited',
  properties: { ...properties, editedFields: ['about', 'skills'] },
}

export const routes = {
  track: createRoute({
    method: 'post',
    path: '/v1/marketplace/events',
    tags: ['Analytics'],
    summary: 'Report what happened in the editor',
    description:
      'Accepted from anyone, signed in or not. Only these two events, with just these properties, are known. The handle and the name that are stored are the profile’s own. A network has 1,000 events a day; later ones are counted, not stored.',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: analyticsEventSchema,
            examples: {
              viewed: { summary: 'The editor was opened', value: viewed },
              edited: { summary: 'A profile was changed', value: edited },
            },
          },
        },
      },
    },
    responses: {
      202: describeJsonResponse('Accepted; a later loss is only logged.', acceptedSchema),
      400: describeErrorResponse('An unknown event, or properties that do not fit it; `fields` names them.'),
      404: describeErrorResponse('No such profile, or one that the caller cannot see.'),
      415: describeErrorResponse('The body is not JSON.'),
    },
  }),
}

export function analyticsEventRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.track, async (c) => {
    unwrap(await trackEvent(deps, c.var.viewer, { event: c.req.valid('json'), address: c.env.clientAddress }))
    return c.json({ status: 'accepted' as const }, 202)
  })
  return app
}
