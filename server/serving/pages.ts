import { join } from 'node:path'

import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'

import type { ClientInfo } from '#api/api-env.ts'
import type { Api } from '#api/create-api.ts'
import type * as entry from '#app/entry.server.tsx'
import type { PageBody } from '#app/load-context.ts'
import { createClient, type Transport } from '#client/client.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { ServerDeps } from '#server/deps.ts'
import { tagsOfCall } from '#server/page-cache/page-tags.ts'

import { legalTexts } from './legal-texts.ts'
import { createSpool } from './spool.ts'

/** The built pages; in development a fresh one for each request. */
export type LoadBuild = () => ServerBuild | Promise<ServerBuild>

type Options = { api: Api; deps: ServerDeps; loadBuild: LoadBuild; dataDir: string }

/**
 * What whoever keeps pages wants to know of one: what it has read so far, as tags, undefined once something was read
 * that has none; and its bytes, where they did not go into the answer.
 */
export type PageReads = { tags: Set<string> | undefined; body?: PageBody }

const FORWARDED = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language', 'if-match']

/** What the browser sent, with what an earlier call has set: whoever signs in is signed in for the rest of a request. */
function withCookies(sent: string | null, set: string[]): string {
  const pairs = [...(sent?.split('; ') ?? []), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')]
  return [...new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair])).values()].join('; ')
}

/** Calls the API without a socket, as the visitor; cookies that it sets are collected for the page's answer. */
function inProcess({
  api,
  request,
  info,
  cookies,
  reads,
  wait,
}: {
  api: Api
  request: Request
  info: ClientInfo
  cookies: string[]
  reads: PageReads | undefined
  /** Takes how long a visitor is to wait who has asked too often. */
  wait: (seconds: string | null) => void
}): Transport {
  return async (path, init) => {
    if (reads) noteRead(reads, init.method === 'GET' ? tagsOfCall(path) : undefined)
    const headers = new Headers(init.headers)
    for (const name of FORWARDED) {
      const value = request.headers.get(name)
      if (value !== null && !headers.has(name)) headers.set(name, value)
    }
    if (cookies.length > 0) headers.set('cookie', withCookies(headers.get('cookie'), cookies))
    const asked = new Request(new URL(path, request.url), { ...init, headers })
    let value: object | undefined
    const response = await api.fetch(asked, { ...info, take: (given) => (value = given) })
    // Nothing a page could mend: the whole page becomes a 500 or, while the database is away, a 503.
    if (response.status >= 500) throw data(null, { status: response.status })
    // R228: nor could it show anything without what it reads. What a form was refused for, its page says itself.
    if (response.status === 429 && init.method === 'GET' && request.method === 'GET') {
      wait(response.headers.get('retry-after'))
      throw data(null, { status: 429 })
    }
    cookies.push(...response.headers.getSetCookie())
    const { ok, status, headers: said } = response
    return value ? { ok, status, headers: said, json: () => Promise.resolve(value) } : response
  }
}

function noteRead(reads: PageReads, tags: readonly string[] | undefined): void {
  if (!tags) reads.tags = undefined
  for (const tag of tags ?? []) reads.tags?.add(tag)
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

/** Pages whose address, or whose form, holds a secret that somebody was mailed. */
const SECRET_PAGES =
  /^\/(?:verify-email|reset-password|unsubscribe|confirm-message|confirm-address|conversation)(?:[./]|$)/

/** R202: whatever was made for one person stays out of every cache, their own browser's included. */
function isPersonal({ url, headers }: Request, response: Response): boolean {
  return (
    hasSessionCookie(headers.get('cookie')) ||
    response.headers.has('set-cookie') ||
    SECRET_PAGES.test(new URL(url).pathname) ||
    new URL(url).searchParams.has('token')
  )
}

/** React Router inside our app: it gets a client, the site's facts and the operator's texts, nothing else. */
export function createPages({ api, deps, loadBuild, dataDir }: Options) {
  const { site } = deps
  const texts = legalTexts(dataDir, site)
  let known: { build: ServerBuild; keys: typeof entry; handle: ReturnType<typeof createRequestHandler> } | undefined

  async function handler() {
    const build = await loadBuild()
    if (known?.build !== build) {
      const keys = build.entry.module as unknown as typeof entry
      known = { build, keys, handle: createRequestHandler(keys.answerRefusals(build)) }
    }
    return known
  }

  return async (request: Request, info: ClientInfo, reads?: PageReads): Promise<Response> => {
    const { keys, handle } = await handler()
    // Behind TLS the request came in by plain HTTP: pages see the address that the visitor sees.
    const seen = new URL(request.url)
    if (!isReadable(seen.pathname)) seen.pathname = '/malformed-address'
    if (site.url.protocol === 'https:') {
      seen.protocol = site.url.protocol
      seen.host = site.url.host
    }
    const page = seen.href === request.url ? request : new Request(seen, request)
    const cookies: string[] = []
    let retryAfter: string | null = null
    const wait = (seconds: string | null) => void (retryAfter = seconds)
    const context = new RouterContextProvider()
    context.set(keys.clientContext, createClient(inProcess({ api, request: page, info, cookies, reads, wait })))
    context.set(keys.siteContext, {
      url: site.url.origin,
      name: site.name,
      platformName: site.platformName,
      demo: site.demo,
    })
    context.set(keys.documentContext, !seen.pathname.endsWith('.data'))
    context.set(keys.takeBodyContext, reads && ((body) => void (reads.body = body)))
    context.set(keys.catalogueContext, deps.currentCatalogue())
    context.set(keys.legalTextContext, texts)
    context.set(keys.uploadOriginContext, deps.incoming.kind === 'bucket' ? deps.incoming.origin : undefined)
    const spool = createSpool(join(dataDir, 'incoming'))
    context.set(keys.takeFileContext, spool.take)
    context.set(keys.reportErrorContext, (error) => deps.onError(error, info))
    const response = await handle(page, context).finally(spool.clear)
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    if (response.status === 503) response.headers.set('retry-after', '2')
    if (response.status === 429 && retryAfter !== null) response.headers.set('retry-after', retryAfter)
    if (isPersonal(page, response)) response.headers.set('cache-control', 'no-store')
    else if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
    return response
  }
}
