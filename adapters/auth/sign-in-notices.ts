import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'

import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Db } from '#db/connection.ts'
import { recordSignIn } from '#db/queries/accounts/sessions.ts'
import type { AccountNotice } from '#domain/accounts/account-notice.ts'

import { HOST_SESSION_PATH } from './host/host-session.ts'
import { findDeviceOwner, type KnownDevices } from './known-device.ts'

const SIGN_UP = '/sign-up/email'
const SIGN_INS = new Set<string | undefined>([
  SIGN_UP,
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  HOST_SESSION_PATH,
])

type Options = {
  db: Db
  devices: KnownDevices
  limits: Pick<RateLimiter, 'hit'>
  notify: (notice: AccountNotice) => Promise<void>
}

/** R252: notifies the owner of a sign-in from an unknown browser, and of a new password. */
export function signInNotices({ db, devices, limits, notify }: Options): BetterAuthPlugin {
  return {
    id: 'sign-in-notices',
    hooks: {
      after: [
        {
          matcher: ({ path }) => SIGN_INS.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            // There is no session yet while the second step is pending.
            const userId = ctx.context.newSession?.user.id
            if (!userId) return
            const before = await recordSignIn(db, { userId, now: new Date() })
            const owner = await findDeviceOwner(db, userId)
            if (!owner || devices.read(ctx.headers?.get('cookie'), owner)) return
            const isFirst = ctx.path === SIGN_UP || before === null
            if (isFirst || (await limits.hit('deviceNotices', userId))) return
            await notify({ kind: 'new-device', userId, userAgent: ctx.headers?.get('user-agent') })
          }),
        },
        {
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = ctx.context.newSession?.user.id
            if (userId) await notify({ kind: 'password-changed', userId })
          }),
        },
      ],
    },
  }
}
