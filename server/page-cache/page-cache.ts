import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ClientInfo } from '#api/api-env.ts'
import type { ChangeLogEntry } from '#db/change-log/find-changes.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import { hasShortlistCookie } from '#domain/lists/shortlist-cookie.ts'

import { chooseEncoding } from './encodings.ts'
import { pageKey } from './page-key.ts'
import { createPageRenderer, type RenderOptions } from './page-renderer.ts'
import { createPageStore } from './page-store.ts'
import { tagsOfChange } from './page-tags.ts'
import { type CachedPage, isCacheable, addPageEncoding, type RenderedPage } from './rendered-page.ts'
import { createReplicaWatermarks } from './replica-watermarks.ts'
import { type PageRequest, sendPage, type SentPage } from './send-page.ts'

type Options = RenderOptions & {
  describe: (request: IncomingMessage) => ClientInfo
  onSent: (sent: SentPage) => void
  /** With 0, every page is rendered again, and sent with the same headers. */
  maxBytes: number
  /** R365: whether rendering would fail, since the database is away. */
  isAway?: () => boolean
  /** A page could not be rendered, or not be prepared for sending. */
  onError: (error: unknown, info: ClientInfo) => void
}

/** Content that only ages (counters, "available from tomorrow") is refreshed in the background after five minutes. */
const FRESH_MS = 300_000
/** A page older than this is rendered again before it is sent. */
const STALE_MS = 900_000
/** R365: how long a page is sent after the last moment at which it was known to be true. */
const STALE_IF_ERROR_MS = 300_000
/** Few enough at once that visitors who wait for a page hardly notice. */
const MAX_REFRESHES = 2

/** Whole pages for visitors without a session or a shortlist, in front of the app, compressed and purged by tags. */
export function createPageCache({ describe, onSent, onError, maxBytes, isAway = () => false, ...options }: Options) {
  const { now = Date.now } = options
  const store = createPageStore<CachedPage>({ maxBytes })
  const watermarks = createReplicaWatermarks()
  const counts = { hit: 0, miss: 0, stale: 0, staleIfError: 0 }
  /** Since when changes may be missed. */
  let pausedAt: number | undefined
  let refreshes = 0

  const isPaused = () => pausedAt !== undefined
  const isSharing = () => maxBytes > 0 && !isPaused()
  const renderer = createPageRenderer(options, { store, watermarks, isSharing, isPaused })

  const find = (key: string) => (isPaused() ? undefined : store.get(key))

  function refresh(wanted: PageRequest): void {
    counts.stale += 1
    if (refreshes >= MAX_REFRESHES || renderer.isInFlight(wanted.key)) return
    refreshes += 1
    const end = () => void (refreshes -= 1)
    const { key, encoding, info } = wanted
    renderer.renderOnce({ key, encoding, info }).then(end, end)
  }

  /** False if the page has no body in the wanted encoding yet. */
  function send(wanted: PageRequest, page: RenderedPage, isStale = false): boolean {
    const sent = sendPage(wanted, page, { isStale })
    if (sent) onSent(sent)
    return sent !== undefined
  }

  /** With a body in the wanted encoding. */
  async function fetchPage(wanted: PageRequest, cached: CachedPage | undefined): Promise<RenderedPage | undefined> {
    const { key, encoding } = wanted
    const page = cached ?? (await renderer.renderOnce(wanted))
    if (!page || page.bodies[encoding]) return page
    const added = await addPageEncoding(page, encoding)
    if (isCacheable(page)) store.grow(key, page, added)
    return page
  }

  /** R516: a page that is asked for again is worth more compression, for those who come after. */
  function improve({ key, encoding }: PageRequest, page: CachedPage): void {
    const body = page.bodies[encoding]
    if (encoding === 'identity' || body?.effort !== 'once') return
    // So no other caller starts with it.
    body.effort = 'cached'
    addPageEncoding(page, encoding).then(
      (grown) => store.grow(key, page, grown),
      () => {},
    )
  }

  /** R365: the page as it was when the database went away. No change of it has been received since. */
  function stalePage(key: string): CachedPage | undefined {
    if (pausedAt !== undefined && now() - pausedAt > STALE_IF_ERROR_MS) return undefined
    return store.peek(key)
  }

  /** Calls `next` for a page that only this visitor may see. */
  async function sendLater(wanted: PageRequest, cached: CachedPage | undefined, next: () => void): Promise<void> {
    const stale = cached ? undefined : stalePage(wanted.key)
    const rendered = stale && isAway() ? undefined : await fetchPage(wanted, cached)
    const isStale = stale !== undefined && (rendered?.status === 503 || (rendered === undefined && isAway()))
    const page = isStale ? await fetchPage(wanted, stale) : rendered
    if (wanted.response.destroyed) return
    if (!page) return next()
    if (isStale) counts.staleIfError += 1
    send(wanted, page, isStale)
  }

  /** R584: a page that fails is not rendered a second time. */
  function sendFailure({ response, info }: PageRequest, error: unknown): void {
    if (response.destroyed) return
    onError(error, info)
    const { requestId } = info
    response.writeHead(500, ['content-type', 'text/plain', 'cache-control', 'no-store', 'x-request-id', requestId])
    response.end(`Internal error: ${requestId}`)
  }

  return {
    change(change: ChangeLogEntry): void {
      const tags = tagsOfChange(change)
      if (tags) store.purge(tags)
      else store.flush()
    },
    flush(): void {
      watermarks.clear()
      store.flush()
    },
    pause(): void {
      pausedAt ??= now()
    },
    receivedUpTo: (position: bigint) => watermarks.note(store.clock(), position),
    resume(): void {
      pausedAt = undefined
    },
    stats: () => ({ ...counts, ...renderer.counts, ...store.size() }),
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
      if (!page || !send(wanted, page))
        sendLater(wanted, page, next).catch((error: unknown) => sendFailure(wanted, error))
      else improve(wanted, page)
    },
  }
}
