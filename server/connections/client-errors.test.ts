import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { expect, test } from 'vitest'

import { answerClientErrors } from './client-errors.ts'

/** Everything that a client receives that keeps sending for as long as it can. */
async function send(begin: string): Promise<string> {
  const server = createServer((_request, response) => response.end('here'))
  answerClientErrors(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(begin)
      for (let chunk = 0; chunk < 64; chunk += 1) socket.write('a'.repeat(16_384))
    })
    socket.on('error', reject)
    socket.on('data', (data) => (received += data.toString()))
    socket.on('end', () => resolve(received))
  })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return answer
}

test.each([
  ['an address that never ends', 'GET /?', 431],
  ['a header that never ends', 'GET / HTTP/1.1\r\nhost: x\r\nx: ', 431],
  ['what is no request', 'nonsense\r\n\r\n', 400],
])('R184 a client that sends %s gets an answer before the connection ends', async (_what, begin, status) => {
  expect(await send(begin)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`))
})
