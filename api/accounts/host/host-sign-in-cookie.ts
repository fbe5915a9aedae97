import type { Context } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { cookiePrefixForSite } from '#domain/accounts/session-cookie.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'
import { isHostSecret, generateHostSecret } from '#use-cases/accounts/host/host-secrets.ts'

const isSecure = ({ site }: Pick<ApiDeps, 'site'>) => site.url.protocol === 'https:'

export const HOST_SIGN_IN_COOKIE = 'host_sign_in'

const nameFor = (deps: Pick<ApiDeps, 'site'>) => `${cookiePrefixForSite(deps.site.url)}.${HOST_SIGN_IN_COOKIE}`

/** R412: the secret by which a browser is recognised that comes back from the site builder. */
export function readHostSignInCookie(deps: Pick<ApiDeps, 'site'>, c: Context<ApiEnv>): string | undefined {
  const start = `${nameFor(deps)}=`
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  return isHostSecret(value) ? value : undefined
}

/** The same for all tabs of a browser, so that each can finish what it began. */
export function ensureHostSignInCookie(deps: Pick<ApiDeps, 'site'>, c: Context<ApiEnv>): string {
  const browser = readHostSignInCookie(deps, c) ?? generateHostSecret()
  const seconds = HOST_SIGN_IN_LIMITS.joinMinutes * 60
  const parts = [`${nameFor(deps)}=${browser}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
  c.header('set-cookie', [...parts, ...(isSecure(deps) ? ['Secure'] : [])].join('; '), { append: true })
  return browser
}
