import { join } from 'node:path'

import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { ClientInfo } from '#api/api-env.ts'
import type { Api } from '#api/create-api.ts'
import type * as entryModule from '#app/entry.server.tsx'
import type { FragmentCache } from '#app/fragments/fragment-cache.ts'
import type { RenderResult } from '#app/load-context.ts'
import { createClient } from '#client/client.ts'
import { requestSignal } from '#db/request-signal.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { RefusedForm } from '#domain/forms/refused-form.ts'
import { hasShortlistCookie } from '#domain/lists/shortlist-cookie.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { basePathOf, siteRoot } from '#domain/site/site-url.ts'
import type { PageImpressions } from '#domain/statistics/page-impressions.ts'
import { loadTexts } from '#locales/load-texts.ts'
import { registerTexts } from '#locales/registry.ts'
import type { Language } from '#locales/texts.ts'
import type { ServerDeps } from '#server/deps.ts'

import { callInProcess } from './call-in-process.ts'
import {
  toRefusedFormRequest,
  toRefusedFormResponse,
  createRefusedForms,
  extractRefusedFormId,
} from './forms/refused-forms.ts'
import { createSpool } from './forms/spool.ts'
import { createLegalTextLoader } from './legal-texts.ts'

/** The built pages; in development a fresh one for each request. */
export type LoadBuild = () => ServerBuild | Promise<ServerBuild>

type Options = {
  deps: ServerDeps
  loadBuild: LoadBuild
  dataDir: string
  /** Whether fragments of pages are cached. */
  fragmentCache?: boolean | undefined
  /** Of every page. */
  language?: Language | undefined
}

