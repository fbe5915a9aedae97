import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { CONNECTIONS } from '#domain/limits/resource-limits.ts'
import { networkOf } from '#domain/network.ts'

type Options = {
  max?: number
  perAddress?: number
  /** A proxy carries everybody's connections, so the limit per address does not apply to it. */
  isProxy: (address: string) => boolean
}

/** R183: limits connections in total and per address; connections beyond that are closed at once. */
export function limitConnections(
  server: Server,
  { max = CONNECTIONS.max, perAddress = CONNECTIONS.perAddress, isProxy }: Options,
): void {
  const counts = new Map<string, number>()
  server.maxConnections = max
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress ?? '')) return
    // R220: a single IPv6 subscriber has practically unlimited addresses.
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (counts.get(address) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return
    }
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}
