import { Hono } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { streamText } from '#api/stream-text.ts'
import { siteRoot } from '#domain/site/site-url.ts'
import { listSitemapFiles } from '#use-cases/sitemap/list-sitemap-files.ts'
import { readSitemapFile } from '#use-cases/sitemap/read-sitemap-file.ts'

import { llmsText } from './llms-text.ts'
import { robotsText } from './robots-text.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const CACHE = { 'cache-control': 'public, max-age=600' }
const XML = { ...CACHE, 'content-type': 'application/xml; charset=utf-8' }

type Options = {
  /** Maximum number of URLs per file; 50,000 by default, as in the protocol. */
  max?: number
}

/** What search engines request first. Not in the OpenAPI document: no client of the API needs it. */
export function sitemapRoutes(deps: Pick<ApiDeps, 'db' | 'catalogue' | 'site' | 'onError'>, { max }: Options = {}) {
  const app = new Hono<ApiEnv>()
  const root = siteRoot(deps.site.url)

  app.get('/robots.txt', (c) => {
    return c.text(robotsText({ siteUrl: deps.site.url, aiCrawlers: deps.site.aiCrawlers }), 200, CACHE)
  })
  app.get('/llms.txt', (c) => c.text(llmsText(deps.site), 200, CACHE))
  app.get('/sitemap.xml', async (c) => c.body(sitemapIndexXml(await listSitemapFiles(deps, { max }), root), 200, XML))
  app.get('/sitemaps/:name{[a-z0-9-]+\\.xml}', async (c) => {
    const name = c.req.param('name').replace(/\.xml$/, '')
    const batches = unwrap(await readSitemapFile(deps, { name, max }))
    const body = streamText(sitemapXml(batches, root), (error) => deps.onError(error, c.env))
    return c.body(body, 200, XML)
  })
  return app
}
