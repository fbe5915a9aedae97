const LABELS: Record<string, string> = {
  'visibility PRIVATE': 'A profile hidden',
  'visibility PUBLIC': 'A profile made public',
  'expert-status SUSPENDED': 'An expert suspended',
  'expert-status ACTIVE': 'An expert activated or restored',
  'expert-status PAUSED': 'An expert paused',
  'expert-status NOT_ACTIVATED': 'An activation taken back',
  badges: 'Badges given or taken',
  'close-report acted': 'A report closed: something was done',
  'close-report dismissed': 'A report closed: nothing was wrong',
  'read reported message': 'A reported message read',
  'unmatched-term': 'An unknown skill or place decided on',
  'rebuild-catalogue': 'The catalogue rebuilt',
  'roll-back-catalogue': 'The catalogue rolled back',
  'lock-account': 'An account locked',
  'unlock-account': 'An account unlocked',
  block: 'A mail domain or a network blocked',
  unblock: 'A block of a mail domain or a network removed',
  'end-sessions': 'An account signed out everywhere',
}

/** The label of a moderation action, for readers who do not know the admin pages. */
export function actionLabel(action: string, result: string | null): string {
  return LABELS[result === null ? action : `${action} ${result}`] ?? LABELS[action] ?? 'A profile changed'
}
