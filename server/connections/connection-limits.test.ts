import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { expect, test } from 'vitest'

import { limitConnections } from './connection-limits.ts'

async function openAll(isProxy: boolean): Promise<number> {
  const server = createServer((_request, response) => response.end('here'))
  limitConnections(server, { perNetwork: 3, isProxy: () => isProxy })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answers = Array.from({ length: 5 }, () => {
    return new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => resolve(false)).on('close', () => resolve(false))
      socket.on('data', () => resolve(true))
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    })
  })
  const answered = (await Promise.all(answers)).filter(Boolean).length
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return answered
}

test('R183 one network has so many connections and no more; a proxy brings those of everybody', async () => {
  expect(await openAll(false)).toBe(3)
  expect(await openAll(true)).toBe(5)
})

test('R183, R220 the addresses of one IPv6 network count together', () => {
  const server = new EventEmitter() as Server
  limitConnections(server, { perNetwork: 3, isProxy: () => false })
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false, destroy: () => {} })
    socket.destroy = () => void (socket.destroyed = true)
    server.emit('connection', socket)
    return !socket.destroyed
  }
  const near = Array.from({ length: 5 }, (_, n) => open(`2001:db8:1:2::${n + 1}`))
  expect(near).toEqual([true, true, true, false, false])
  expect(open('2001:db8:1:3::1')).toBe(true)
})
