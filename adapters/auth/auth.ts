import { createHash } from 'node:crypto'

import { betterAuth } from 'better-auth'
import { APIError, isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'

import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { deleteTokens } from '#db/queries/accounts/account-tokens.ts'
import { isLocked } from '#db/queries/accounts/locks.ts'
import type { AccountNotice } from '#domain/accounts/account-notice.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import { cookiePrefix } from '#domain/accounts/session-cookie.ts'
import { MAX_LENGTH, PASSWORD, SECOND_FACTOR } from '#domain/limits.ts'
import { plainName } from '#domain/name.ts'

import { codeGuard } from './code-guard.ts'
import type { KnownDevices } from './known-device.ts'
import { passwordHashing } from './password-hashing.ts'
import { passwordHook } from './password-hook.ts'
import { APP_NAME } from './password-strength.ts'
import { signInNotices } from './sign-in-notices.ts'

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const HOUR_SECONDS = 3600

type Options = {
  db: Db
  /** Cookies are signed with the first; what the others have encrypted can still be read. */
  keys: [string, ...string[]]
  siteUrl: URL
  siteName: string
  trustedOrigins: string[]
  /** Mails the link that confirms the new account's address. */
  onSignUp: (user: { email: string }) => Promise<void>
  onError: (message: string, details: unknown[]) => void
  /** Asked whenever a session would begin, by whichever way. */
  maySignIn: (userId: string) => Promise<boolean>
  devices: KnownDevices
  limits: Pick<RateLimiter, 'hit' | 'giveBack'>
  /** Tells the account's owner by mail. */
  notify: (notice: AccountNotice) => Promise<void>
  logAuthEvent: (event: AuthEvent) => void
}

export type Auth = ReturnType<typeof createAuth>

/** Where in-process calls tell better-auth the client's address; a header of this name never comes in from outside. */
export const ADDRESS_HEADER = 'x-guildhall-address'

/** better-auth writes beside what it encrypts which key that was: a number that stays the key's own. */
function keyNumber(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE()
}

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

/**
 * Sessions, sign-up, sign-in and password changes. Links by mail are our own (R205): better-auth's name an address
 * and no account, and stay good after they were used.
 */
export function createAuth(options: Options) {
  const { db, keys, siteUrl, siteName, trustedOrigins, onSignUp, onError, maySignIn, devices } = options
  const { limits, notify, logAuthEvent } = options
  const secure = siteUrl.protocol === 'https:'
  return betterAuth({
    appName: APP_NAME,
    // Both are said, or it looks for a secret in the environment by itself.
    secret: keys[0],
    secrets: keys.map((value) => ({ version: keyNumber(value), value })),
    baseURL: siteUrl.origin,
    basePath: '/user/auth',
    trustedOrigins,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    plugins: [
      secondFactor(),
      codeGuard({ db, limits, logAuthEvent, addressHeader: ADDRESS_HEADER }),
      signInNotices({ db, devices, limits, notify }),
    ],
    logger: { level: 'error', log: (_level, message, ...details) => onError(message, details) },
    // R195: what is no refusal of its own is ours to answer: a 503 while the database is away.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error
        if (error.statusCode >= 500) onError('an account call failed', [error])
      },
    },
    // Ours count across nodes and by account, see api/accounts/account-limits.ts.
    rateLimit: { enabled: false },
    advanced: {
      // R202: better-auth's own word for secure cookies is `__Secure-`, which a neighbouring host can set.
      cookiePrefix: cookiePrefix({ secure }),
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      // api/same-origin.ts checks every write, these included.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId(), validateSchema: false },
    },
    user: {
      fields: { ...timestamps, emailVerified: 'email_verified' },
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
      password: passwordHashing,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
    },
    hooks: { before: passwordHook(siteName) },
    databaseHooks: {
      user: {
        create: {
          // R238: whichever way an account is made, this is how its name is kept.
          before: async (user) => ({ data: { ...user, name: plainName(user.name, MAX_LENGTH.accountName) } }),
          after: (user) => onSignUp(user),
        },
      },
      session: {
        create: {
          async before({ userId }) {
            // R255: said only to whoever had the right password. The database sees to it that no session slips through.
            if (await isLocked(db, userId)) {
              throw new APIError('FORBIDDEN', { code: 'ACCOUNT_LOCKED', message: 'this account is locked' })
            }
            return maySignIn(userId)
          },
        },
      },
      // R211: what was asked for before the password changed is void.
      account: {
        update: {
          after: ({ userId }) => deleteTokens(db, { userId, purposes: ['change-email', 'reset-password'] }),
        },
      },
    },
  })
}