/** The router matches no line breaks, and none of our addresses has control characters. */
function isReadable(pathname: string): boolean {
  if (!pathname.includes('%')) return true
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Pages whose address or form holds a secret that was sent by mail, or by the site builder. */
const SECRET_PAGES =
  /^\/(?:verify-email|reset-password|unsubscribe|confirm-message|confirm-address|confirm-brief|conversation|briefs|decisions|your-requests|sign-in\/host)(?:[./]|$)/

/** R202: a page that was rendered for one person stays out of every cache, their own browser's included. */
function isPersonal({ url, headers }: Request, response: Response): boolean {
  const cookies = headers.get('cookie')
  return (
    hasSessionCookie(cookies) ||
    hasShortlistCookie(cookies) ||
    response.headers.has('set-cookie') ||
    SECRET_PAGES.test(new URL(url).pathname) ||
    new URL(url).searchParams.has('token')
  )
}

/** What the page reads from, and what it leaves besides its response. */
type Rendering = { api: Api; result?: RenderResult | undefined; notes?: PageImpressions | undefined }

type Loaded = {
  build: ServerBuild
  entry: typeof entryModule
  handle: ReturnType<typeof createRequestHandler>
  fragments: FragmentCache
}

/** R560: the addresses of the build's files, under the base path. */
function assetsUnder(basePath: string, assets: ServerBuild['assets']): ServerBuild['assets'] {
  if (basePath === '') return assets
  return JSON.parse(JSON.stringify(assets).replaceAll('"/assets/', `"${basePath}/assets/`)) as ServerBuild['assets']
}

/** React Router inside our app: it gets a client, the site's facts and the operator's texts, nothing else. */
export function createPageHandler({ deps, loadBuild, dataDir, fragmentCache = true, language = 'en' }: Options) {
  registerTexts(loadTexts(language))
  const { site, signIn } = deps
  const { host } = signIn
  const texts = createLegalTextLoader(dataDir, site)
  const basePath = basePathOf(site.url)
  const refusedForms = createRefusedForms(deps)
  let loaded: Loaded | undefined

  async function load(): Promise<Loaded> {
    const build = await loadBuild()
    if (loaded?.build === build) return loaded
    const entry = build.entry.module as unknown as typeof entryModule
    // The build has modules of its own.
    entry.setPlatformRules(activePlatformRules())
    const rooted = { ...build, assets: assetsUnder(basePath, build.assets) }
    const handle = createRequestHandler(
      entry.redirectRefusals(entry.keepRefusalStatus(entry.forceDocumentLoads(rooted))),
    )
    loaded = { build, entry, handle, fragments: entry.createFragmentCache({ enabled: fragmentCache }) }
    return loaded
  }

  return async (request: Request, info: ClientInfo, { api, result, notes }: Rendering): Promise<Response> => {
    const { entry, handle, fragments } = await load()
    // Behind TLS the request came in by plain HTTP: pages see the address that the visitor sees.
    const url = new URL(request.url)
    if (!isReadable(url.pathname)) url.pathname = '/malformed-address'
    if (site.url.protocol === 'https:') {
      url.protocol = site.url.protocol
      url.host = site.url.host
    }
    const refusedId = extractRefusedFormId(url)
    const page = url.href === request.url ? request : new Request(url, request)
    const cookies: string[] = []
    let retryAfter: string | null = null
    const onRetryAfter = (seconds: string | null) => void (retryAfter = seconds)
    let readOnly = false
    const onReadOnly = (seconds: string | null) => {
      readOnly = true
      retryAfter = seconds
    }
    const isDocument = !url.pathname.endsWith('.data')
    const isShown = refusedId !== undefined && isDocument && page.method === 'GET'
    const shown = isShown ? await refusedForms.find(page, refusedId) : undefined
    const context = new RouterContextProvider()
    context.set(
      entry.clientContext,
      createClient(callInProcess({ api, request: page, info, cookies, result, onRetryAfter, onReadOnly })),
    )
    context.set(entry.siteContext, {
      url: siteRoot(site.url),
      name: site.name,
      platformName: site.platformName,
      demo: site.demo,
      twitterHandle: site.twitterHandle,
      mediaUrl: site.mediaUrl,
      signIn: host && { hostName: host.name, passwords: signIn.passwords },
      ...(site.brand && { brand: site.brand.page }),
      readOnly: deps.readOnly(),
    })
    if (host) context.set(entry.formOriginsContext, host.formOrigins())
    context.set(entry.languageContext, language)
    context.set(entry.documentRequestContext, isDocument)
    const keep = (form: RefusedForm) => refusedForms.keep(page, form, { info, cookies })
    context.set(entry.refusedFormsContext, isDocument ? { keep, shown } : undefined)
    context.set(entry.renderResultContext, result)
    context.set(entry.pageImpressionsContext, notes)
    context.set(entry.fragmentCacheContext, fragments)
    context.set(entry.catalogueContext, deps.currentCatalogue())
    context.set(entry.legalTextContext, texts)
    context.set(entry.uploadOriginContext, deps.incoming.kind === 'bucket' ? deps.incoming.origin : undefined)
    const spool = createSpool(join(dataDir, 'incoming'))
    context.set(entry.takeFileContext, spool.take)
    context.set(entry.clientSignalContext, requestSignal.getStore())
    context.set(entry.reportErrorContext, (error) => deps.onError(error, info))
    entry.applyBasePath(basePath)
    const handled = await handle(shown ? toRefusedFormRequest(page) : page, context).finally(spool.clear)
    // R620: whatever the page answers to a form that was refused, besides leading on.
    const refused = readOnly && isDocument && (handled.status < 300 || handled.status >= 400)
    const answered = shown ? toRefusedFormResponse(handled, shown) : handled
    const response = refused ? new Response(handled.body, { status: 503, headers: handled.headers }) : answered
    refusedForms.forgetOnSignOut(page, cookies)
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    if (response.status === 503) response.headers.set('retry-after', readOnly && retryAfter !== null ? retryAfter : '2')
    if (response.status === 429 && retryAfter !== null) response.headers.set('retry-after', retryAfter)
    if (shown || isPersonal(page, response)) response.headers.set('cache-control', 'no-store')
    else if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
    return response
  }
}
