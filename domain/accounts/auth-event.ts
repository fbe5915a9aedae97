import type { HostSignInRefusal } from './host-sign-in.ts'

/** Log entries about accounts: who did what from where, never a secret or an email address. */
export type AuthEvent = {
  event:
    | 'sign-up'
    | 'sign-in'
    | 'sign-in-failed'
    | 'sign-out'
    | 'password-changed'
    | 'password-reset'
    | 'email-verified'
    | 'email-changed'
    | 'second-factor-enabled'
    | 'second-factor-disabled'
    | 'second-factor-failed'
    | 'recovery-codes-renewed'
    | 'sessions-ended'
    | 'account-locked'
    | 'account-unlocked'
    | 'host-joined'
    | 'host-sign-out'
    | 'account-deleted'
    | 'admin-granted'
    | 'admin-revoked'
  userId?: string | undefined
  /** The admin who did it to another account. */
  byUserId?: string | undefined
  clientAddress?: string | undefined
  /** Why the site builder's answer did not lead to a sign-in. */
  reason?: HostSignInRefusal | undefined
}
