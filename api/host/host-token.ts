import { createHash, timingSafeEqual } from 'node:crypto'

import { createMiddleware } from 'hono/factory'

import type { ApiEnv } from '#api/api-env.ts'
import { ApiError } from '#api/errors.ts'
import { HOST_PATHS, type HostPath } from '#domain/host/host-paths.ts'
import type { HostScope, HostToken } from '#domain/host/host-token.ts'

export const HOST_API_PATH = '/v1/marketplace/host'
/** Its body and its answer are streamed, however long they are. */
export const HOST_BATCH_PATH = `${HOST_API_PATH}/batch`
export const HOST_SECURITY_SCHEME = 'hostToken'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

type Check = (request: Request, clientAddress: string) => HostToken | undefined

/**
 * R405: the token of a request of the site builder: one of its addresses, with one of its tokens, which has not expired
 * and may be used from there. All tokens are compared, each in constant time.
 */
export function createHostTokenCheck(tokens: HostToken[], now: () => Date): Check {
  const known = tokens.map((token) => ({ token, digest: digest(token.token) }))
  return (request, clientAddress) => {
    if (known.length === 0 || !new URL(request.url).pathname.startsWith(`${HOST_API_PATH}/`)) return undefined
    const text = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (text === undefined) return undefined
    const given = digest(text)
    const matches = known.map((one) => timingSafeEqual(given, one.digest))
    const found = known[matches.indexOf(true)]?.token
    if (!found || (found.expiresOn && found.expiresOn <= now())) return undefined
    return found.allows && !found.allows(clientAddress) ? undefined : found
  }
}

const isPath = (text: string | undefined): text is HostPath => HOST_PATHS.some((path) => path === text)

export function requireScope(token: HostToken | undefined, scope: HostScope): void {
  if (token?.scopes.includes(scope)) return
  throw new ApiError({ code: 'forbidden', detail: `the token does not have the scope ${scope}` })
}

export const requireHostToken = createMiddleware<ApiEnv>(async (c, next) => {
  const { host } = c.var
  if (!host) {
    const detail = 'the token is missing or wrong, has expired, or may not be used from this address'
    throw new ApiError({ code: 'unauthenticated', detail }, { 'www-authenticate': 'Bearer' })
  }
  const path = c.req.path.slice(HOST_API_PATH.length + 1).split('/')[0]
  if (isPath(path)) requireScope(host, c.req.method === 'GET' ? 'read' : path)
  await next()
})
