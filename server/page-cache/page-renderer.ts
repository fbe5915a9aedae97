import type { ClientInfo } from '#api/api-env.ts'
import type { ChosenReplica } from '#db/replicas/replica.ts'
import { networkBlockOf } from '#domain/network.ts'
import { ClientGone } from '#domain/unavailable.ts'

import type { createPageStore } from './page-store.ts'
import { buildPage, type CachedPage, isCacheable, type RenderOutput, type RenderedPage } from './rendered-page.ts'
import type { createReplicaWatermarks } from './replica-watermarks.ts'
import type { PageRequest } from './send-page.ts'

export type RenderOptions = {
  /** Renders a page from its address alone. */
  render: (
    key: string,
    info: ClientInfo,
    options: { signal?: AbortSignal | undefined; onStart: () => void; replica?: ChosenReplica },
  ) => Promise<RenderOutput>
  /** R389: a replica to render from; undefined when that is for the primary. */
  chooseReplica?: () => Promise<ChosenReplica | undefined>
  now?: () => number
  /** R397: how long a CDN may keep a page that it is told to drop; 0 without a CDN. */
  cdnSeconds?: number
}

type Cache = {
  store: ReturnType<typeof createPageStore<CachedPage>>
  watermarks: ReturnType<typeof createReplicaWatermarks>
  /** Whether pages may be shared at the moment. */
  isSharing: () => boolean
  isPaused: () => boolean
}

/** A refresh in the background has no client, and is never aborted. */
type Wanted = Pick<PageRequest, 'key' | 'encoding' | 'info'> & { response?: PageRequest['response'] }

/** A render in flight, the store's clock when it began, and how many clients wait for it. */
type InFlight = {
  clock: number
  /** R581: until it has had its turn, it waits with the requests of this network block. */
  block: string
  isStarted: boolean
  page: Promise<RenderedPage | undefined>
  clients: number
  gone: AbortController
}

type Began = Pick<InFlight, 'clock'> & { signal: AbortSignal; onStart: () => void }

/** Renders pages and puts them into the store. */
export function createPageRenderer(
  { render, chooseReplica = async () => undefined, now = Date.now, cdnSeconds = 0 }: RenderOptions,
  { store, watermarks, isSharing, isPaused }: Cache,
) {
  const inFlight = new Map<string, InFlight>()
  const counts = { replica: 0, replicaRefused: 0 }

  /** R390: from a replica, if it has replayed every change that the page shows; with the clock as it is there. */
  async function renderSomewhere(
    { key, info }: Pick<Wanted, 'key' | 'info'>,
    { clock, signal, onStart }: Began,
  ): Promise<RenderOutput & { clock: number }> {
    const replica = isPaused() ? undefined : await chooseReplica()
    const replayed = replica && watermarks.clockAt(replica.replayed)
    if (replica && replayed !== undefined) {
      let isStarted = false
      const noteStart = () => {
        isStarted = true
        onStart()
      }
      const page = await render(key, info, { signal, onStart: noteStart, replica }).catch(() => undefined)
      signal.throwIfAborted()
      const from = Math.min(clock, replayed)
      // It found no room: the primary is not asked either.
      if (page?.response.status === 503 && !isStarted) return { ...page, clock: from }
      if (page?.tags && page.response.status < 500 && store.isCurrent(page.tags, from)) {
        counts.replica += 1
        return { ...page, clock: from }
      }
      counts.replicaRefused += 1
    }
    return { ...(await render(key, info, { signal, onStart })), clock }
  }

  /** Undefined for what only one visitor may see. */
  async function renderPage({ key, encoding, info }: Wanted, began: Began): Promise<RenderedPage | undefined> {
    const { response, bytes, tags, notes, clock } = await renderSomewhere({ key, info }, began)
    // A page that no client waited for until the end may be an error page.
    began.signal.throwIfAborted()
    // R228: one visitor has exceeded a limit; the others who wait for the same page render it for themselves.
    if (response.headers.has('set-cookie') || response.status === 429) return undefined
    if (response.status === 200 && tags === undefined) return undefined
    const cachedTags = response.status === 200 ? tags : undefined
    const answer = { key, response, bytes, tags: cachedTags, renderedAt: now(), ...(notes && { notes }) }
    // Most pages are purged or evicted before anyone asks again; what a CDN gets, it keeps.
    const effort = cdnSeconds > 0 ? 'cached' : 'once'
    const page = await buildPage(answer, { encoding, effort, cdnSeconds })
    if (isSharing() && isCacheable(page)) store.put(key, page, clock)
    return page
  }

  /** R582: a render that all its clients have left is aborted. */
  function join(flight: InFlight, { response }: Wanted): Promise<RenderedPage | undefined> {
    flight.clients += 1
    response?.once('close', () => {
      flight.clients -= 1
      if (flight.clients === 0) flight.gone.abort(new ClientGone())
    })
    return flight.page
  }

  return {
    counts,
    isInFlight: (key: string) => inFlight.has(key),
    /**
     * Concurrent requests share one render, but none that began before a change, nor one that still waits with the
     * requests of another block (R581).
     */
    renderOnce(wanted: Wanted): Promise<RenderedPage | undefined> {
      const { key } = wanted
      const clock = store.clock()
      const block = networkBlockOf(wanted.info.clientAddress)
      const running = inFlight.get(key)
      const isOurs = running?.isStarted || running?.block === block
      if (running?.clock === clock && isOurs && isSharing() && !running.gone.signal.aborted)
        return join(running, wanted)
      const gone = new AbortController()
      const begun = { clock, block, isStarted: false, clients: 0, gone }
      const onStart = () => void (begun.isStarted = true)
      const page = renderPage(wanted, { clock, signal: gone.signal, onStart })
      const flight: InFlight = Object.assign(begun, { page })
      inFlight.set(key, flight)
      const end = () => {
        if (inFlight.get(key) === flight) inFlight.delete(key)
      }
      flight.page.then(end, end)
      return join(flight, wanted)
    },
  }
}
