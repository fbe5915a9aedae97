import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { createBodyLimits } from './body-limits.ts'

/** As much of a request and its response as is looked at; without a length, the body is streamed. */
function fakeExchange({ length }: { length?: number } = {}) {
  const response = new EventEmitter()
  const request = {
    headers: length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) },
    readableHighWaterMark: 65_536,
    readableLength: 0,
    readableFlowing: null as boolean | null,
    complete: false,
    destroyed: false,
    socket: Object.assign(new EventEmitter(), { bytesRead: 0, destroyed: false }),
    destroy() {
      request.destroyed = request.socket.destroyed = true
      response.emit('close')
    },
  }
  return { request: request as typeof request & IncomingMessage, response }
}

type Exchange = ReturnType<typeof fakeExchange>

function open(options: Parameters<typeof createBodyLimits>[0]) {
  const { admit, ...bodies } = createBodyLimits(options)
  return {
    ...bodies,
    admit: (address: string, { request, response }: Exchange = fakeExchange()) => admit(request, response, address),
  }
}

test('R183 so many bodies in all, so many from one address', () => {
  const bodies = open({ max: 3, perBlock: 2 })
  const second = fakeExchange()
  expect([bodies.admit('a'), bodies.admit('a', second), bodies.admit('a')]).toEqual([true, true, false])
  expect([bodies.admit('b'), bodies.admit('c')]).toEqual([true, false])
  second.response.emit('close')
  expect([bodies.admit('c'), bodies.admit('a')]).toEqual([true, false])
})

test('R183 a small body that has arrived takes no room, though it is not answered yet', () => {
  const bodies = open({ max: 1, perBlock: 1 })
  const first = fakeExchange({ length: 1000 })
  expect([bodies.admit('a', first), bodies.admit('a')]).toEqual([true, false])
  first.request.complete = true
  expect(bodies.admit('a')).toBe(true)
  first.response.emit('close')
  expect(bodies.size()).toBe(1)
})

test('R183 a streamed body takes room until it is answered', () => {
  const bodies = open({ max: 1, perBlock: 1 })
  const first = fakeExchange()
  bodies.admit('a', first)
  first.request.complete = true
  expect(bodies.admit('a')).toBe(false)
  first.response.emit('close')
  expect(bodies.admit('a')).toBe(true)
})

/** Lets time pass in steps of 5 ms, with a window of 20 ms and 100 bytes. */
function pass(exchanges: Exchange[], { steps, step }: { steps: number; step: () => void }) {
  let clock = 0
  const bodies = open({ windowMs: 20, windowBytes: 100, now: () => clock })
  for (const exchange of exchanges) bodies.admit('a', exchange)
  for (let count = 0; count < steps; count += 1) {
    clock += 5
    step()
    bodies.endSlow()
  }
  return exchanges.map(({ request }) => request.destroyed)
}

test('R183 a body that stalls or trickles is given up, one that goes on is not', () => {
  const [idle, trickling, small, steady] = [fakeExchange(), fakeExchange(), fakeExchange({ length: 9 }), fakeExchange()]
  const step = () => {
    trickling.request.socket.bytesRead += 1
    small.request.socket.bytesRead += 1
    // What has arrived of a small body stays unread until the rest is here.
    small.request.readableLength += 1
    steady.request.socket.bytesRead += 30
  }
  expect(pass([idle, trickling, small, steady], { steps: 12, step })).toEqual([true, true, true, false])
})

test('R183 time in which the server does not read a streamed body is not counted', () => {
  const [unread, paused] = [fakeExchange(), fakeExchange()]
  unread.request.readableLength = 65_536
  paused.request.readableFlowing = false
  expect(pass([unread, paused], { steps: 100, step: () => {} })).toEqual([false, false])
  paused.request.readableFlowing = true
  expect(pass([unread, paused], { steps: 4, step: () => {} })).toEqual([false, true])
})

test('R183 a body that was answered early takes no room, but only so many of their connections may linger', () => {
  const bodies = open({ max: 1, perBlock: 1, answeredEarly: 2 })
  const early = [fakeExchange(), fakeExchange()]
  for (const exchange of early) {
    expect(bodies.admit('a', exchange)).toBe(true)
    exchange.response.emit('close')
  }
  expect([bodies.size(), bodies.admit('a')]).toEqual([0, false])
  early[0]?.request.socket.emit('close')
  expect(bodies.admit('a')).toBe(true)
})

test('R183 a body whose handler reads late is not ended, one that comes too slowly is', async () => {
  const bodies = createBodyLimits({ windowMs: 200, windowBytes: 1024 })
  const watching = setInterval(bodies.endSlow, 20)
  const server = createServer((request, response) => {
    bodies.admit(request, response, 'a')
    // The server is busy with what it has read.
    setTimeout(() => request.resume().on('end', () => response.end('taken')), 1500)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const send = (body: AsyncIterable<Buffer>) =>
    new Promise<string>((resolve) => {
      const { port } = server.address() as AddressInfo
      const sent = httpRequest({ port, method: 'POST', agent: false }, (response) => {
        response.resume().on('end', () => resolve(String(response.statusCode)))
      })
      sent.on('error', () => resolve('ended'))
      Readable.from(body).pipe(sent)
    })
  async function* whole() {
    for (let piece = 0; piece < 64; piece += 1) yield Buffer.alloc(64 * 1024)
  }
  async function* trickle() {
    for (let piece = 0; piece < 1000; piece += 1) {
      yield Buffer.alloc(1)
      await setTimeoutPromise(10)
    }
  }
  try {
    expect(await Promise.all([send(whole()), send(trickle())])).toEqual(['200', 'ended'])
  } finally {
    clearInterval(watching)
    server.closeAllConnections()
    server.close()
  }
})
