/** An event of an account that its owner is notified of by mail. */
export type AccountNotice = {
  kind: 'password-changed' | 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed' | 'new-device'
  userId: string
  /** The browser's user agent; never shown verbatim. */
  userAgent?: string | null | undefined
}
