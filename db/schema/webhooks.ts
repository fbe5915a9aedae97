import type { ColumnType, Generated } from 'kysely'

import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

import type { Timestamp } from './columns.ts'

export type WebhookTables = {
  /** Written by each start, from the settings. */
  webhook_endpoint: {
    name: string
    enabled: Generated<boolean>
    events: WebhookEventType[]
    address_hash: Generated<string>
    paused_at: Date | null
    paused_by: string | null
  }

  /** Written by triggers: an event for an endpoint. */
  webhook_delivery: {
    position: ColumnType<string, never, never>
    id: Generated<string>
    endpoint: string
    type: WebhookEventType
    ordering_key: string
    data: Record<string, unknown>
    occurred_at: Timestamp
    attempts: Generated<number>
    last_attempt_at: Date | null
    last_error: string | null
    next_attempt_at: Timestamp
    leased_until: Date | null
    delivered_at: Date | null
    given_up_at: Date | null
  }
}
