/** The actions of admins, as recorded. */
export const MODERATION_ACTIONS = [
  'visibility',
  'expert-status',
  'badges',
  'close-report',
  'read reported message',
  'unmatched-term',
  'rebuild-catalogue',
  'roll-back-catalogue',
  'lock-account',
  'unlock-account',
  'end-sessions',
  'pause-webhooks',
  'resume-webhooks',
  'replay-webhooks',
] as const

export type ModerationAction = (typeof MODERATION_ACTIONS)[number]
