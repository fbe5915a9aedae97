import { createHash, timingSafeEqual } from 'node:crypto'

import { createMiddleware } from 'hono/factory'

import type { ApiEnv } from '#api/api-env.ts'
import { ApiError } from '#api/errors.ts'

export const HOST_PATH = '/v1/marketplace/host'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a request is the site builder's: one of its addresses, with its token, compared in constant time. */
export function hostCheck(token: string | undefined): (request: Request) => boolean {
  if (token === undefined) return () => false
  const expected = digest(token)
  return (request) => {
    if (!new URL(request.url).pathname.startsWith(`${HOST_PATH}/`)) return false
    const given = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    return given !== undefined && timingSafeEqual(digest(given), expected)
  }
}

export const hostOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.var.isHost) {
    const failure = { code: 'unauthenticated' as const, detail: 'the token is missing or wrong' }
    throw new ApiError(failure, { 'www-authenticate': 'Bearer' })
  }
  await next()
})
