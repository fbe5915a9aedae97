import { createMiddleware } from 'hono/factory'

/** For answers without a policy of their own: nothing may load, nothing may frame them. */
const USUAL = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
}

function always(siteUrl: URL): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(siteUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** The headers of an answer that sets no policy itself. */
export const defaultSecurityHeaders = (siteUrl: URL): Record<string, string> => ({ ...USUAL, ...always(siteUrl) })

export function securityHeadersMiddleware(siteUrl: URL) {
  const [usual, fixed] = [Object.entries(USUAL), Object.entries(always(siteUrl))]
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of usual) if (!headers.has(name)) headers.set(name, value)
    for (const [name, value] of fixed) headers.set(name, value)
  })
}
