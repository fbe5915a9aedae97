/** R441, R604, R605: every event that the platform is told of. */
export const WEBHOOK_EVENTS = [
  'profile.created',
  'profile.updated',
  'profile.published',
  'profile.unpublished',
  'profile.activated',
  'profile.paused',
  'profile.suspended',
  'profile.deactivated',
  'profile.listed',
  'profile.delisted',
  'profile.deleted',
  'message.received',
  'message.answered',
  'report.opened',
  'report.decided',
  'account.deleted',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** `pending`: not delivered yet; `failed`: given up after the last attempt. */
export const DELIVERY_STATES = ['pending', 'failed', 'delivered'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** R448 */
export const DELIVERED_DAYS = 7
export const UNDELIVERED_DAYS = 30
