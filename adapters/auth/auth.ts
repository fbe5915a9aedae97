import { createHash } from 'node:crypto'

import { betterAuth } from 'better-auth'
import { APIError, isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'

import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { isLocked } from '#db/queries/accounts/account-locks.ts'
import { deleteAccountTokens } from '#db/queries/accounts/account-tokens.ts'
import type { AccountNotice } from '#domain/accounts/account-notice.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import { cookiePrefixForSite } from '#domain/accounts/session-cookie.ts'
import { MAX_LENGTH, PASSWORD_LIMITS, SECOND_FACTOR_LIMITS } from '#domain/limits.ts'
import { sanitizeName } from '#domain/text/name.ts'

import { HOST_SESSION_PATH, hostSessionPlugin } from './host/host-session.ts'
import type { KnownDevices } from './known-device.ts'
import { passwordHashing } from './password-hashing.ts'
import { passwordRulesMiddleware } from './password-rules-middleware.ts'
import { PRODUCT_NAME } from './product-name.ts'
import { secondFactorCodePlugin } from './second-factor-code-plugin.ts'
import { signInNotices } from './sign-in-notices.ts'

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const HOUR_SECONDS = 3600
/** It throws the error itself as well, which is logged where it is caught. */
const RETHROWN = 'Failed to query fallback join'

type Options = {
  db: Db
  /** The first key signs cookies; the others still decrypt what they encrypted. */
  keys: [string, ...string[]]
  siteUrl: URL
  siteName: string
  trustedOrigins: string[]
  /** Mails the link that confirms the new account's address. */
  onSignUp: (user: { email: string; purpose: unknown }) => Promise<void>
  onError: (message: string, details: unknown[]) => void
  /** Called before every new session, however it begins. */
  maySignIn: (userId: string) => Promise<boolean>
  devices: KnownDevices
  limits: Pick<RateLimiter, 'hit' | 'refund'>
  /** Mails the account's owner. */
  notify: (notice: AccountNotice) => Promise<void>
  logAuthEvent: (event: AuthEvent) => void
}

export type Auth = ReturnType<typeof createAuth>

/**
 * The header by which in-process calls pass the client's address to better-auth; requests from outside cannot set it.
 */
export const CLIENT_ADDRESS_HEADER = 'x-guildhall-address'

/** better-auth stores a key number beside each encrypted value. Derived from the key, so that it never changes. */
function keyNumber(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE()
}

/** Configures better-auth's plugin for two-step sign-in, and where it stores its data. */
function secondFactor() {
  const plugin = twoFactor({
    twoFactorCookieMaxAge: SECOND_FACTOR_LIMITS.pendingMinutes * 60,
    // Our own guard counts tries before it checks them, see code-guard.ts.
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
  // R416: the second step is asked for after a sign-in at the site builder, too.
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      context.path === HOST_SESSION_PATH || hook.matcher(context),
  }))
  return { ...plugin, hooks: { ...plugin.hooks, after } }
}

/**
 * Sessions, sign-up, sign-in and password changes. Mailed links are our own (R205): better-auth's are bound to an
 * address instead of an account, and stay valid after use.
 */
export function createAuth(options: Options) {
  const { db, keys, siteUrl, siteName, trustedOrigins, onSignUp, onError, maySignIn, devices } = options
  const { limits, notify, logAuthEvent } = options
  const secure = siteUrl.protocol === 'https:'
  return betterAuth({
    appName: PRODUCT_NAME,
    // Without both, better-auth would look for a secret in the environment.
    secret: keys[0],
    secrets: keys.map((value) => ({ version: keyNumber(value), value })),
    baseURL: siteUrl.origin,
    basePath: '/user/auth',
    trustedOrigins,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    plugins: [
      secondFactor(),
      secondFactorCodePlugin({ db, limits, logAuthEvent, addressHeader: CLIENT_ADDRESS_HEADER }),
      signInNotices({ db, devices, limits, notify }),
      hostSessionPlugin(),
    ],
    logger: {
      level: 'error',
      log(_level, message, ...details) {
        if (!message.startsWith(RETHROWN)) onError(message, details)
      },
    },
    // R195: unexpected errors are rethrown for our own error handler, such as a 503 while the database is unavailable.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error
        if (error.statusCode >= 500) onError('an account call failed', [error])
      },
    },
    // Our own limits count across nodes and by account, see api/accounts/account-limits.ts.
    rateLimit: { enabled: false },
    advanced: {
      // R202: better-auth's own prefix for secure cookies is `__Secure-`, which a neighbouring host can set.
      cookiePrefix: cookiePrefixForSite(siteUrl),
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      // api/same-origin.ts checks every write, these included.
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
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
        hostSid: { type: 'string', required: false, input: false, returned: false, fieldName: 'host_sid' },
        hostProvedAt: { type: 'date', required: false, input: false, fieldName: 'host_proved_at' },
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
      minPasswordLength: PASSWORD_LIMITS.min,
      maxPasswordLength: PASSWORD_LIMITS.max,
    },
    hooks: { before: passwordRulesMiddleware(siteName) },
    databaseHooks: {
      user: {
        create: {
          // R238: cleans the name, however the account is created.
          before: async (user) => ({ data: { ...user, name: sanitizeName(user.name, MAX_LENGTH.accountName) } }),
          after: ({ email }, context) => onSignUp({ email, purpose: context?.body?.purpose }),
        },
      },
      session: {
        create: {
          async before({ userId }) {
            // R255: only a client that knew the password learns of the lock. The database itself refuses a session of a
            // locked account.
            if (await isLocked(db, userId)) {
              throw new APIError('FORBIDDEN', { code: 'ACCOUNT_LOCKED', message: 'this account is locked' })
            }
            return maySignIn(userId)
          },
        },
      },
      // R211: a password change voids links that were requested before it.
      account: {
        update: {
          async after(account: { userId: string } | null) {
            // R259: there is no session if the account was deleted in the meantime.
            if (!account) return
            await deleteAccountTokens(db, { userId: account.userId, purposes: ['change-email', 'reset-password'] })
          },
        },
      },
    },
  })
}
