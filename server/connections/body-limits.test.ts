import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { createBodyLimits } from './body-limits.ts'

/** As much of a request as is looked at. */
function fakeRequest() {
  const request = Object.assign(new EventEmitter(), {
    complete: false,
    destroyed: false,
    socket: Object.assign(new EventEmitter(), { bytesRead: 0 }),
    destroy() {
      request.destroyed = true
      request.emit('close')
    },
  })
  return request as typeof request & IncomingMessage
}

test('R183 so many bodies in all, so many from one address', () => {
  const bodies = createBodyLimits({ max: 3, perAddress: 2 })
  expect(bodies.admit(fakeRequest(), 'a')).toBe(true)
  const second = fakeRequest()
  expect(bodies.admit(second, 'a')).toBe(true)
  expect(bodies.admit(fakeRequest(), 'a')).toBe(false)
  expect(bodies.admit(fakeRequest(), 'b')).toBe(true)
  expect(bodies.admit(fakeRequest(), 'c')).toBe(false)
  second.emit('close')
  expect(bodies.admit(fakeRequest(), 'c')).toBe(true)
  expect(bodies.admit(fakeRequest(), 'a')).toBe(false)
})

test('R183 a body that has arrived frees its slot, though its answer is not finished', () => {
  const bodies = createBodyLimits({ max: 1, perAddress: 1 })
  const first = fakeRequest()
  bodies.admit(first, 'a')
  expect(bodies.admit(fakeRequest(), 'a')).toBe(false)
  first.complete = true
  expect(bodies.admit(fakeRequest(), 'a')).toBe(true)
  first.emit('close')
  expect(bodies.size()).toBe(1)
})

test('R183 a body whose connection has ended frees its slot, though its request got no event', () => {
  const bodies = createBodyLimits({ max: 1, perAddress: 1 })
  const first = fakeRequest()
  bodies.admit(first, 'a')
  first.socket.emit('close')
  expect([bodies.size(), first.socket.listenerCount('close')]).toEqual([0, 0])
  expect(bodies.admit(fakeRequest(), 'a')).toBe(true)
})

test('R183 a body that pauses for too long is given up, one that goes on is not', () => {
  let clock = 0
  const bodies = createBodyLimits({ idleMs: 20, now: () => clock })
  const [idle, slow] = [fakeRequest(), fakeRequest()]
  for (const request of [idle, slow]) bodies.admit(request, 'a')
  for (clock = 5; clock <= 30; clock += 5) {
    slow.socket.bytesRead += 1
    bodies.endIdle()
  }
  expect([idle.destroyed, slow.destroyed, bodies.size()]).toEqual([true, false, 1])
})
