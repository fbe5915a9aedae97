/** R600: actions of operators at the command line, as recorded; they have no account. */
export const OPERATOR_ACTIONS = [
  'grant-admin',
  'revoke-admin',
  'remove-second-factor',
  'send-password-reset',
  'export-account',
  'delete-account',
  'operator-read-only-on',
  'operator-read-only-off',
  'purge-caches',
  'operator-block',
  'operator-unblock',
  'restore-profile',
] as const

/** The actions of admins, as recorded. */
const MODERATION_ACTIONS = [
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
  'read-only-on',
  'read-only-off',
  'retry-failure',
  'run-job',
  'block',
  'unblock',
  'complete-decision',
  'decide-objection',
] as const

export const AUDITED_ACTIONS = [...MODERATION_ACTIONS, ...OPERATOR_ACTIONS] as const

export type OperatorAction = (typeof OPERATOR_ACTIONS)[number]
export type AuditedAction = (typeof AUDITED_ACTIONS)[number]

export const isOperatorAction = (action: string): action is OperatorAction =>
  (OPERATOR_ACTIONS as readonly string[]).includes(action)
