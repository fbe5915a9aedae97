import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { createBodyLimits } from './body-limits.ts'

/** As much of a request and its response as is looked at. */
function fakeExchange() {
  const response = new EventEmitter()
  const request = {
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
  const bodies = open({ max: 3, perAddress: 2 })
  const second = fakeExchange()
  expect([bodies.admit('a'), bodies.admit('a', second), bodies.admit('a')]).toEqual([true, true, false])
  expect([bodies.admit('b'), bodies.admit('c')]).toEqual([true, false])
  second.response.emit('close')
  expect([bodies.admit('c'), bodies.admit('a')]).toEqual([true, false])
})

test('R183 a body that has arrived takes no room, though it is not answered yet', () => {
  const bodies = open({ max: 1, perAddress: 1 })
  const first = fakeExchange()
  expect([bodies.admit('a', first), bodies.admit('a')]).toEqual([true, false])
  first.request.complete = true
  expect(bodies.admit('a')).toBe(true)
  first.response.emit('close')
  expect(bodies.size()).toBe(1)
})

test('R183 a body that pauses for too long is given up, one that goes on is not', () => {
  let clock = 0
  const bodies = open({ idleMs: 20, now: () => clock })
  const [idle, slow] = [fakeExchange(), fakeExchange()]
  for (const exchange of [idle, slow]) bodies.admit('a', exchange)
  for (clock = 5; clock <= 30; clock += 5) {
    slow.request.socket.bytesRead += 1
    bodies.endIdle()
  }
  expect([idle.request.destroyed, slow.request.destroyed, bodies.size()]).toEqual([true, false, 1])
})

test('R183 a body that was answered early takes no room, but only so many of their connections may linger', () => {
  const bodies = open({ max: 1, perAddress: 1, answeredEarly: 2 })
  const early = [fakeExchange(), fakeExchange()]
  for (const exchange of early) {
    expect(bodies.admit('a', exchange)).toBe(true)
    exchange.response.emit('close')
  }
  expect([bodies.size(), bodies.admit('a')]).toEqual([0, false])
  early[0]?.request.socket.emit('close')
  expect(bodies.admit('a')).toBe(true)
})
