import { Hono } from 'hono'
import { compress } from 'hono/compress'

import { createApi } from '#api/create-api.ts'
import { isSameOrigin } from '#api/guards/same-origin.ts'
import { NDJSON_TYPE } from '#api/host/host-sync-routes.ts'
import type { RenderResult } from '#app/load-context.ts'
import { requestSignal } from '#db/request-signal.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import * as addresses from '#domain/addresses.ts'
import { createIssue } from '#domain/issue.ts'
import { networkBlockOf } from '#domain/network.ts'
import { basePathOf } from '#domain/site/site-url.ts'
import { ClientGone, Overloaded } from '#domain/unavailable.ts'
import { isSmallBody, waitForSmallBody } from '#server/connections/body-limits.ts'
import { createClientDescriber } from '#server/connections/client-info.ts'
import { clientSignal } from '#server/connections/client-signal.ts'
import { createConcurrencyLimiter } from '#server/connections/concurrency-limiter.ts'
import { drainBody, lingerBeforeClose } from '#server/connections/drain.ts'
import { isApiPath } from '#server/connections/gate.ts'
import { countPageView } from '#server/counting/count-page-view.ts'
import type { ServerDeps } from '#server/deps.ts'
import { registerApiMetrics } from '#server/metrics/call-metrics.ts'
import { createMetrics, exposeMetrics, type Metrics } from '#server/metrics/metrics.ts'
import type { Env } from '#server/startup/env.ts'

import { brandFileRoutes } from './brand-files.ts'
import { canonicalAddress } from './canonical-address.ts'
import { compressPage } from './compress-page.ts'
import { mcpRoutes } from './mcp.ts'
import { operationsRoutes } from './operations.ts'
import { parsePageAddress } from './page-address.ts'
import { createPageHandler, type LoadBuild } from './pages.ts'
import { createReplicaApis } from './replica-apis.ts'
import { createRequestLog } from './request-log.ts'
import { securityHeadersMiddleware } from './security-headers.ts'
import { securityTxtRoutes } from './security-text.ts'
import { missingAssetRoutes, pictureRoutes } from './static-files.ts'
import { prefixResponsesMiddleware } from './under-path.ts'
import type { WebEnv } from './web-env.ts'

type Options = {
  env: Pick<Env, 'siteUrl' | 'dataDir' | 'trustProxy'> &
    Partial<Pick<Env, 'metricsPort' | 'securityContact' | 'fragmentCache' | 'language'>>
  deps: ServerDeps
  loadBuild: LoadBuild
  metrics?: Metrics
}

