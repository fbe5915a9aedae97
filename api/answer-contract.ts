import type { OpenAPIHono } from '@hono/zod-openapi'

import { sessionCookie } from '#domain/accounts/session-cookie.ts'

import { aboutApi } from './about-api.ts'
import type { ApiDeps, ApiEnv } from './api-env.ts'
import { completeContract } from './complete-contract.ts'

/** Answers with the contract of every route that is registered by the first request. */
export function answerContract(api: OpenAPIHono<ApiEnv>, site: Pick<ApiDeps['site'], 'name' | 'url'>): void {
  // Written once: that takes a quarter of a second, and it never changes.
  let contract: string | undefined
  api.get('/openapi.json', (c) => {
    contract ??= JSON.stringify(
      completeContract(
        api.getOpenAPI31Document({
          openapi: '3.1.0',
          info: { title: `${site.name} marketplace API`, version: '1.0.0', description: aboutApi(site.url.origin) },
          servers: [{ url: site.url.origin }],
        }),
        { cookie: sessionCookie({ secure: site.url.protocol === 'https:' }) },
      ),
    )
    return c.body(contract, 200, { 'content-type': 'application/json' })
  })
}
