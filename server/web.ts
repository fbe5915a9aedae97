import { randomUUID } from 'node:crypto'

import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'

import type { ClientInfo } from '#api/api-env.ts'
import { createApi } from '#api/create-api.ts'
import { isSameOrigin } from '#api/same-origin.ts'
import { demoPictures } from '#demo/demo-pictures.ts'
import { MAX_BODY_BYTES, UPLOAD } from '#domain/limits.ts'

import { apiDocs } from './api-docs.ts'
import { countPageView } from './count-page-view.ts'
import type { ServerDeps } from './deps.ts'
import type { Env } from './env.ts'
import { createMetrics } from './metrics.ts'
import { ownAddress } from './one-address.ts'
import { operations } from './operations.ts'
import { createPages, type LoadBuild } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { builtAssets, pictureFiles } from './static-files.ts'

export type WebEnv = { Bindings: HttpBindings; Variables: { info: ClientInfo } }

/** Pages whose form may carry a picture: without JavaScript it comes with the rest. */
const PICTURE_FORMS = /^\/(?:new-profile|@[^/]+\/edit(?:\/[\w-]+)?)(?:\.data)?$/

const REQUEST_ID = /^[\w-]{8,64}$/

function limited(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (c) => c.text('Request is too large: that is more than can be sent at once.', 413),
  })
}

type Options = {
  env: Pick<Env, 'siteUrl' | 'dataDir' | 'trustProxy'>
  deps: ServerDeps
  loadBuild: LoadBuild
}

/** The whole site as one Hono app: operations, the API, files, and pages for all the rest. */
export function createWeb({ env, deps, loadBuild }: Options) {
  const web = new Hono<WebEnv>()
  const api = createApi(deps)
  const metrics = createMetrics(deps.pool)
  const pages = createPages({ api, deps, loadBuild, dataDir: env.dataDir })

  function describeClient(request: Request, socketAddress: string | undefined): ClientInfo {
    const forwarded = env.trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const given = env.trustProxy ? request.headers.get('x-request-id') : null
    return {
      clientAddress: forwarded || socketAddress || 'unknown',
      requestId: given && REQUEST_ID.test(given) ? given : randomUUID(),
    }
  }

  web.onError((error, c) => {
    deps.onError(error, c.var.info)
    return c.text(`Internal error: ${c.var.info.requestId}`, 500)
  })
  web.use(async (c, next) => {
    const begun = performance.now()
    const info = describeClient(c.req.raw, c.env.incoming?.socket.remoteAddress)
    c.set('info', info)
    await next()
    c.header('x-request-id', info.requestId)
    const ms = performance.now() - begun
    const area = c.req.path.split('/')[1]?.replace(/^@.*/, '@handle').slice(0, 20) || 'home'
    const labels = { method: c.req.method, area: AREAS.has(area) ? area : 'other', status: c.res.status }
    metrics.requests.observe(labels, ms / 1000)
    deps.log.info(
      { ...info, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms: Math.round(ms) },
      'request',
    )
  })
  web.use(securityHeaders(env.siteUrl))
  web.use(compress())
  web.route('/', operations({ deps, registry: metrics.registry }))
  web.route('/', builtAssets())
  web.route('/', pictureFiles(deps.pictures, deps.site.demo ? demoPictures(deps.pictures) : async () => false))
  web.route('/', apiDocs())

  for (const path of ['/v1/*', '/user/*', '/openapi.json', '/robots.txt', '/sitemap.xml', '/sitemaps/*', '/social/*']) {
    web.all(path, (c) => api.fetch(c.req.raw, c.var.info))
  }

  const [small, withPicture] = [limited(MAX_BODY_BYTES), limited(UPLOAD.maxBytes + MAX_BODY_BYTES)]
  web.use((c, next) => (PICTURE_FORMS.test(c.req.path) ? withPicture(c, next) : small(c, next)))
  // R134: the signed token alone says whose mails end, so whoever asks is heard, and as nobody.
  web.post('/unsubscribe', (c) => pages(asNobody(c.req.raw), c.var.info))
  web.all('*', async (c) => {
    if (!isSameOrigin(c.req.raw, deps.isOwnOrigin))
      return c.text('Not allowed: the request comes from another site.', 403)
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const own = reading && ownAddress(new URL(c.req.url))
    if (own) return c.redirect(own, 301)
    const page = await pages(c.req.raw, c.var.info)
    void countPageView(deps, { request: c.req.raw, status: page.status, clientAddress: c.var.info.clientAddress })
    return page
  })
  return web
}

/** Mail programs send from wherever they run; without a session there is nothing that another site could misuse. */
function asNobody(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'origin', 'sec-fetch-site']) headers.delete(name)
  return new Request(request, { headers })
}

/** The address of a guest's conversation opens it: it is a secret, and no log keeps those. */
function loggedPath(path: string): string {
  return path.startsWith('/conversation/') ? '/conversation/…' : path
}

/** First parts of our addresses, so that strangers' inventions make no new time series. */
const AREAS = new Set(
  'home @handle v1 user assets media social docs sign-in sign-up account dashboard experts hire browse shortlist sitemaps inbox conversation following unsubscribe admin ranking moderation'.split(
    ' ',
  ),
)
