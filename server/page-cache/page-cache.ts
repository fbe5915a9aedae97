import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ClientInfo } from '#api/api-env.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { PageAddress } from '#server/serving/page-address.ts'
import type { PageKeeper } from '#server/startup/follow-changes.ts'

import { readAskedHead } from './asked-head.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'
import { createHotBodies } from './hot-bodies.ts'
import { pageKey } from './page-key.ts'
import { createPageStore } from './page-store.ts'
import { tagsOfMessage } from './page-tags.ts'
import { isKnown, type KeptPage, makeBody, type MadePage, makePage } from './rendered-page.ts'

/** What the app made of an address, for nobody in particular; without tags it is for one visitor, or nobody knows. */
export type Rendered = {
  response: Response
  plain: Buffer
  /** Another one when any byte of it is. */
  version: string
  tags: readonly string[] | undefined
  /** Called once `plain` is no longer looked at. */
  release: () => void
}

/** An answer that was sent: what for, how, and since when. */
export type Sent = {
  request: IncomingMessage
  info: ClientInfo
  address: PageAddress
  status: number
  begun: number
}

type Options = {
  render: (key: string, info: ClientInfo) => Promise<Rendered>
  describe: (request: IncomingMessage) => ClientInfo
  onSent: (sent: Sent) => void
  /** None: every page is made anew, and sent as if it were kept. */
  maxBytes: number
  now?: () => number
}

/** What only ages (counters, "available from tomorrow") is made anew after five minutes, behind the visitor's back. */
const FRESH_MS = 300_000
/** What nobody asked for in this time is too old to be shown at all. */
const STALE_MS = 900_000
/** So few at once that those who wait for a page hardly notice. */
const MOST_REFRESHES = 2

type Flight = { made: number; page: Promise<MadePage | undefined> }

/** Whole pages for visitors without a session, in front of the app: kept, compressed, true. */
export function createPageCache({ render, describe, onSent, maxBytes, now = Date.now }: Options) {
  const store = createPageStore<KeptPage>({ maxBytes })
  const flights = new Map<string, Flight>()
  const contentOf = createHotBodies()
  const counts = { hit: 0, miss: 0, stale: 0 }
  const keeping = maxBytes > 0
  const effort = keeping ? 'kept' : 'once'
  let suspended = false
  let refreshes = 0

  async function make(key: string, encoding: Encoding, info: ClientInfo, made: number): Promise<MadePage | undefined> {
    const { response, plain, version, tags, release } = await render(key, info)
    // R228: whoever has asked too often is one visitor; those who wait for the same page ask for themselves.
    if (response.headers.has('set-cookie') || response.status === 429) return undefined
    if (response.status === 200 && tags === undefined) return undefined
    const kept = response.status === 200 ? tags : undefined
    const page = await makePage({ key, response, plain, version, tags: kept, madeAt: now() }, { encoding, effort })
    release()
    if (keeping && page.tags && !suspended) store.put(key, page as KeptPage, made)
    return page
  }

  /** One at a time per page; whoever comes after a change does not wait for a page begun before it. */
  function makeOnce(key: string, encoding: Encoding, info: ClientInfo): Promise<MadePage | undefined> {
    const made = store.clock()
    const known = flights.get(key)
    if (known?.made === made && keeping && !suspended) return known.page
    const page = make(key, encoding, info, made)
    const flight = { made, page }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    page.then(land, land)
    return page
  }

  function refresh(key: string, encoding: Encoding, info: ClientInfo): void {
    counts.stale += 1
    if (refreshes >= MOST_REFRESHES || flights.has(key)) return
    refreshes += 1
    const end = () => void (refreshes -= 1)
    makeOnce(key, encoding, info).then(end, end)
  }

  /** On the way of nearly every answer: nothing is copied here that need not be. */
  function send(response: ServerResponse, { page, body, has }: Page, sent: Sent): void {
    if (isKnown(page, has)) {
      sent.status = 304
      response.writeHead(304, withRequestId(page.notModified, sent.info))
      response.end()
    } else {
      response.writeHead(sent.status, withRequestId(body.head, sent.info))
      response.end(contentOf(body), 'latin1')
    }
    onSent(sent)
  }

  /** With a body in the wanted encoding; undefined for what is one visitor's alone. */
  async function fetchPage({ key, encoding, info, page: kept, has }: Wanted): Promise<Page | undefined> {
    const page = kept ?? (await makeOnce(key, encoding, info))
    if (page && !page.bodies[encoding]) {
      const grown = await makeBody(page, encoding, effort)
      if (page.tags) store.grow(key, page as KeptPage, grown)
    }
    const body = page?.bodies[encoding]
    return page && body && { page, body, has }
  }

  async function answerLater(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: Wanted & { next: () => void },
  ) {
    const found = await fetchPage(wanted).catch(() => undefined)
    if (!found) return wanted.next()
    const { info, begun } = wanted
    const { address, status } = found.page
    if (!response.destroyed) send(response, found, { request, info, address, status, begun })
  }

  const keeper: PageKeeper = {
    change(message) {
      const tags = tagsOfMessage(message)
      if (tags) store.purge(tags)
      else store.flush()
    },
    flush() {
      suspended = false
      store.flush()
    },
    suspend() {
      suspended = true
      store.flush()
    },
  }

  return {
    keeper,
    stats: () => ({ ...counts, ...store.size() }),
    /** Answers what it can; everything else is `next`'s. */
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      const { method, url } = request
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return next()
      const head = readAskedHead(request)
      if (hasSessionCookie(head.cookie) || head.authorization !== undefined) return next()
      const begun = performance.now()
      let key: string | undefined = url
      let page = store.get(url)
      if (!page) {
        key = pageKey(url)
        if (key === undefined) return next()
        if (key !== url) page = store.get(key)
      }
      const encoding = chooseEncoding(head.acceptEncoding)
      const info = describe(request)
      const age = page ? now() - page.madeAt : 0
      if (page && age > FRESH_MS) {
        if (age > STALE_MS) page = undefined
        else refresh(key, encoding, info)
      }
      counts[page ? 'hit' : 'miss'] += 1
      const body = page?.bodies[encoding]
      const has = head.ifNoneMatch
      if (page && body) {
        const { address, status } = page
        return send(response, { page, body, has }, { request, info, address, status, begun })
      }
      void answerLater(request, response, { key, encoding, info, begun, page, has, next })
    },
  }
}

/** Its last value is each answer's own. `writeHead` has read it all when it returns, so nobody copies it. */
function withRequestId(head: string[], { requestId }: ClientInfo): string[] {
  head[head.length - 1] = requestId
  return head
}

/** `has`: what the visitor says to have of it already. */
type Page = { page: MadePage; body: NonNullable<MadePage['bodies'][Encoding]>; has: string | undefined }
type Wanted = {
  key: string
  encoding: Encoding
  info: ClientInfo
  begun: number
  page: KeptPage | undefined
  has: string | undefined
}
