/** R342: why an expert says no, as the client reads it. The buttons and the mail use the same words. */
export const DECLINE_LABELS = {
  'no-time': 'No time then',
  budget: 'The budget does not fit',
  'not-my-work': 'Not the kind of work I do',
  'too-vague': 'Too little to go by',
  other: 'Another reason',
} as const

export type DeclineReason = keyof typeof DECLINE_LABELS

export const DECLINE_REASONS = Object.keys(DECLINE_LABELS) as [DeclineReason, ...DeclineReason[]]
