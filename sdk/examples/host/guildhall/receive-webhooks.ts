import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

import type { ReceivedEvent } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'

const MAX_BYTES = 256 * 1024

/** Takes Guildhall's events: verifies the raw body, stores each once by its id, and answers quickly. */
export function receiveWebhooks(store: Store, secret: string) {
  const webhook = new Webhook(secret)
  return new Hono().post('/', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    try {
      const event = webhook.verify(await c.req.text(), c.req.header()) as Omit<ReceivedEvent, 'id'>
      store.addEvent({ ...event, id: c.req.header('webhook-id') ?? '' })
      return c.body(null, 204)
    } catch (error) {
      if (error instanceof WebhookVerificationError) return c.text('The signature is not Guildhall’s.', 401)
      throw error
    }
  })
}
