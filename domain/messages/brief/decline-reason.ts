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

const THANKS = 'Thank you for writing.'

/** R686: the same as an answer to a message, ready to be sent. */
export const DECLINE_REPLIES: Record<DeclineReason, string> = {
  'no-time': `${THANKS} I have no time for this at the moment, so I cannot take it on.`,
  budget: `${THANKS} The budget does not fit this work, so I cannot take it on.`,
  'not-my-work': `${THANKS} This is not the kind of work that I do, so I cannot take it on.`,
  'too-vague': `${THANKS} There is too little for me to go by, so I cannot take it on as it is.`,
  other: `${THANKS} I am sorry, but I cannot take this on.`,
}
