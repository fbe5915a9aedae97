import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'

const UI = dirname(findPackageJSON('swagger-ui-dist', import.meta.url) ?? '')
const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css']

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main id="swagger-ui"></main>
<noscript>This page needs JavaScript to let you try the API. <a href="/openapi.json">The contract as JSON</a> does not.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>`

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true, tryItOutEnabled: true })`

/** Swagger's stylesheet carries its icons as data addresses, and it writes style attributes. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const cachedForADay = createMiddleware(async (c, next) => {
  c.header('cache-control', 'public, max-age=86400')
  await next()
})

export function apiDocs() {
  const app = new Hono()
  app.get('/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }))
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  for (const file of FILES) app.get(`/docs/${file}`, cachedForADay, serveStatic({ path: join(UI, file) }))
  app.get('/docs/*', (c) => c.notFound())
  return app
}
