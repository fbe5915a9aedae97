import { Hono } from 'hono'

import { DAY_MS } from '#domain/limits.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Env } from '#server/startup/env.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year. A running server is maintained, so the date moves along with it. */
const GOOD_FOR_DAYS = 90

/** R204: where to report a vulnerability (RFC 9116); without a contact there is no such file. */
export function securityTxtRoutes(
  { siteUrl, securityContact }: Pick<Env, 'siteUrl'> & Partial<Pick<Env, 'securityContact'>>,
  now = () => new Date(),
) {
  const app = new Hono()
  app.get(PATH, (c) => {
    if (!securityContact) return c.text('Not found: there is no such address', 404)
    const expires = new Date(now().getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString().slice(0, 10)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${absoluteUrl(PATH, siteUrl).href}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  })
  return app
}
