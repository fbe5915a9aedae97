import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type RunningServer, startHttpServer } from './listen.ts'

let listening: RunningServer
beforeAll(async () => {
  listening = await startHttpServer((request, response) => response.end(request.url), { host: '127.0.0.1', port: 0 })
})
afterAll(() => listening.close())

const first = (headers: string) => `POST /first HTTP/1.1\r\nhost: x\r\n${headers}content-length: 3\r\n\r\nabc`
const SECOND = 'GET /second HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

/** Everything that comes back, if the second request follows the answer to the first. */
function exchange(headers: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(first(headers)))
    socket.on('data', (data) => {
      received += data.toString()
      if (!received.includes('/second')) socket.write(SECOND)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

test('R184 a connection carries one request after the other', async () => {
  expect(await exchange('')).toMatch(/\/first[^]*\/second/)
})

test('R184 a request to upgrade the protocol is answered in HTTP/1.1, and the connection closes', async () => {
  for (const protocol of ['h2c', 'websocket']) {
    const received = await exchange(`upgrade: ${protocol}\r\nconnection: upgrade\r\n`)
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close[^]*\/first/i)
  }
})