/** The whole site as one Hono app: operations, the API, files, and pages for all the rest. */
export function createWebApp({ env, deps: given, loadBuild, metrics = createMetrics(given) }: Options) {
  const web = new Hono<WebEnv>()
  const deps = { ...given, onAnswered: registerApiMetrics(metrics) }
  const api = createApi(deps)
  const replicaApis = createReplicaApis(deps)
  const apiFor = (render: WebEnv['Bindings']['render']) => replicaApis.get(render?.replica ?? '') ?? api
  const describe = createClientDescriber(env.trustProxy, (headers: Headers, name) => headers.get(name) ?? undefined)
  const logRequest = createRequestLog({ metrics, log: deps.log })
  const limiter = createConcurrencyLimiter()
  const { dataDir, fragmentCache, language } = env
  const pages = createPageHandler({ deps, loadBuild, dataDir, fragmentCache, language })

  web.onError((error, c) => {
    if (error instanceof ClientGone) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    const text = `Internal error: ${c.var.info.requestId}`
    if (error instanceof Overloaded) {
      const headers = { 'retry-after': String(error.retryAfterSeconds), 'cache-control': 'no-store' }
      return isApiPath(c.req.path)
        ? c.json({ msg: text, code: 'unavailable', issues: [createIssue('unavailable')] }, 503, headers)
        : c.text(text, 503, headers)
    }
    deps.onError(error, c.var.info)
    const part = deps.unavailablePart(error)
    if (part === undefined) return c.text(text, 500)
    return c.text(`${text} (${part})`, 503, { 'retry-after': '2', 'cache-control': 'no-store' })
  })
  web.use(async (c, next) => {
    const { render, incoming } = c.env
    if (render) {
      c.set('info', render.info)
      return next()
    }
    const startedAt = performance.now()
    const info = describe(c.req.raw.headers, incoming?.socket.remoteAddress)
    c.set('info', info)
    await next()
    // R380: after a write, its client gets no page of this process that was rendered before. A refused request wrote nothing.
    if (!isReading(c.req.method) && !isRefused(c.res.status)) await deps.changes.catchUp()
    // R184: the client gets the answer in any case, and learns whether the connection can be reused.
    if (incoming && !isReading(incoming.method) && !isStreaming(c.res) && !(await drainBody(incoming))) {
      lingerBeforeClose(incoming.socket)
      c.header('connection', 'close')
    }
    c.header('x-request-id', info.requestId)
    // R202: pages and the API say so themselves; this is for what answers instead of them.
    const isPersonal = hasSessionCookie(c.req.header('cookie')) || c.res.headers.has('set-cookie')
    if (isPersonal && !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    const { method, path } = c.req
    logRequest({
      info,
      method,
      address: parsePageAddress(path),
      status: c.res.status,
      ms: performance.now() - startedAt,
    })
  })
  if (basePathOf(env.siteUrl) !== '') web.use(prefixResponsesMiddleware(basePathOf(env.siteUrl)))
  web.use(securityHeadersMiddleware(env.siteUrl))
  const compressed = compress()
  // Pages are compressed by the page cache, or by `compressPage`.
  web.use((c, next) => (c.env.render ? next() : compressed(c, next)))
  web.route(
    '/',
    operationsRoutes({ deps, figures: env.metricsPort === undefined ? exposeMetrics(metrics) : undefined }),
  )
  web.route('/', securityTxtRoutes(env))
  web.route('/', missingAssetRoutes())
  web.route('/', brandFileRoutes(deps.site.brand))
  web.use(async (c, next) => {
    const { render, incoming, outgoing } = c.env
    const block = networkBlockOf(c.var.info.clientAddress)
    if (isReading(c.req.method)) {
      const signal = render ? render.signal : outgoing && clientSignal(outgoing)
      const task = () => {
        render?.onStart()
        return signal && !WRITES_ON_GET.has(c.req.path) ? requestSignal.run(signal, next) : next()
      }
      return limiter.run(block, task, signal)
    }
    // A body that is streamed must not hold a slot while it arrives; body-limits.ts counts it until it is answered.
    if (!incoming || !isSmallBody(incoming)) return next()
    await waitForSmallBody(incoming)
    return limiter.run(block, next)
  })
  web.route('/', pictureRoutes(deps.readPicture))
  web.route('/', mcpRoutes({ api, deps }))

  for (const path of [
    '/v1/*',
    '/user/*',
    '/openapi.json',
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/sitemaps/*',
    '/social/*',
  ]) {
    web.all(path, (c) => apiFor(c.env.render).fetch(c.req.raw, c.var.info))
  }

  // R134: the signed token alone says whose mails end, so anyone may send it, and the session does not count.
  web.post(addresses.unsubscribe, (c) => pages(withoutSession(c.req.raw), c.var.info, { api }))
  // R568: the site builder sends browsers here, from its own site. The form only leads on to the address with its values.
  web.post(addresses.hostInitiate, (c) => pages(withoutSession(c.req.raw), c.var.info, { api }))
  web.get(addresses.hostInitiate, (c) => pages(without(c.req.raw, ORIGIN_HEADERS), c.var.info, { api }))
  web.all('*', async (c) => {
    if (!isSameOrigin(c.req.raw, deps.isOwnOrigin))
      return c.text('Not allowed: the request comes from another site.', 403)
    const reading = isReading(c.req.method)
    const canonical = reading && canonicalAddress(new URL(c.req.url))
    if (canonical) {
      const meant = await pages(new Request(new URL(canonical, c.req.url), c.req.raw), c.var.info, { api })
      // R303: the page may lead on itself, or not be there; a visitor is sent once, and never to nothing.
      if (!meant.ok) return meant
      await meant.body?.cancel()
      return c.redirect(canonical, 301)
    }
    const { render } = c.env
    const notes = render?.notes ?? deps.shown.openNotes(c.req.path)
    const result: RenderResult = render?.result ?? { tags: undefined }
    const page = await pages(c.req.raw, c.var.info, { api: apiFor(render), result, notes })
    if (render) return page
    const { clientAddress } = c.var.info
    void countPageView(deps, { request: c.req.raw, status: page.status, clientAddress, notes })
    return result.bytes ? compressPage(page, result.bytes, c.req.header('accept-encoding')) : page
  })
  return web
}

/** R582: the provider sends browsers here by GET, and the code is spent once the sign-in has begun. */
const WRITES_ON_GET: ReadonlySet<string> = new Set([addresses.hostCallback])

/** As nginx logs a client that did not wait for its answer. */
const CLIENT_CLOSED_REQUEST = 499

function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

const isRefused = (status: number) => status >= 400 && status < 500

/** R404: the answer to a batch is sent while its body still arrives; its handler reads all of it. */
const isStreaming = ({ headers }: Response) => headers.get('content-type') === NDJSON_TYPE

/** Mail programs send this from anywhere; without a session there is nothing that another site could abuse. */
const withoutSession = (request: Request) => without(request, ['cookie', ...ORIGIN_HEADERS])

/** By which a request says that it comes from another site. */
const ORIGIN_HEADERS = ['origin', 'sec-fetch-site']

function without(request: Request, names: string[]): Request {
  const headers = new Headers(request.headers)
  for (const name of names) headers.delete(name)
  return new Request(request, { headers })
}
