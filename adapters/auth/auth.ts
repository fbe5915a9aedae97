import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { deleteTokens } from '#db/queries/account-tokens.ts'
import { DAY_MS, PASSWORD } from '#domain/limits.ts'

import { passwordHook } from './password-hook.ts'
import { APP_NAME } from './password-strength.ts'

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const HOUR_SECONDS = 3600

type Options = {
  db: Db
  secret: string
  siteUrl: URL
  siteName: string
  trustedOrigins: string[]
  /** Mails the link that confirms the new account's address. */
  onSignUp: (user: { email: string }) => Promise<void>
  onError: (message: string, details: unknown[]) => void
}

export type Auth = ReturnType<typeof createAuth>

/** Where in-process calls tell better-auth the client's address; a header of this name never comes in from outside. */
export const ADDRESS_HEADER = 'x-guildhall-address'

/**
 * Sessions, sign-up, sign-in and password changes. Links by mail are our own (R205): better-auth's name an address
 * and no account, and stay good after they were used.
 */
export function createAuth({ db, secret, siteUrl, siteName, trustedOrigins, onSignUp, onError }: Options) {
  return betterAuth({
    appName: APP_NAME,
    secret,
    baseURL: siteUrl.origin,
    basePath: '/user/auth',
    trustedOrigins,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => onError(message, details) },
    // A refusal is no error; the library would print it past our log.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) onError('an account call failed', [error])
      },
    },
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
      additionalFields: { role: { type: 'string', required: true, input: false, defaultValue: 'user' } },
    },
    session: {
      expiresIn: 30 * 24 * HOUR_SECONDS,
      updateAge: DAY_MS / 1000,
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
    },
    hooks: { before: passwordHook(siteName) },
    databaseHooks: {
      user: { create: { after: (user) => onSignUp(user) } },
      // R211: what was asked for before the password changed is void.
      account: {
        update: {
          after: ({ userId }) => deleteTokens(db, { userId, purposes: ['change-email', 'reset-password'] }),
        },
      },
    },
  })
}
