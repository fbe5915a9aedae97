import type { MiddlewareHandler } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError } from '#api/errors.ts'

/** What is about passwords alone. */
const PASSWORD_CALLS = new Set(
  ['sign-up/email', 'sign-in/email', 'change-password', 'request-password-reset', 'reset-password'].map(
    (call) => `/user/auth/${call}`,
  ),
)

/** R419: where people sign in at the site builder alone, no password opens, changes or makes an account. */
export function refusePasswords({ signIn }: Pick<ApiDeps, 'signIn'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!signIn.passwords && PASSWORD_CALLS.has(c.req.path)) {
      throw new ApiError({ code: 'forbidden', detail: `passwords are not used here: sign in at ${signIn.host?.name}` })
    }
    await next()
  }
}
