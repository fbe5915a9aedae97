import type { OpenAPIHono } from '@hono/zod-openapi'

import { sessionCookieNameForSite } from '#domain/accounts/session-cookie.ts'
import { siteRoot } from '#domain/site/site-url.ts'

import { apiIntroduction } from './about-api.ts'
import type { ApiDeps, ApiEnv } from './api-env.ts'
import { completeOpenApiDocument } from './complete-openapi-document.ts'
import { registerBodySchemas } from './openapi-responses.ts'

/** Answers with the contract of every route that is registered by the first request. */
export function serveOpenApiDocument(api: OpenAPIHono<ApiEnv>, site: Pick<ApiDeps['site'], 'name' | 'url'>): void {
  // Written once: that takes a quarter of a second, and it never changes.
  let contract: { document: object; text: string } | undefined
  const write = () => {
    registerBodySchemas(api)
    const document = api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${site.name} marketplace API`,
        version: '1.0.0',
        description: apiIntroduction(siteRoot(site.url)),
      },
      servers: [{ url: siteRoot(site.url) }],
    })
    const text = JSON.stringify(completeOpenApiDocument(document, { cookie: sessionCookieNameForSite(site.url) }))
    return { document: JSON.parse(text) as object, text }
  }
  api.get('/openapi.json', (c) => {
    contract ??= write()
    if (c.env.inProcess) c.env.inProcess.value = contract.document
    return c.body(contract.text, 200, { 'content-type': 'application/json' })
  })
}
