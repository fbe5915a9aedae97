import { createHash } from 'node:crypto'

import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

import { createWebhookSender, type WebhookSender, type WebhookSettings } from './webhook-sender.ts'

/** R606: a receiver with its own address, secrets and filter. */
export type EndpointSettings = WebhookSettings & {
  /** The number in the names of its settings. */
  name: string
  events: WebhookEventType[]
}

export type WebhookEndpoint = Pick<EndpointSettings, 'name' | 'events'> &
  WebhookSender & {
    /** R608: tells another address without storing it. */
    addressHash: string
  }

export const openEndpoint = ({ name, events, ...settings }: EndpointSettings): WebhookEndpoint => ({
  ...createWebhookSender(settings),
  name,
  events,
  addressHash: createHash('sha256').update(settings.url.href).digest('hex'),
})
