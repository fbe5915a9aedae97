import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'

import type { RateLimiter } from '#adapters/limits/rate-limiter.ts'
import type { Db } from '#db/connection.ts'
import { markFactorPassed } from '#db/queries/accounts/sessions.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'

import { consumeOneTimeCode } from './consume-code.ts'

const ONE_TIME = '/two-factor/verify-totp'
const PATHS = new Set<string | undefined>([ONE_TIME, '/two-factor/verify-backup-code'])

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** The account whose sign-in waits for a code; better-auth stores it behind a signed cookie. */
async function waitingAccount(ctx: Context): Promise<string | undefined> {
  const { name } = ctx.context.createAuthCookie('two_factor')
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret)
  const waiting = identifier ? await ctx.context.internalAdapter.findVerificationValue(identifier) : undefined
  return waiting?.value
}

type Options = {
  db: Db
  limits: Pick<RateLimiter, 'hit' | 'refund'>
  logAuthEvent: (event: AuthEvent) => void
  /** The request header with the client's address. */
  addressHeader: string
}

/** The second step of signing in: tries are counted before they are checked, and each code works once. */
export function secondFactorCodePlugin({ db, limits, logAuthEvent, addressHeader }: Options): BetterAuthPlugin {
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
            // Errors are returned: better-auth prints those that a hook throws to the console. With a session,
            // better-auth would accept codes without counting them, and turn a factor on.
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
              ctx.path !== ONE_TIME || (await consumeOneTimeCode(db, ctx.context.secretConfig, { userId, code }))
            if (!good) {
              failed(ctx, userId)
              return new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
            }
            // A trusted device would skip the second step from then on, and a code without a session is of no use.
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
            await limits.refund('secondFactor', signedIn.user.id)
            await markFactorPassed(db, { sessionId: signedIn.session.id, now: new Date() })
          }),
        },
        {
          // The new session inherits the proof of the session that it replaces.
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
