import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'

import type { ChosenReplica } from '#db/replicas/replica.ts'
import type { PageImpressions } from '#domain/statistics/page-impressions.ts'
import { startHttpServer, type RunningServer } from '#server/connections/listen.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import type { RenderOutput } from '#server/page-cache/rendered-page.ts'
import type { SentPage } from '#server/page-cache/send-page.ts'

type Page = { status?: number; headers?: HeadersInit; tags?: string[]; body?: string; notes?: PageImpressions }

type Options = {
  /** How the app renders an address; by default its body is the address and how often it was rendered. */
  render?: (
    key: string,
    times: number,
    options: { replica: ChosenReplica | undefined; signal: AbortSignal | undefined },
  ) => Page | Promise<Page>
  chooseReplica?: () => Promise<ChosenReplica | undefined>
  maxBytes?: number
  now?: () => number
  isAway?: () => boolean
  cdnSeconds?: number
}

/** By name, or alternating names and values where a name appears more than once. */
type Fields = Record<string, string> | string[]
type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** A page cache in front of a small app, on its own port. Requests that bypass the cache are echoed. */
export async function openCachedSite({
  render = () => ({}),
  maxBytes = 2 ** 20,
  now,
  isAway,
  chooseReplica,
  cdnSeconds,
}: Options = {}) {
  const times = new Map<string, number>()
  const sent: SentPage[] = []
  const failures: unknown[] = []
  const cache = createPageCache({
    async render(key, _info, { replica, signal }): Promise<RenderOutput> {
      const count = (times.get(key) ?? 0) + 1
      times.set(key, count)
      const {
        status = 200,
        headers = {},
        tags = [],
        body = `${key} made ${count}`,
        notes,
      } = await render(key, count, { replica, signal })
      const isPersonal = new Headers(headers).get('cache-control')?.includes('no-store')
      return {
        response: new Response(null, { status, headers }),
        bytes: Buffer.from(body),
        tags: isPersonal ? undefined : tags,
        ...(notes && { notes }),
      }
    },
    describe: () => ({ clientAddress: '203.0.113.7', requestId: 'test-request' }),
    onSent: (one) => sent.push(one),
    onError: (error) => failures.push(error),
    maxBytes,
    ...(now && { now }),
    ...(isAway && { isAway }),
    ...(cdnSeconds && { cdnSeconds }),
    ...(chooseReplica && { chooseReplica }),
  })
  const listening: RunningServer = await startHttpServer(
    (request, response) =>
      cache.handle(request, response, () => {
        response.end(`passed by: ${request.method} ${request.url} ${request.headers.cookie ?? 'nobody'}`)
      }),
    { host: '127.0.0.1', port: 0 },
  )

  /** Requests our own server, or a proxy in front of it on another port. */
  function get(path: string, headers: Fields = {}, method = 'GET', port = listening.port): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
      request.on('error', reject)
      request.end()
    })
  }

  return {
    cache,
    port: listening.port,
    get,
    sent,
    failures,
    renders: (key: string) => times.get(key) ?? 0,
    close: () => listening.close(),
  }
}
