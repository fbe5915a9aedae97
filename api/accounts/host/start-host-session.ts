import type { Context } from 'hono'

import { CLIENT_ADDRESS_HEADER } from '#adapters/auth/auth.ts'
import { knownDeviceCookies } from '#api/accounts/known-device-cookies.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError } from '#api/errors.ts'

type Found = { userId: string; sid: string }

/** R416: begins the session, or the second step where the account has one. */
export async function startHostSession(
  deps: ApiDeps,
  c: Context<ApiEnv>,
  { userId, sid }: Found,
): Promise<'signed-in' | 'code-needed' | 'locked'> {
  const { clientAddress } = c.env
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: clientAddress })
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const answer = await deps.auth.api.beginHostSession({ body: { userId, sid }, headers, asResponse: true })
  const body = (await answer.json()) as { twoFactorRedirect?: boolean; code?: string }
  if (body.code === 'ACCOUNT_LOCKED') return 'locked'
  if (!answer.ok) throw new ApiError({ code: 'unauthenticated', detail: 'this account cannot sign in' })
  for (const line of answer.headers.getSetCookie()) c.header('set-cookie', line, { append: true })
  if (body.twoFactorRedirect) return 'code-needed'
  for (const line of await knownDeviceCookies(deps, c, userId)) c.header('set-cookie', line, { append: true })
  deps.logAuthEvent({ event: 'sign-in', userId, clientAddress })
  return 'signed-in'
}
