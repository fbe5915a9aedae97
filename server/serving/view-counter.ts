import { createHmac } from 'node:crypto'

import { isbot } from 'isbot'

import type { SeenView } from '#db/queries/statistics/views.ts'
import { dayOf } from '#domain/day.ts'
import { DAY_MS } from '#domain/limits.ts'
import { memoize } from '#domain/memoize.ts'
import { networkOf } from '#domain/network.ts'
import { viewSource } from '#domain/statistics/view-source.ts'

/** A page of a profile that was just shown, by whatever layer answered. */
export type ShownProfile = {
  handle: string
  /** What the browser sent, by names in lower case. */
  header: (name: string) => string | null | undefined
  clientAddress: string
  /** Where somebody is signed in: those who may edit the profile are no visitors. */
  viewerUserId?: string | undefined
}

export type ViewCounter = {
  /** Takes note and returns at once: nobody waits for a counter. */
  count(shown: ShownProfile): void
  flush(): Promise<void>
  close(): Promise<void>
}

type Options = {
  record: (views: SeenView[]) => Promise<void>
  secret: string
  isOwnOrigin: (origin: string) => boolean
  hirePath: (path: string) => string | undefined
  now: () => Date
  onError: (error: unknown, about: { waiting: number }) => void
  everyMs?: number
  /** More than these wait for nothing: what comes beyond them is not counted. */
  atMost?: number
}

const FLUSH_MS = 5000
const AT_MOST = 20_000

const KNOWN_AGENTS = 5000
const AGENT_LENGTH = 512

/** Telling a bot by its name takes several times as long as all the rest, and few names make most of the visits. */
const isBot = memoize(KNOWN_AGENTS, isbot)

/** The key changes with the day and is kept nowhere: yesterday's visitors can't be recognised, not even by us. */
function visitorHash(secret: string) {
  let current = { day: '', key: Buffer.alloc(0) }
  return (day: string, who: string): string => {
    if (current.day !== day) current = { day, key: createHmac('sha256', secret).update(`visitors of ${day}`).digest() }
    return createHmac('sha256', current.key).update(who).digest('base64url').slice(0, 22)
  }
}

/** Writing a day out takes longer than counting a view. */
function dayReader(now: () => Date): () => string {
  let current = { number: Number.NaN, day: '' }
  return () => {
    const moment = now()
    const number = Math.floor(moment.getTime() / DAY_MS)
    if (number !== current.number) current = { number, day: dayOf(moment) }
    return current.day
  }
}

type Waiting = Omit<SeenView, 'visitor'> & { who: string }

/**
 * R120: collects views in memory and writes them in batches. A process that is killed takes the last seconds of views
 * with it: that is the price for a page that waits for no write, and a counter is worth no more.
 */
export function createViewCounter({
  record,
  secret,
  isOwnOrigin,
  hirePath,
  now,
  onError,
  everyMs = FLUSH_MS,
  atMost = AT_MOST,
}: Options): ViewCounter {
  const hash = visitorHash(secret)
  const today = dayReader(now)
  // Told apart by plain network, and hashed when they are written: the same visitor's next click costs little.
  let waiting = new Map<string, Waiting>()
  let unwritten: SeenView[] = []
  let underWay: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const batch = unwritten.concat(
      Array.from(waiting.values(), ({ who, ...view }) => ({ ...view, visitor: hash(view.day, who) })),
    )
    waiting = new Map()
    unwritten = []
    if (batch.length === 0) return
    try {
      await record(batch)
    } catch (error) {
      // The database may be away: they are tried again with those that have come since.
      unwritten = batch.slice(0, Math.max(0, atMost - waiting.size))
      onError(error, { waiting: unwritten.length + waiting.size })
    }
  }

  /** One batch after the other, so that what is put back is not overtaken by itself. */
  function flush(): Promise<void> {
    underWay = underWay.then(write)
    return underWay
  }

  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    count({ handle, header, clientAddress, viewerUserId }) {
      const userAgent = header('user-agent')?.slice(0, AGENT_LENGTH)
      if (!userAgent || isBot(userAgent)) return
      // A page fetched in advance has not been seen.
      if (/prefetch|prerender/.test(header('sec-purpose') ?? header('purpose') ?? '')) return
      const day = today()
      // R120: a browser can call itself anything; a network cannot.
      const network = networkOf(clientAddress)
      const key = `${handle} ${day} ${viewerUserId ?? ''} ${network}`
      if (waiting.has(key) || waiting.size + unwritten.length >= atMost) return
      const source = viewSource(header('referer') ?? null, { isOwnOrigin, hirePath })
      waiting.set(key, {
        handle,
        day,
        who: network,
        source,
        viewerUserId: viewerUserId ?? null,
      })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
