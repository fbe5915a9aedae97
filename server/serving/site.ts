import type { IncomingMessage, RequestListener } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import type { ClientInfo } from '#api/api-env.ts'
import type { RenderResult } from '#app/load-context.ts'
import type { ChosenReplica } from '#db/replicas/replica.ts'
import { networkBlockOf } from '#domain/network.ts'
import { createClientDescriber } from '#server/connections/client-info.ts'
import { createGate } from '#server/connections/gate.ts'
import { createHostCheck } from '#server/connections/host-check.ts'
import type { ServerDeps } from '#server/deps.ts'
import { registerHostReportMetrics } from '#server/metrics/host-metrics.ts'
import { createMetrics, registerPageCacheMetrics, type Metrics } from '#server/metrics/metrics.ts'
import { registerReplicaMetrics } from '#server/metrics/replica-metrics.ts'
import { registerWebhookMetrics } from '#server/metrics/webhook-metrics.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { tagOfPage } from '#server/page-cache/page-tags.ts'
import type { RenderOutput } from '#server/page-cache/rendered-page.ts'
import type { SentPage } from '#server/page-cache/send-page.ts'
import type { Env } from '#server/startup/env.ts'

import { createBuiltFiles } from './built-files.ts'
import { parsePageAddress } from './page-address.ts'
import type { LoadBuild } from './pages.ts'
import { createRequestLog } from './request-log.ts'
import { defaultSecurityHeaders } from './security-headers.ts'
import { serveUnderBasePath } from './under-path.ts'
import { createWebApp } from './web.ts'

type Options = {
  env: Pick<Env, 'siteUrl' | 'dataDir' | 'trustProxy' | 'pageCacheBytes'> &
    Partial<Pick<Env, 'allowedHosts' | 'metricsPort' | 'securityContact' | 'fragmentCache' | 'language' | 'cdn'>>
  deps: ServerDeps
  loadBuild: LoadBuild
  /** Directory of the build's files for browsers; without it, none are served. */
  builtFiles?: string
  metrics?: Metrics
}

/** Enough of a refused address to recognise it in the log. */
const LOGGED_URL = 200

/** Everything that answers requests: the build's files, the page cache, and the app behind them. */
export function createSiteListener({
  env,
  deps,
  loadBuild,
  builtFiles,
  metrics = createMetrics(deps),
}: Options): RequestListener {
  const logRequest = createRequestLog({ metrics, log: deps.log })
  const web = createWebApp({ env, deps, loadBuild, metrics })
  // `web` handles the rest of an unread body itself: it knows whether to reuse the connection or close it.
  const app = getRequestListener(web.fetch, { autoCleanupIncoming: false })

  /** The app gets only the address of the request, so that the page cannot contain anything personal. */
  async function render(
    key: string,
    info: ClientInfo,
    { signal, onStart, replica }: { signal?: AbortSignal | undefined; onStart: () => void; replica?: ChosenReplica },
  ): Promise<RenderOutput> {
    const result: RenderResult = { tags: new Set() }
    const notes = deps.shown.openNotes(parsePageAddress(key).path)
    const response = await web.fetch(new Request(env.siteUrl.origin + key), {
      render: { info, result, notes, replica: replica?.name, signal, onStart },
    })
    const bytes = result.bytes ?? Buffer.from(await response.arrayBuffer())
    return {
      response,
      bytes,
      tags: isPersonal(response) || !result.tags ? undefined : [...result.tags, tagOfPage(key)],
      notes,
    }
  }

  function onSent({ request, info, address, status, notes, startedAt }: SentPage): void {
    const method = request.method ?? 'GET'
    logRequest({ info, method, address, status, ms: performance.now() - startedAt })
    const { handle } = address
    // R120, R350: a page that the browser shows from its own cache after a 304 counts as shown, too.
    if (method !== 'GET' || (status !== 200 && status !== 304)) return
    const visitor = { header: (name: string) => header(request, name), clientAddress: info.clientAddress }
    if (handle !== undefined) deps.views.count({ handle, ...visitor })
    if (notes) deps.shown.count({ notes, ...visitor })
  }

  const describeClient = createClientDescriber(env.trustProxy, header)
  const describe = (request: IncomingMessage) => describeClient(request, request.socket.remoteAddress)
  const files =
    builtFiles &&
    createBuiltFiles({
      root: builtFiles,
      icons: deps.site.brand?.rootIcons,
      common: defaultSecurityHeaders(env.siteUrl),
      describe,
      onSent: ({ request, info, path, startedAt }) =>
        logRequest({
          info,
          method: request.method ?? 'GET',
          address: { path, area: 'assets' },
          status: 200,
          ms: performance.now() - startedAt,
        }),
    })
  const cache = createPageCache({
    render,
    chooseReplica: deps.replicas.choose,
    describe,
    onSent,
    onError: deps.onError,
    maxBytes: env.pageCacheBytes,
    isAway: () => deps.monitor.failure() !== undefined,
    cdnSeconds: env.cdn?.maxAge ?? 0,
  })
  registerPageCacheMetrics(metrics, cache.stats)
  if (deps.replicas.all.length > 0) registerReplicaMetrics(metrics, deps.replicas)
  if (deps.hostTokens.length > 0) registerHostReportMetrics(metrics, deps)
  if (deps.webhooks.length > 0) registerWebhookMetrics(metrics, deps)
  deps.followPages(cache)
  const gate = createGate({
    common: defaultSecurityHeaders(env.siteUrl),
    siteHost: env.siteUrl.host,
    isOwnHost: createHostCheck({ siteUrl: env.siteUrl, allowedHosts: env.allowedHosts ?? [] }),
    networkBlockOf: (request) => networkBlockOf(describe(request).clientAddress),
    onRefused: ({ request, status }) => {
      const { method = '', url = '' } = request
      logRequest({
        info: describe(request),
        method,
        address: parsePageAddress(url.slice(0, LOGGED_URL)),
        status,
        ms: 0,
      })
    },
  })
  const listener: RequestListener = (request, response) => {
    if (gate.refuses(request, response)) return
    if (!files || !files.handle(request, response)) cache.handle(request, response, () => void app(request, response))
  }
  const answer = serveUnderBasePath(listener, { siteUrl: env.siteUrl, refuse: gate.refuseMissing })
  return (request, response) => {
    if (!gate.refusesTarget(request, response)) answer(request, response)
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** A response with a nonce or `no-store` was rendered for one visitor. */
function isPersonal({ headers }: Response): boolean {
  return (
    headers.get('content-security-policy')?.includes("'nonce-") === true ||
    headers.get('cache-control')?.includes('no-store') === true
  )
}
