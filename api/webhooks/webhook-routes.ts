import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { deliveriesSchema, pausedSchema, pauseSchema, replayedSchema, replaySchema } from '#domain/webhooks/delivery.ts'
import { replayDeliveries, setPaused } from '#use-cases/webhooks/change-deliveries.ts'
import { listDeliveries } from '#use-cases/webhooks/list-deliveries.ts'

const BASE = '/v1/marketplace/admin/webhooks'
const tags = ['Admin']

export const routes = {
  list: createRoute({
    method: 'get',
    path: BASE,
    tags,
    summary: 'Deliveries of events, by state and endpoint',
    request: {
      query: z.object({ state: z.string().optional(), endpoint: z.string().optional(), page: z.string().optional() }),
    },
    responses: {
      200: jsonAnswer('What waits is in order, the rest the newest first.', deliveriesSchema),
      ...writeErrors(400, 401, 403, 404),
    },
  }),
  pause: createRoute({
    method: 'patch',
    path: BASE,
    tags,
    summary: 'Pause or resume deliveries',
    description: 'To one endpoint, or to all. Events are written meanwhile, and wait.',
    request: documentedBody(pauseSchema),
    responses: {
      200: jsonAnswer('Deliveries are paused or resumed.', pausedSchema),
      ...writeErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  replay: createRoute({
    method: 'post',
    path: `${BASE}/replay`,
    tags,
    summary: 'Deliver an event once more, or all that were given up',
    description:
      'With the same id. Without an id, everything that was given up, for one endpoint or for all. What was written for an endpoint that is no longer configured is not replayed.',
    request: documentedBody(replaySchema),
    responses: { 200: jsonAnswer('They wait again.', replayedSchema), ...writeErrors(400, 401, 403, 404, 415, 429) },
  }),
}

export function webhookRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.list, (c) => answer(c, listDeliveries(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.pause, (c) => answerBody(c, (input) => setPaused(deps, c.var.viewer, { input })))
  app.openapi(routes.replay, (c) => answerBody(c, (input) => replayDeliveries(deps, c.var.viewer, { input })))
  return app
}
