import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import { trimEndOf } from '#domain/trim-end.ts'

type Circumstances = { userId: string | null; at: Date }

/** Takes events out of the house. Never blocks, never throws: an event is not worth a request. */
export type Sink = { track(event: AnalyticsEvent, circumstances: Circumstances): void }

export type HttpSink = Sink & {
  /** Waits for what is still on its way, but not for longer than two time-outs. */
  close(): Promise<void>
}

type OnError = (error: unknown, counts: { dropped: number }) => void

type Options = {
  /** Where the service is; `/v1/track` is added. */
  url: string
  writeKey: string
  fetch?: typeof globalThis.fetch
  /** Told of losses; `dropped` counts all events lost so far. */
  onError: OnError
  timeoutMs?: number
  /** Events that may wait; further ones are dropped. */
  queueSize?: number
}

const PARALLEL_CALLS = 4

/** The body of a Segment-compatible track call. */
function trackCall(event: AnalyticsEvent, { userId, at }: Circumstances) {
  return {
    event: event.name,
    properties: event.properties,
    // Nobody is followed around: without an account, each event is a stranger's.
    ...(userId === null ? { anonymousId: crypto.randomUUID() } : { userId }),
    timestamp: at.toISOString(),
    messageId: crypto.randomUUID(),
  }
}

function trackAddress(url: string): URL {
  const address = new URL(url)
  address.pathname = `${trimEndOf(address.pathname, /\//)}/v1/track`
  return address
}

/** Sends events over HTTP, from a short queue in memory; what cannot be sent is dropped and counted. */
export function httpSink({
  url,
  writeKey,
  fetch = globalThis.fetch,
  onError,
  timeoutMs = 3000,
  queueSize = 500,
}: Options): HttpSink {
  const address = trackAddress(url)
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`
  const waiting: string[] = []
  const underWay = new Set<Promise<void>>()
  let dropped = 0
  let full = false

  function report(error: unknown): void {
    try {
      onError(error, { dropped })
    } catch {
      // Whoever listens badly harms nobody but themselves.
    }
  }

  async function send(body: string): Promise<void> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
        // Followed, a redirect would turn into a GET that loses the event in silence.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      // Its status says it all; unread, the rest would hold the connection.
      void response.body?.cancel().catch(() => {})
      if (!response.ok) throw new Error(`the analytics service answered ${response.status}`)
    } catch (error) {
      dropped += 1
      report(error)
    }
  }

  function sendWaiting(): void {
    while (underWay.size < PARALLEL_CALLS) {
      const body = waiting.shift()
      if (body === undefined) return
      full = false
      const call = send(body).finally(() => {
        underWay.delete(call)
        sendWaiting()
      })
      underWay.add(call)
    }
  }

  function refuse(): void {
    dropped += 1
    // Said once until there is room again: under load a line per event would be a flood of its own.
    if (!full) report(new Error(`${queueSize} events are waiting already`))
    full = true
  }

  return {
    track(event, circumstances) {
      if (waiting.length >= queueSize) return refuse()
      waiting.push(JSON.stringify(trackCall(event, circumstances)))
      sendWaiting()
    },
    async close() {
      const deadline = setTimeout(() => {
        const lost = waiting.splice(0).length
        dropped += lost
        if (lost > 0) report(new Error('stopped before every event was sent'))
      }, timeoutMs)
      while (underWay.size > 0) await Promise.race(underWay)
      clearTimeout(deadline)
    },
  }
}
