import type { ColumnType, Generated } from 'kysely'

import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

import type { Timestamp } from './columns.ts'

export type WebhookTables = {
  /** Written by triggers. */
  webhook_event: {
    position: ColumnType<string, never, never>
    id: Generated<string>
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

  /** One row. */
  webhook_state: {
    enabled: Generated<boolean>
    paused_at: Date | null
    paused_by: string | null
  }
}
