import { z } from 'zod'

import { adminReasonSchema } from '#domain/admin/catalogue-version.ts'
import { moderationEntrySchema } from '#domain/admin/moderation-entry.ts'
import { pageSchema } from '#domain/page-number.ts'

import { DELIVERY_STATES, WEBHOOK_EVENTS } from './webhook-event.ts'

const orNothing = (value: unknown) => (value === '' ? undefined : value)

export const webhookDeliveriesQuerySchema = z.object({
  state: z.preprocess(orNothing, z.enum(DELIVERY_STATES, 'This state is not known.').default('pending')),
  endpoint: z.preprocess(orNothing, z.string('Name an endpoint.').optional()),
  page: pageSchema,
})

const moment = z.string().nullable()

const deliverySchema = z
  .object({
    id: z.string().describe('The receiver’s `webhook-id`.'),
    endpoint: z.string(),
    type: z.enum(WEBHOOK_EVENTS),
    data: z.record(z.string(), z.unknown()),
    occurredOn: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.number().int().describe('Since it happened, or was replayed.'),
    lastAttemptOn: moment,
    lastError: z.string().nullable(),
    nextAttemptOn: moment.describe('null: at once.'),
    deliveredOn: moment,
  })
  .meta({ id: 'Delivery' })
export type WebhookDelivery = z.infer<typeof deliverySchema>

const counts = z.object({ pending: z.number().int(), failed: z.number().int(), delivered: z.number().int() })

const endpointSchema = z
  .object({
    name: z.string().describe('The number in the names of its settings; `1` for those without one.'),
    configured: z.boolean().describe('false: removed from the settings; its events are kept, and are not sent.'),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe('The types that it receives.'),
    pausedOn: moment,
    pausedBy: z.string().nullable(),
    counts,
    oldestPendingOn: moment,
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpointState = z.infer<typeof endpointSchema>

export const webhookDeliveriesSchema = z
  .object({
    enabled: z.boolean().describe('Whether an address is set.'),
    pausedOn: moment.describe('null unless all chosen endpoints are paused.'),
    pausedBy: z.string().nullable(),
    counts: counts.describe('Of the chosen endpoints.'),
    oldestPendingOn: moment,
    endpoints: z.array(endpointSchema).describe('All, whichever is chosen.'),
    items: z.array(deliverySchema),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    acts: z.array(moderationEntrySchema).describe('What admins did here last.'),
  })
  .meta({ id: 'Deliveries' })
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>

const endpointName = z.string('Name an endpoint.').min(1, 'Name an endpoint.').optional().describe('Without it, all.')

export const deliveryPauseSchema = z
  .strictObject({ paused: z.boolean('Say true or false.'), endpoint: endpointName, reason: adminReasonSchema })
  .meta({ id: 'DeliveryPause', example: { paused: true, reason: 'The receiver is being moved.' } })

export const deliveryPausedSchema = z.object({ paused: z.boolean() }).meta({ id: 'DeliveryPaused' })

export const deliveryReplaySchema = z
  .strictObject({
    id: z.string('Name an event.').min(1, 'Name an event.').optional(),
    endpoint: endpointName,
    reason: adminReasonSchema,
  })
  .meta({
    id: 'DeliveryReplay',
    example: { id: '5f0c1c9e-6c1b-4b57-9d5a-2f6d1d0f3f11', reason: 'The receiver had lost it.' },
  })

export const deliveryReplayedSchema = z.object({ replayed: z.number().int() }).meta({ id: 'DeliveryReplayed' })
