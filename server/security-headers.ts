import { createMiddleware } from 'hono/factory'

/** For whatever does not set a policy of its own: nothing may load, nothing may frame it. */
const CLOSED = "default-src 'none'; frame-ancestors 'none'"

export function securityHeaders(siteUrl: URL) {
  const secure = siteUrl.protocol === 'https:'
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', CLOSED)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('x-frame-options', 'DENY')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
