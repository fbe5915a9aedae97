import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ClientInfo } from '#api/api-env.ts'
import type { Change } from '#db/change-log/read-changes.ts'
import type { Chosen } from '#db/replicas/replica.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { hasShortlistCookie } from '#domain/lists/shortlist-cookie.ts'
import type { PageNotes } from '#domain/statistics/page-notes.ts'
import type { PageAddress } from '#server/serving/page-address.ts'

import { CDN_HEADERS } from './cdn-headers.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'
import { createHeardPositions } from './heard-positions.ts'
import { pageKey } from './page-key.ts'
import { createPageStore } from './page-store.ts'
import { tagsOfChange } from './page-tags.ts'
import {
  addEncoding,
  buildPage,
  type CachedPage,
  matchesEtag,
  type Rendered,
  type RenderedPage,
} from './rendered-page.ts'

/** A response that was sent. */
export type SentPage = {
  request: IncomingMessage
  info: ClientInfo
  address: PageAddress
  status: number
  notes: PageNotes | undefined
  /** By `performance.now()`. */
  startedAt: number
}

type Options = {
  /** Renders a page from its address alone. */
  render: (key: string, info: ClientInfo, replica?: Chosen) => Promise<Rendered>
  /** R389: a replica to render from; undefined when that is for the primary. */
  chooseReplica?: () => Promise<Chosen | undefined>
  describe: (request: IncomingMessage) => ClientInfo
  onSent: (sent: SentPage) => void
  /** With 0, every page is rendered anew, and sent with the same headers. */
  maxBytes: number
  now?: () => number
  /** R365: whether rendering would fail, since the database is away. */
  isAway?: () => boolean
  /** R397: how long a CDN may keep a page that it is told to drop; 0 where there is none. */
  cdnSeconds?: number
}

/** Content that only ages (counters, "available from tomorrow") is refreshed in the background after five minutes. */
const FRESH_MS = 300_000
/** A page older than this is rendered again before it is sent. */
const STALE_MS = 900_000
/** R365: how long a page is sent after the last moment at which it was known to be true. */
const STALE_IF_ERROR_MS = 300_000
/** In the terms of RFC 9211. Caches in front of us must not keep such a page any longer. */
const STALE_HEADERS = ['cache-status', 'guildhall; fwd=stale; fwd-status=503', 'cache-control', 'no-cache']
/** Few enough at once that visitors who wait for a page hardly notice. */
const MAX_REFRESHES = 2

/** A render in flight, and the store's clock when it began. */
type InFlight = { clock: number; page: Promise<RenderedPage | undefined> }

/** A visitor's request for a page that may be cached. */
type PageRequest = {
  request: IncomingMessage
  response: ServerResponse
  key: string
  encoding: Encoding
  info: ClientInfo
  /** By `performance.now()`. */
  startedAt: number
}

