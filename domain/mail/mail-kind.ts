/** The kind of a mail: all that is stored about it once it is sent (R214). */
export type MailKind =
  | 'verify-email'
  | 'change-email'
  | 'reset-password'
  | 'account-notice'
  | 'message'
  | 'follow-up'
  | 'reply'
  | 'confirm-message'
  | 'confirm-report'
  | 'conversation-link'
  | 'inquiry-address'
  | 'digest'
