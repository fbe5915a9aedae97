import { createHmac } from 'node:crypto'

import type { ProfileViewEvent } from '#db/queries/statistics/views.ts'
import { networkOf } from '#domain/network.ts'
import { viewSource } from '#domain/statistics/view-source.ts'

import { createDayClock } from './day-clock.ts'
import { flushPeriodically } from './flush-periodically.ts'
import { isSeenByPerson, type GetHeader } from './is-seen-by-person.ts'

/** A profile page that was just served, by whichever layer. */
export type ShownProfile = {
  handle: string
  header: GetHeader
  clientAddress: string
  /** The signed-in account, if any: those who may edit the profile do not count as visitors. */
  viewerUserId?: string | undefined
}

export type ViewCounter = {
  /** Records the view and returns at once: no request waits for the counter. */
  count(shown: ShownProfile): void
  flush(): Promise<void>
  close(): Promise<void>
}

type Options = {
  record: (views: ProfileViewEvent[]) => Promise<void>
  secret: string
  isOwnOrigin: (origin: string) => boolean
  basePath?: string
  hirePath: (path: string) => string | undefined
  now: () => Date
  onError: (error: unknown, about: { waiting: number }) => void
  everyMs?: number
  /** Views beyond this many unwritten ones are not counted. */
  atMost?: number
}

const FLUSH_MS = 5000
const AT_MOST = 20_000

/** The key changes every day and is never stored: yesterday's visitors cannot be recognised, not even by us. */
function visitorHash(secret: string) {
  let current = { day: '', key: Buffer.alloc(0) }
  return (day: string, who: string): string => {
    if (current.day !== day) current = { day, key: createHmac('sha256', secret).update(`visitors of ${day}`).digest() }
    return createHmac('sha256', current.key).update(who).digest('base64url').slice(0, 22)
  }
}

type Waiting = Omit<ProfileViewEvent, 'visitor'> & { who: string }

/**
 * R120: collects views in memory and writes them in batches, so that no page waits for a write. A process that is
 * killed loses its last seconds of views, which a counter can afford.
 */
export function createViewCounter({
  record,
  secret,
  isOwnOrigin,
  basePath = '',
  hirePath,
  now,
  onError,
  everyMs = FLUSH_MS,
  atMost = AT_MOST,
}: Options): ViewCounter {
  const hash = visitorHash(secret)
  const today = createDayClock(now)
  // Keyed by plain network and hashed only when written, so that further clicks of the same visitor cost little.
  let waiting = new Map<string, Waiting>()
  let unwritten: ProfileViewEvent[] = []

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
      // The database may be unavailable: these views are retried with the next batch.
      unwritten = batch.slice(0, Math.max(0, atMost - waiting.size))
      onError(error, { waiting: unwritten.length + waiting.size })
    }
  }

  const { flush, close } = flushPeriodically(write, everyMs)

  return {
    count({ handle, header, clientAddress, viewerUserId }) {
      if (!isSeenByPerson(header)) return
      const day = today()
      // R120: a browser can send any user agent, but not from any network.
      const network = networkOf(clientAddress)
      const key = `${handle} ${day} ${viewerUserId ?? ''} ${network}`
      if (waiting.has(key) || waiting.size + unwritten.length >= atMost) return
      const source = viewSource(header('referer') ?? null, { isOwnOrigin, basePath, hirePath })
      waiting.set(key, {
        handle,
        day,
        who: network,
        source,
        viewerUserId: viewerUserId ?? null,
      })
    },
    flush,
    close,
  }
}
