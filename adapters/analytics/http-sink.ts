import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import { trimEndMatching } from '#domain/text/trim-end.ts'

type Circumstances = { userId: string | null; at: Date }

/** Sends events to an outside service. Never blocks, never throws: losing an event must not fail a request. */
export type AnalyticsSink = { track(event: AnalyticsEvent, circumstances: Circumstances): void }

export type HttpAnalyticsSink = AnalyticsSink & {
  /** Waits for requests in flight, but not for longer than two timeouts. */
  close(): Promise<void>
}

type OnError = (error: unknown, counts: { dropped: number }) => void

type Options = {
  /** Base URL of the service; `/v1/track` is appended. */
  url: string
  writeKey: string
  fetch?: typeof globalThis.fetch
  /** Called when events are lost; `dropped` counts all events lost so far. */
  onError: OnError
  timeoutMs?: number
  /** Queue size; events beyond it are dropped. */
  queueSize?: number
}

const PARALLEL_CALLS = 4

/** The body of a Segment-compatible track call. */
function trackCall(event: AnalyticsEvent, { userId, at }: Circumstances) {
  return {
    event: event.name,
    properties: event.properties,
    // Anonymous visitors are not tracked across events: each event gets a random id.
    ...(userId === null ? { anonymousId: crypto.randomUUID() } : { userId }),
    timestamp: at.toISOString(),
    messageId: crypto.randomUUID(),
  }
}

function trackAddress(url: string): URL {
  const address = new URL(url)
  address.pathname = `${trimEndMatching(address.pathname, /\//)}/v1/track`
  return address
}

/** Sends events over HTTP from a short in-memory queue; events that cannot be sent are dropped and counted. */
export function createHttpAnalyticsSink({
  url,
  writeKey,
  fetch = globalThis.fetch,
  onError,
  timeoutMs = 3000,
  queueSize = 500,
}: Options): HttpAnalyticsSink {
  const address = trackAddress(url)
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`
  const waiting: string[] = []
  const inFlight = new Set<Promise<void>>()
  let dropped = 0
  let full = false

  function report(error: unknown): void {
    try {
      onError(error, { dropped })
    } catch {
      // An error in the callback must not stop the queue.
    }
  }

  async function send(body: string): Promise<void> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
        // A followed redirect would become a GET and silently lose the event.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      // Only the status matters; an unread body would block the connection.
      void response.body?.cancel().catch(() => {})
      if (!response.ok) throw new Error(`the analytics service answered ${response.status}`)
    } catch (error) {
      dropped += 1
      report(error)
    }
  }

  function sendWaiting(): void {
    while (inFlight.size < PARALLEL_CALLS) {
      const body = waiting.shift()
      if (body === undefined) return
      full = false
      const call = send(body).finally(() => {
        inFlight.delete(call)
        sendWaiting()
      })
      inFlight.add(call)
    }
  }

  function refuse(): void {
    dropped += 1
    // Reported once until there is room again: a log line per event would flood the log under load.
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
      while (inFlight.size > 0) await Promise.race(inFlight)
      clearTimeout(deadline)
    },
  }
}
