import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'

import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Db } from '#db/connection.ts'
import { markFactorPassed } from '#db/queries/accounts/sessions.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'

import { spendOneTimeCode } from './spend-code.ts'

const ONE_TIME = '/two-factor/verify-totp'
const PATHS = new Set<string | undefined>([ONE_TIME, '/two-factor/verify-backup-code'])

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whose sign-in waits for a code: better-auth keeps that behind a signed cookie. */
async function waitingAccount(ctx: Context): Promise<string | undefined> {
  const { name } = ctx.context.createAuthCookie('two_factor')
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret)
  const waiting = identifier ? await ctx.context.internalAdapter.findVerificationValue(identifier) : undefined
  return waiting?.value
}

type Options = {
  db: Db
  limits: Pick<RateLimiter, 'hit' | 'giveBack'>
  logAuthEvent: (event: AuthEvent) => void
  /** The request header with the client's address. */
  addressHeader: string
}

/** The second step of signing in: tries are counted before they are judged, and each code is good once. */
export function codeGuard({ db, limits, logAuthEvent, addressHeader }: Options): BetterAuthPlugin {
  const failed = (ctx: Context, userId: string) => {
    const clientAddress = ctx.headers?.get(addressHeader) ?? undefined
    logAuthEvent({ event: 'second-factor-failed', userId, clientAddress })
  }
  return {
    id: 'code-guard',
    hooks: {
      before: [
        {
          matcher: ({ path }) => PATHS.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            // Errors are returned: better-auth writes those that a hook throws to the terminal.
            // With a session it would let codes be tried without counting, and turn a factor on.
            if (await getSessionFromCtx(ctx)) {
              return new APIError('BAD_REQUEST', { code: 'SIGNED_IN', message: 'you are signed in already' })
            }
            const userId = await waitingAccount(ctx)
            const code: unknown = ctx.body?.code
            if (!userId || typeof code !== 'string') return
            const wait = await limits.hit('secondFactor', userId)
            if (wait) {
              const message = `try again in ${wait} seconds`
              const body = { code: 'too_many_requests', message, msg: `Too many requests: ${message}` }
              return new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': String(wait) })
            }
            const good =
              ctx.path !== ONE_TIME || (await spendOneTimeCode(db, ctx.context.secretConfig, { userId, code }))
            if (!good) {
              failed(ctx, userId)
              return new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
            }
            // A device that is trusted would pass by the second step, and a code without a session helps nobody.
            return { context: { body: { code, trustDevice: false, disableSession: false } } }
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => PATHS.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = ctx.context.newSession
            if (!signedIn) {
              const userId = await waitingAccount(ctx)
              if (userId) failed(ctx, userId)
              return
            }
            await limits.giveBack('secondFactor', signedIn.user.id)
            await markFactorPassed(db, { sessionId: signedIn.session.id, now: new Date() })
          }),
        },
        {
          // What the session before has proved, the one in its place has.
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => {
            const [before, after] = [ctx.context.session?.session, ctx.context.newSession?.session]
            if (!after || !before?.['factorPassedAt']) return
            await markFactorPassed(db, { sessionId: after.id, now: new Date() })
          }),
        },
      ],
    },
  }
}
