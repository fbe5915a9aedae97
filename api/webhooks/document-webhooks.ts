import { type OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiEnv } from '#api/api-env.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'
import { WEBHOOK_PAYLOADS } from '#domain/webhooks/webhook-payload.ts'

const headers = z.object({
  'webhook-id': z
    .string()
    .describe('The same in every attempt: store it to recognize duplicates. Each endpoint has ids of its own.'),
  'webhook-timestamp': z.string().describe('Of the attempt, in seconds since 1970.'),
  'webhook-signature': z.string().describe('As standardwebhooks.com says; one per secret.'),
})

/** R446: the OpenAPI document has every event. */
export function documentWebhooks(api: OpenAPIHono<ApiEnv>): void {
  for (const type of WEBHOOK_EVENTS) {
    const { summary, data, example } = WEBHOOK_PAYLOADS[type]
    const schema = z.object({ type: z.literal(type), timestamp: z.string().describe('When it happened.'), data })
    const body = { type, timestamp: '2026-11-17T09:30:00.123Z', data: example }
    api.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      summary,
      request: { headers, body: { content: { 'application/json': { schema, example: body } } } },
      responses: { 204: { description: 'Any 2xx within 15 seconds is a delivery. Anything else is tried again.' } },
    })
  }
}
