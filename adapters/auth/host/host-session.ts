import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Not among the endpoints that are answered to clients (R212). */
export const HOST_SESSION_PATH = '/host/session'

const body = z.object({ userId: z.string(), sid: z.string() })

/**
 * Begins a session for an account that the site builder has identified. Locks, the second factor and notices apply as
 * after a password: they are hooks of better-auth.
 */
export function hostSessionPlugin() {
  return {
    id: 'host-session',
    endpoints: {
      beginHostSession: createAuthEndpoint(
        HOST_SESSION_PATH,
        { method: 'POST', body, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          const session = user && (await internalAdapter.createSession(user.id, false, { hostSid: ctx.body.sid }))
          if (!user || !session) throw new APIError('UNAUTHORIZED', { code: 'NO_SESSION', message: 'no session' })
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ user: { id: user.id } })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
