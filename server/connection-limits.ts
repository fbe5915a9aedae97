import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { CONNECTIONS } from '#domain/limits.ts'

type Options = {
  max?: number
  perAddress?: number
  /** A proxy brings everybody's connections, so none of its own is too many. */
  isProxy: (address: string) => boolean
}

/** R183: so many connections in all, and so many from one address; whoever opens more is cut off. */
export function limitConnections(
  server: Server,
  { max = CONNECTIONS.max, perAddress = CONNECTIONS.perAddress, isProxy }: Options,
): void {
  const counts = new Map<string, number>()
  server.maxConnections = max
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
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
