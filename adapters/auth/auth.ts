import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'

import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { isLocked } from '#db/queries/locks.ts'
import type { AccountNotice } from '#domain/account-notice.ts'
import type { AuthEvent } from '#domain/auth-event.ts'
import { PASSWORD, SECOND_FACTOR } from '#domain/limits.ts'

import { codeGuard } from './code-guard.ts'
import { knownDevices } from './known-device.ts'
import { signInNotices } from './sign-in-notices.ts'

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const HOUR_SECONDS = 3600

export type AccountMail = { kind: 'verification' | 'reset'; to: string; name: string; url: string }

type Options = {
  db: Db
  secret: string
  siteUrl: URL
  trustedOrigins: string[]
  sendMail: (mail: AccountMail) => Promise<void>
  onError: (message: string, details: unknown[]) => void
  limits: Pick<RateLimiter, 'hit' | 'giveBack'>
  /** Tells the account's owner by mail. */
  notify: (notice: AccountNotice) => Promise<void>
  logAuthEvent: (event: AuthEvent) => void
}

export type Auth = ReturnType<typeof createAuth>

/** Where in-process calls tell better-auth the client's address; a header of this name never comes in from outside. */
export const ADDRESS_HEADER = 'x-guildhall-address'

/** Turning it on and off is ours, see use-cases/account/; codes by mail are no second factor to a mailed reset. */
const OWN_FACTOR_PATHS = ['enable', 'disable', 'generate-backup-codes', 'get-totp-uri', 'send-otp', 'verify-otp']

/** Sign-in in two steps by better-auth's plugin: what it asks for, and where it is kept. */
function secondFactor() {
  return twoFactor({
    twoFactorCookieMaxAge: SECOND_FACTOR.pendingMinutes * 60,
    // Ours counts before it looks, see code-guard.ts.
    accountLockout: { enabled: false },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factor',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  })
}

export function createAuth(options: Options) {
  const { db, secret, siteUrl, trustedOrigins, sendMail, onError, limits, notify, logAuthEvent } = options
  const devices = knownDevices({ secret, secure: siteUrl.protocol === 'https:' })
  const page = (path: string, token: string) => new URL(`${path}?token=${encodeURIComponent(token)}`, siteUrl).href
  return betterAuth({
    appName: 'Guildhall',
    secret,
    baseURL: siteUrl.origin,
    basePath: '/user/auth',
    trustedOrigins,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // Names are checked and changed behind our own door, see use-cases/account/rename-account.ts.
    disabledPaths: ['/update-user', ...OWN_FACTOR_PATHS.map((name) => `/two-factor/${name}`)],
    plugins: [
      secondFactor(),
      codeGuard({ db, limits, logAuthEvent, addressHeader: ADDRESS_HEADER }),
      signInNotices({ db, devices, limits, notify }),
    ],
    databaseHooks: {
      session: {
        create: {
          // R255: said only to whoever had the right password. The database sees to it that no session slips through.
          async before({ userId }) {
            if (!(await isLocked(db, userId))) return
            throw new APIError('FORBIDDEN', { code: 'ACCOUNT_LOCKED', message: 'this account is locked' })
          },
        },
      },
    },
    logger: { level: 'error', log: (_level, message, ...details) => onError(message, details) },
    // Ours count across nodes and by account, see api/account-limits.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'guildhall',
      useSecureCookies: siteUrl.protocol === 'https:',
      // api/same-origin.ts checks every write, these included.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId(), validateSchema: false },
    },
    user: {
      fields: { ...timestamps, emailVerified: 'email_verified' },
      // R129: the new address confirms by its mail; until then the old one stays.
      changeEmail: { enabled: true },
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'user' } },
    },
    session: {
      expiresIn: 30 * 24 * HOUR_SECONDS,
      updateAge: HOUR_SECONDS,
      additionalFields: {
        factorPassedAt: { type: 'date', required: false, input: false, fieldName: 'factor_passed_at' },
      },
      fields: {
        ...timestamps,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
    account: {
      fields: {
        ...timestamps,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { fields: { ...timestamps, expiresAt: 'expires_at' } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      onPasswordReset: ({ user }) => notify({ kind: 'password-changed', userId: user.id }),
      sendResetPassword: ({ user, token }) =>
        sendMail({ kind: 'reset', to: user.email, name: user.name, url: page('/reset-password', token) }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: 24 * HOUR_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        sendMail({ kind: 'verification', to: user.email, name: user.name, url: page('/verify-email', token) }),
    },
  })
}
