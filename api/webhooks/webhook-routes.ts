import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import {
  webhookDeliveriesSchema,
  deliveryPausedSchema,
  deliveryPauseSchema,
  deliveryReplayedSchema,
  deliveryReplaySchema,
} from '#domain/webhooks/webhook-delivery.ts'
import { replayDeliveries, setWebhooksPaused } from '#use-cases/webhooks/change-deliveries.ts'
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
      200: describeJsonResponse('What waits is in order, the rest the newest first.', webhookDeliveriesSchema),
      ...describeWriteErrors(400, 401, 403, 404),
    },
  }),
  pause: createRoute({
    method: 'patch',
    path: BASE,
    tags,
    summary: 'Pause or resume deliveries',
    description: 'To one endpoint, or to all. Events are written meanwhile, and wait.',
    request: documentedBody(deliveryPauseSchema),
    responses: {
      200: describeJsonResponse('Deliveries are paused or resumed.', deliveryPausedSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  replay: createRoute({
    method: 'post',
    path: `${BASE}/replay`,
    tags,
    summary: 'Deliver an event once more, or all that were given up',
    description:
      'With the same id. Without an id, everything that was given up, for one endpoint or for all. What was written for an endpoint that is no longer configured is not replayed.',
    request: documentedBody(deliveryReplaySchema),
    responses: {
      200: describeJsonResponse('They wait again.', deliveryReplayedSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
}

export function webhookRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.list, (c) => sendResult(c, listDeliveries(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.pause, (c) => sendBodyResult(c, (input) => setWebhooksPaused(deps, c.var.viewer, { input })))
  app.openapi(routes.replay, (c) => sendBodyResult(c, (input) => replayDeliveries(deps, c.var.viewer, { input })))
  return app
}
