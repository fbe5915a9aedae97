import { createMiddleware } from 'hono/factory'

import { ApiError } from '#api/errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname) || url.hostname.endsWith('.localhost')
}

/** The site's own origin; on localhost, every loopback name with the same port. */
export function createOwnOriginCheck(siteUrl: URL): (origin: string) => boolean {
  return (origin) => {
    if (origin === siteUrl.origin) return true
    if (!isLoopback(siteUrl) || !URL.canParse(origin)) return false
    const url = new URL(origin)
    return isLoopback(url) && url.protocol === siteUrl.protocol && url.port === siteUrl.port
  }
}

/** A browser always sends the origin of a write; without one, the client is no browser. */
export function isSameOrigin(request: Request, isOwn: (origin: string) => boolean): boolean {
  if (SAFE.has(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin !== null) return isOwn(origin)
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

export function requireSameOrigin(isOwn: (origin: string) => boolean) {
  return createMiddleware(async (c, next) => {
    if (!isSameOrigin(c.req.raw, isOwn)) {
      throw new ApiError({ code: 'forbidden', detail: 'the request comes from another site' })
    }
    await next()
  })
}
