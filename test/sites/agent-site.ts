import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'

import { startHttpServer } from '#server/connections/listen.ts'
import { createSiteListener } from '#server/serving/site.ts'
import { openTestSite } from '#test/test-site.ts'

type ToolResult = { isError?: boolean; text: string; structured: Record<string, unknown> }

/** A site on a port of its own, for agents that come through a proxy from any network. */
export async function openAgentSite() {
  const site = await openTestSite()
  const answer = createSiteListener({
    env: {
      siteUrl: site.deps.site.url,
      dataDir: site.dataDir,
      trustProxy: { includes: (peer) => peer === '127.0.0.1', ranges: [] },
      pageCacheBytes: 0,
    },
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  const listening = await startHttpServer(answer, { host: '127.0.0.1', port: 0 })
  const address = new URL(`http://127.0.0.1:${listening.port}/mcp`)
  const clients: Client[] = []
  let networks = 0

  return {
    site,
    address,
    /** The official client. */
    async openAgent(network: string) {
      const client = new Client({ name: 'test', version: '1.0.0' })
      const requestInit = { headers: { 'x-forwarded-for': network } }
      await client.connect(new StreamableHTTPClientTransport(address, { requestInit }) as Transport)
      clients.push(client)
      return {
        client,
        async call(name: string, given: Record<string, unknown> = {}): Promise<ToolResult> {
          const { isError, content, structuredContent } = await client.callTool({ name, arguments: given })
          const [{ text }] = content as [{ text: string }]
          const structured = structuredContent as Record<string, unknown>
          return { ...(isError === true && { isError }), text, structured }
        },
      }
    },
    /** A bare request, from a network of its own. */
    post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
      networks += 1
      const common = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${networks}` }
      const sent = typeof body === 'string' ? body : JSON.stringify(body)
      return fetch(address, { method: 'POST', headers: { ...common, ...headers }, body: sent })
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()))
      await listening.close()
      await site.close()
    },
  }
}

export type AgentSite = Awaited<ReturnType<typeof openAgentSite>>
export type Agent = Awaited<ReturnType<AgentSite['openAgent']>>
