import { Hono } from 'hono'

import { type Brand, BRAND_PATH } from '#domain/brand/brand.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** R482: an SVG that somebody opens by its address runs nothing and loads nothing. */
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** R486: the files of the brand, each under an address that changes with the brand. */
export function brandFileRoutes(brand: Brand | undefined) {
  const app = new Hono()
  app.get(`${BRAND_PATH}/*`, (c) => {
    const file = brand?.files.get(c.req.path)
    if (!file) return new Response('Not found', { status: 404 })
    const headers = { 'content-type': file.type, 'cache-control': FOREVER }
    const isSvg = file.type === 'image/svg+xml'
    return new Response(file.bytes, { headers: isSvg ? { ...headers, 'content-security-policy': ALONE } : headers })
  })
  return app
}
