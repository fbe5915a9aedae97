import { betterAuth } from 'better-auth'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { DAY_MS, PASSWORD } from '#domain/limits.ts'

import { noteReset } from './known-device.ts'

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const HOUR_SECONDS = 3600

export type AccountMail = { kind: 'verification' | 'reset'; to: string; url: string }

type Options = {
  db: Db
  secret: string
  siteUrl: URL
  trustedOrigins: string[]
  sendMail: (mail: AccountMail) => Promise<void>
  onError: (message: string, details: unknown[]) => void
}

export type Auth = ReturnType<typeof createAuth>

/** Where in-process calls tell better-auth the client's address; a header of this name never comes in from outside. */
export const ADDRESS_HEADER = 'x-guildhall-address'

export function createAuth({ db, secret, siteUrl, trustedOrigins, sendMail, onError }: Options) {
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
    disabledPaths: ['/update-user'],
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
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      onPasswordReset: async ({ user }, request) => noteReset(request, user),
      sendResetPassword: ({ user, token }) =>
        sendMail({ kind: 'reset', to: user.email, url: page('/reset-password', token) }),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: 24 * HOUR_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        sendMail({ kind: 'verification', to: user.email, url: page('/verify-email', token) }),
    },
  })
}