/** Whole pages for visitors without a session or a shortlist, in front of the app, compressed and purged by tags. */
export function createPageCache({
  render,
  chooseReplica = async () => undefined,
  describe,
  onSent,
  maxBytes,
  now = Date.now,
  isAway = () => false,
  cdnSeconds = 0,
}: Options) {
  const store = createPageStore<CachedPage>({ maxBytes })
  const heard = createHeardPositions()
  const inFlight = new Map<string, InFlight>()
  const counts = { hit: 0, miss: 0, stale: 0, staleIfError: 0, replica: 0, replicaRefused: 0 }
  const enabled = maxBytes > 0
  const effort = enabled ? 'cached' : 'once'
  /** Since when changes may be missed. */
  let suspendedAt: number | undefined
  let refreshes = 0

  const find = (key: string) => (suspendedAt === undefined ? store.get(key) : undefined)

  /** R390: from a replica, if it has replayed every change that the page shows; with the clock as it is there. */
  async function renderSomewhere(
    { key, info }: Pick<PageRequest, 'key' | 'info'>,
    clock: number,
  ): Promise<Rendered & { clock: number }> {
    const replica = suspendedAt === undefined ? await chooseReplica() : undefined
    const replayed = replica && heard.clockAt(replica.replayed)
    if (replica && replayed !== undefined) {
      const page = await render(key, info, replica).catch(() => undefined)
      const from = Math.min(clock, replayed)
      if (page?.tags && page.response.status < 500 && store.isCurrent(page.tags, from)) {
        counts.replica += 1
        return { ...page, clock: from }
      }
      counts.replicaRefused += 1
    }
    return { ...(await render(key, info)), clock }
  }

  /** Undefined for what only one visitor may see. */
  async function renderPage(
    { key, encoding, info }: Pick<PageRequest, 'key' | 'encoding' | 'info'>,
    began: number,
  ): Promise<RenderedPage | undefined> {
    const { response, bytes, tags, notes, clock } = await renderSomewhere({ key, info }, began)
    // R228: one visitor has exceeded a limit; the others who wait for the same page render it for themselves.
    if (response.headers.has('set-cookie') || response.status === 429) return undefined
    if (response.status === 200 && tags === undefined) return undefined
    const cachedTags = response.status === 200 ? tags : undefined
    const answer = { key, response, bytes, tags: cachedTags, renderedAt: now(), ...(notes && { notes }) }
    const page = await buildPage(answer, { encoding, effort, cdnSeconds })
    if (enabled && isCacheable(page) && suspendedAt === undefined) store.put(key, page, clock)
    return page
  }

  /** Concurrent requests share one render, but none that began before a change. */
  function renderOnce(wanted: Pick<PageRequest, 'key' | 'encoding' | 'info'>): Promise<RenderedPage | undefined> {
    const { key } = wanted
    const clock = store.clock()
    const running = inFlight.get(key)
    if (running?.clock === clock && enabled && suspendedAt === undefined) return running.page
    const flight = { clock, page: renderPage(wanted, clock) }
    inFlight.set(key, flight)
    const end = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key)
    }
    flight.page.then(end, end)
    return flight.page
  }

  function refresh(wanted: PageRequest): void {
    counts.stale += 1
    if (refreshes >= MAX_REFRESHES || inFlight.has(wanted.key)) return
    refreshes += 1
    const end = () => void (refreshes -= 1)
    renderOnce(wanted).then(end, end)
  }

  /** False if the page has no body in the wanted encoding yet. */
  function send(wanted: PageRequest, page: RenderedPage, isStale = false): boolean {
    const { request, response, encoding, info, startedAt } = wanted
    const body = page.bodies[encoding]
    if (!body) return false
    const { address, notes } = page
    const isNotModified = matchesEtag(page, request.headers['if-none-match'])
    const status = isNotModified ? 304 : page.status
    const own = isNotModified ? page.notModified : body.headers
    const headers = isStale ? [...without(own, ['cache-control', ...CDN_HEADERS]), ...STALE_HEADERS] : own
    response.writeHead(status, [...headers, 'x-request-id', info.requestId])
    response.end(isNotModified ? undefined : body.bytes)
    onSent({ request, info, address, status, notes, startedAt })
    return true
  }

  /** With a body in the wanted encoding. */
  async function fetchPage(wanted: PageRequest, cached: CachedPage | undefined): Promise<RenderedPage | undefined> {
    const { key, encoding } = wanted
    const page = cached ?? (await renderOnce(wanted))
    if (!page || page.bodies[encoding]) return page
    const added = await addEncoding(page, encoding, effort)
    if (isCacheable(page)) store.grow(key, page, added)
    return page
  }

  /** R365: the page as it was when the database went away. Nobody has told us since that it is no longer true. */
  function stalePage(key: string): CachedPage | undefined {
    if (suspendedAt !== undefined && now() - suspendedAt > STALE_IF_ERROR_MS) return undefined
    return store.peek(key)
  }

  async function sendLater(wanted: PageRequest, cached: CachedPage | undefined, next: () => void): Promise<void> {
    const stale = cached ? undefined : stalePage(wanted.key)
    const rendered = stale && isAway() ? undefined : await fetchPage(wanted, cached).catch(() => undefined)
    const isStale = stale !== undefined && (rendered?.status === 503 || (rendered === undefined && isAway()))
    const page = isStale ? await fetchPage(wanted, stale).catch(() => undefined) : rendered
    if (!page) return next()
    if (isStale) counts.staleIfError += 1
    if (!wanted.response.destroyed) send(wanted, page, isStale)
  }

  return {
    change(change: Change): void {
      const tags = tagsOfChange(change)
      if (tags) store.purge(tags)
      else store.flush()
    },
    flush(): void {
      heard.clear()
      store.flush()
    },
    suspend(): void {
      suspendedAt ??= now()
    },
    heardUpTo: (position: bigint) => heard.note(store.clock(), position),
    resume(): void {
      suspendedAt = undefined
    },
    stats: () => ({ ...counts, ...store.size() }),
    /** Answers requests for cacheable pages; `next` handles everything else. */
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const { method, url, headers } = request
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return next()
      // R156: pages show these visitors what they did.
      if (hasSessionCookie(headers.cookie) || hasShortlistCookie(headers.cookie)) return next()
      if (headers.authorization !== undefined) return next()
      const startedAt = performance.now()
      let key: string | undefined = url
      let page = find(url)
      if (!page) {
        key = pageKey(url)
        if (key === undefined) return next()
        if (key !== url) page = find(key)
      }
      const encoding = chooseEncoding(headers['accept-encoding'])
      const wanted: PageRequest = { request, response, key, encoding, info: describe(request), startedAt }
      const age = page ? now() - page.renderedAt : 0
      if (age > STALE_MS) page = undefined
      else if (age > FRESH_MS) refresh(wanted)
      counts[page ? 'hit' : 'miss'] += 1
      if (!page || !send(wanted, page)) void sendLater(wanted, page, next)
    },
  }
}

function without(headers: string[], names: readonly string[]): string[] {
  return headers.filter((_, at) => !names.includes(headers[at - (at % 2)] ?? ''))
}

function isCacheable(page: RenderedPage): page is CachedPage {
  return page.tags !== undefined
}
