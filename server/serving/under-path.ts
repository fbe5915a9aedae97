import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import type { MiddlewareHandler } from 'hono'

import { basePathOf, stripBasePath } from '#domain/site/site-url.ts'

/** R561: whatever watches a node asks for these without the base path, too. */
const OPERATIONS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

type Options = {
  siteUrl: URL
  /** Answers a request for an address outside of the base path. */
  refuse: (request: IncomingMessage, response: ServerResponse) => void
}

/** R561: the site behind `listener` sees addresses without the base path. Without one, this is `listener` itself. */
export function serveUnderBasePath(listener: RequestListener, { siteUrl, refuse }: Options): RequestListener {
  const basePath = basePathOf(siteUrl)
  if (basePath === '') return listener
  return (request, response) => {
    const address = stripBasePath(request.url ?? '', basePath)
    if (address !== undefined) request.url = address
    else if (!OPERATIONS.test(request.url ?? '')) return refuse(request, response)
    return listener(request, response)
  }
}

const isOwnAddress = (address: string | null) => address !== null && /^\/(?!\/)/.test(address)

/** `Path=/` becomes `Path=/experts`, `Path=/shortlist` becomes `Path=/experts/shortlist`. */
function underBasePath(cookie: string, basePath: string): string {
  return cookie.replace(/; *path=(\/[^;]*)/i, (_, path: string) => `; Path=${basePath}${path === '/' ? '' : path}`)
}

/** R562: redirects and cookies leave with the base path. */
export function prefixResponsesMiddleware(basePath: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const location = c.res.headers.get('location')
    if (isOwnAddress(location)) c.header('location', basePath + location)
    const cookies = c.res.headers.getSetCookie()
    if (cookies.length === 0) return
    c.header('set-cookie', undefined)
    for (const cookie of cookies) c.header('set-cookie', underBasePath(cookie, basePath), { append: true })
  }
}
