/** What happened to an account that its owner is told of by mail. */
export type AccountNotice = {
  kind: 'password-changed' | 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed' | 'new-device'
  userId: string
  /** As the browser names itself; never shown as it stands. */
  userAgent?: string | null | undefined
}
