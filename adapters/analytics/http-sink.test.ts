import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { onTestFinished, expect, test, vi } from 'vitest'

import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'

import { createHttpAnalyticsSink } from './http-sink.ts'

const event: AnalyticsEvent = {
  name: 'Profile Edit Modal Viewed',
  properties: { profileSlug: 'ada-moreau', profileId: 'p-1', profileName: 'Ada Moreau', tabName: 'general' },
}
type OnError = Parameters<typeof createHttpAnalyticsSink>[0]['onError']

const at = new Date('2026-03-01T12:00:00Z')
const UUID = /^[\da-f-]{36}$/

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A fetch whose answers a test gives one by one. */
function heldFetch() {
  const answers: ((response: Response) => void)[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise<Response>((resolve) => answers.push(resolve)))
  return { fetch, answerNext: (status = 200) => answers.shift()?.(new Response('{}', { status })) }
}

test('a track call as the service expects it, of an account and of a stranger', async () => {
  const calls: { request: IncomingMessage; body: Record<string, unknown> }[] = []
  const url = await serve(async (request, response) => {
    calls.push({ request, body: (await json(request)) as Record<string, unknown> })
    response.end('{"success":true}')
  })
  const onError = vi.fn<OnError>()
  const sink = createHttpAnalyticsSink({ url: `${url}/in/`, writeKey: 'the-key', onError })
  sink.track(event, { userId: 'u-1', at })
  await sink.close()
  sink.track(event, { userId: null, at })
  await sink.close()

  const [known, stranger] = calls
  expect(known?.request).toMatchObject({ method: 'POST', url: '/in/v1/track' })
  expect(known?.request.headers).toMatchObject({
    authorization: `Basic ${btoa('the-key:')}`,
    'content-type': 'application/json',
  })
  const expected = {
    event: event.name,
    properties: event.properties,
    timestamp: '2026-03-01T12:00:00.000Z',
    messageId: expect.stringMatching(UUID),
  }
  expect(known?.body).toEqual({ ...expected, userId: 'u-1' })
  expect(stranger?.body).toEqual({ ...expected, anonymousId: expect.stringMatching(UUID) })
  expect(known?.body['messageId']).not.toBe(stranger?.body['messageId'])
  expect(onError).not.toHaveBeenCalled()
})

test('refusals are dropped and counted, and the next event is tried all the same', async () => {
  const statuses = [401, 302, 500, 200]
  const url = await serve((_, response) => {
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end('no')
  })
  const onError = vi.fn<OnError>()
  const sink = createHttpAnalyticsSink({ url, writeKey: 'k', onError })
  for (let i = 0; i < 4; i += 1) {
    sink.track(event, { userId: null, at })
    await sink.close()
  }
  expect(onError.mock.calls.map(([, { dropped }]) => dropped)).toEqual([1, 2, 3])
  expect(onError).toHaveBeenNthCalledWith(1, new Error('the analytics service answered 401'), { dropped: 1 })
  expect(statuses).toEqual([])
})

test('a service that never answers is given up on', async () => {
  const url = await serve(() => {})
  const onError = vi.fn<OnError>()
  const sink = createHttpAnalyticsSink({ url, writeKey: 'k', onError, timeoutMs: 50 })
  sink.track(event, { userId: null, at })
  await sink.close()
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }), { dropped: 1 })
})

test('the queue is bounded; an overflow is reported once, and every lost event is counted', async () => {
  const { fetch, answerNext } = heldFetch()
  const onError = vi.fn<OnError>()
  const sink = createHttpAnalyticsSink({ url: 'https://events.example', writeKey: 'k', fetch, onError, queueSize: 2 })
  // Four are on their way, two wait, three are lost.
  for (let i = 0; i < 9; i += 1) sink.track(event, { userId: null, at })
  expect(fetch).toHaveBeenCalledTimes(4)
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('2 events are waiting already'), { dropped: 1 })
  answerNext(500)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(5))
  expect(onError).toHaveBeenLastCalledWith(new Error('the analytics service answered 500'), { dropped: 4 })
})

test('closing does not wait forever: what still waits is dropped', async () => {
  const { fetch, answerNext } = heldFetch()
  const onError = vi.fn<OnError>(() => answerNext())
  const sink = createHttpAnalyticsSink({ url: 'https://events.example', writeKey: 'k', fetch, onError, timeoutMs: 20 })
  for (let i = 0; i < 7; i += 1) sink.track(event, { userId: null, at })
  const closed = sink.close()
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  for (let i = 0; i < 3; i += 1) answerNext()
  await closed
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('stopped before every event was sent'), { dropped: 3 })
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('track never throws, whatever fetch or the listener do', async () => {
  const fetch = () => {
    throw new TypeError('fetch failed')
  }
  const onError = vi.fn<OnError>(() => {
    throw new Error('the log is full')
  })
  const sink = createHttpAnalyticsSink({ url: 'https://events.example', writeKey: 'k', fetch, onError })
  expect(() => sink.track(event, { userId: null, at })).not.toThrow()
  await sink.close()
  expect(onError).toHaveBeenCalledOnce()
})
