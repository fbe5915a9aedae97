import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { ClientGone } from '#domain/unavailable.ts'

import { clientSignal, isClientGone } from './client-signal.ts'

const signals: AbortSignal[] = []
const responses: ServerResponse[] = []
const server = createServer((request, response) => {
  signals.push(clientSignal(response))
  responses.push(response)
  request.resume()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.closeAllConnections())

const ask = () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return socket
}

test('R582 the signal aborts when the client leaves before its answer, and not after it', async () => {
  const socket = ask()
  await expect.poll(() => signals.length).toBe(1)
  expect(signals[0]?.aborted).toBe(false)
  socket.destroy()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  expect(signals[0]?.reason).toBeInstanceOf(ClientGone)

  const answered = ask()
  await expect.poll(() => responses.length).toBe(2)
  responses[1]?.end('done')
  await new Promise((resolve) => answered.once('data', resolve))
  answered.destroy()
  await expect.poll(() => responses[1]?.destroyed).toBe(true)
  expect(signals[1]?.aborted).toBe(false)
})

test('R582 a client that has gone is told from a fault of ours', () => {
  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect([new ClientGone(), reset, 'Client connection prematurely closed.'].map(isClientGone)).toEqual([
    true,
    true,
    true,
  ])
  expect([new Error('read ECONNRESET'), undefined, new Error('no')].map(isClientGone)).toEqual([false, false, false])
})
