import { createHash, randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'

import { currentBasePath } from '#client/base-path.ts'

import { renderPage } from './fragments/render-page.tsx'
import { INLINE_SCRIPT } from './islands/inline-script.ts'
import {
  clientSignalContext,
  formOriginsContext,
  fragmentCacheContext,
  languageContext,
  renderResultContext,
  reportErrorContext,
  siteContext,
  uploadOriginContext,
} from './load-context.ts'
import { isRefusedForm } from './refused-form.ts'
import { SiteContext } from './shell/site-context.ts'
import { LanguageContext } from './shell/use-texts.ts'

export { applyBasePath } from '#client/base-path.ts'
export { setPlatformRules } from '#domain/platform/active-rules.ts'

export { keepRefusalStatus } from './keep-refusal-status.ts'
export { forceDocumentLoads } from './force-document-loads.ts'
export { createFragmentCache } from './fragments/fragment-cache.ts'
export {
  catalogueContext,
  clientContext,
  clientSignalContext,
  documentRequestContext,
  formOriginsContext,
  fragmentCacheContext,
  languageContext,
  legalTextContext,
  pageImpressionsContext,
  refusedFormsContext,
  renderResultContext,
  reportErrorContext,
  siteContext,
  takeFileContext,
  uploadOriginContext,
} from './load-context.ts'
export { redirectRefusals } from './redirect-refusals.ts'

const RENDER_TIMEOUT_MS = 6000

/** The inline loader, allowed by its hash. 'strict-dynamic' lets it load the islands' scripts. */
const LOADER = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}' 'strict-dynamic'`

function contentSecurityPolicy(
  scripts: string,
  { uploads = '', media = '', forms = [] as string[], styles = "'self'" } = {},
): string {
  // Vite's hot reload needs inline scripts and styles and a socket.
  if (import.meta.env.DEV) return "default-src 'self' 'unsafe-inline' data: ws:"
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    // The site builder hosts its screenshots of sites on any domain.
    `img-src 'self' data: https: ${media}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${uploads}`.trim(),
    ['form-action', "'self'", ...forms].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For pages that do not hydrate. */
const STATIC_POLICY = contentSecurityPolicy(LOADER)

const staticPolicy = (sources: { forms: string[]; media: string }) =>
  sources.forms.length === 0 && !sources.media ? STATIC_POLICY : contentSecurityPolicy(LOADER, sources)

type Handle = { hydrate?: boolean; showsMails?: boolean } | undefined

/** R754: mails are styled inline, and a frame without an address of its own has the policy of its page. */
const WITH_MAILS = { styles: "'self' 'unsafe-inline'" }

const showsMails = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.some(({ route }) => (route.handle as Handle)?.showsMails === true)

function isHydrated({ staticHandlerContext: { matches, errors } }: EntryContext): boolean {
  // An error page holds links and plain forms; most of those who get one are machines, and it renders at half the cost.
  if (Object.keys(errors ?? {}).length > 0) return false
  return matches.some(({ route }) => (route.handle as Handle)?.hydrate === true)
}

/** Only what the router needs to render this page: it processes every route, and writes the data for hydration. */
function withoutHydration(context: EntryContext): EntryContext {
  const routes: EntryContext['manifest']['routes'] = {}
  for (const { route } of context.staticHandlerContext.matches) routes[route.id] = context.manifest.routes[route.id]
  const { serverHandoffStream: _, ...rest } = context
  return { ...rest, manifest: { ...context.manifest, routes } }
}

/** R560: the router renders links, and continues in the browser, under the base path. Loaders never see it. */
function underBasePath(context: EntryContext): EntryContext {
  const basename = currentBasePath()
  if (basename === '') return context
  const { staticHandlerContext: routed, serverHandoffString } = context
  const location = { ...routed.location, pathname: basename + routed.location.pathname }
  return {
    ...context,
    staticHandlerContext: { ...routed, basename, location },
    serverHandoffString: serverHandoffString?.replace('"basename":"/"', `"basename":${JSON.stringify(basename)}`),
  }
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A client error, such as an unsupported method: anyone can send one, and there is nothing to fix.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isTheirs) context.get(reportErrorContext)(error)
}

/** Pages that do not hydrate render synchronously; the others need the streaming renderer and a nonce. */
export default async function handleRequest(
  request: Request,
  routeStatus: number,
  headers: Headers,
  routed: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  loadContext.get(clientSignalContext)?.throwIfAborted()
  const context = underBasePath(routed)
  const refused = Object.values(context.staticHandlerContext.actionData ?? {}).some(isRefusedForm)
  const status = routeStatus === 200 && refused ? 400 : routeStatus
  headers.set('content-type', 'text/html; charset=utf-8')
  // A page that takes no form.
  if (status === 405) headers.set('allow', 'GET, HEAD')
  const forms = loadContext.get(formOriginsContext)
  const site = loadContext.get(siteContext)
  const language = loadContext.get(languageContext)
  const { mediaUrl } = site
  const media = mediaUrl ? new URL(mediaUrl).origin : ''
  const result = loadContext.get(renderResultContext)
  const answer = (bytes: Buffer<ArrayBuffer>) => {
    if (result) result.bytes = bytes
    return new Response(result ? null : bytes, { status, headers })
  }
  if (!isHydrated(context)) {
    const policy = showsMails(context)
      ? contentSecurityPolicy(LOADER, { forms, media, ...WITH_MAILS })
      : staticPolicy({ forms, media })
    headers.set('content-security-policy', policy)
    return answer(
      renderPage(
        <LanguageContext value={language}>
          <SiteContext value={site}>
            <ServerRouter context={withoutHydration(context)} url={request.url} />
          </SiteContext>
        </LanguageContext>,
        loadContext.get(fragmentCacheContext),
      ),
    )
  }
  const nonce = randomBytes(16).toString('base64')
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(`'nonce-${nonce}' ${LOADER}`, {
      uploads: loadContext.get(uploadOriginContext),
      media,
      forms,
    }),
  )
  const page = (
    <LanguageContext value={language}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </LanguageContext>
  )
  return answer(await renderWhole(page, nonce))
}

/** The whole page as bytes: a stream of Node's that is turned into a web stream throws where its reader leaves. */
function renderWhole(element: React.ReactElement, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        clearTimeout(timeout)
        buffer(pipe(new PassThrough())).then(resolve, reject)
      },
      onShellError: reject,
      onError: reject,
    })
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}
