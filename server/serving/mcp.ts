import { Hono } from 'hono'

import type { ClientInfo } from '#api/api-env.ts'
import type { Api } from '#api/create-api.ts'
import { isSameOrigin } from '#api/guards/same-origin.ts'
import { createClient } from '#client/client.ts'
import { networkOf } from '#domain/network.ts'
import { siteRoot } from '#domain/site/site-url.ts'
import { parseMcpMessages } from '#mcp/read-messages.ts'
import { mcpRefusalResponse, McpRequestRefused } from '#mcp/refused-request.ts'
import type { ServerDeps } from '#server/deps.ts'

import type { WebEnv } from './web-env.ts'

/** R304: for programs, not for lists of search results. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** R330–R332: the tools that agents of people may use. */
export function mcpRoutes({ api, deps }: { api: Api; deps: ServerDeps }) {
  const { site, limits } = deps
  const root = siteRoot(site.url)

  /** As any stranger calls it: without cookies, and counted for the agent's network. */
  const clientOf = (info: ClientInfo) =>
    createClient(async (path, init) => api.fetch(new Request(new URL(path, site.url.origin), init), info))

  async function limit(messages: number, { clientAddress }: ClientInfo): Promise<void> {
    for (let counted = 0; counted < messages; counted += 1) {
      const wait = await limits.hit('agentMessages', networkOf(clientAddress))
      if (!wait) continue
      throw new McpRequestRefused(429, `Too many requests: try again in ${wait} seconds.`, {
        'retry-after': String(wait),
      })
    }
  }

  async function answer(request: Request, info: ClientInfo): Promise<Response> {
    if (request.method !== 'POST') {
      throw new McpRequestRefused(405, `This address is for agents: ${root}/docs says how.`, { allow: 'POST' })
    }
    if (!isSameOrigin(request, deps.isOwnOrigin)) {
      throw new McpRequestRefused(403, 'Not allowed: the request comes from another site.')
    }
    const messages = await parseMcpMessages(request)
    if (messages.length === 0) return new Response(null, { status: 202 })
    await limit(messages.length, info)
    // Loading it takes more than a tenth of a second, which a site without agents never needs.
    const { handleMcpMessages } = await import('#mcp/handle-mcp-messages.ts')
    const onError = (error: unknown) => {
      deps.onError(error, info)
      return `Internal error: ${info.requestId}`
    }
    return handleMcpMessages(messages, request, { client: clientOf(info), origin: root, siteName: site.name, onError })
  }

  const app = new Hono<WebEnv>()
  app.all('/mcp', async (c) => {
    const response = await answer(c.req.raw, c.var.info).catch((error: unknown) => {
      if (error instanceof McpRequestRefused) return mcpRefusalResponse(error)
      throw error
    })
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  })
  return app
}
