import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { CONNECTION_LIMITS } from '#domain/limits/resource-limits.ts'
import { networkBlockOf, networkOf } from '#domain/network.ts'

import { createNamedCounts } from './named-counts.ts'

type Options = { [Name in keyof typeof CONNECTION_LIMITS]?: number } & {
  /** A proxy carries everybody's connections, so the limits per network and per block do not apply to it. */
  isProxy: (address: string) => boolean
}

/** R183: limits connections in total, per network and per network block; connections beyond that are closed at once. */
export function limitConnections(
  server: Server,
  {
    max = CONNECTION_LIMITS.max,
    perNetwork = CONNECTION_LIMITS.perNetwork,
    perBlock = CONNECTION_LIMITS.perBlock,
    isProxy,
  }: Options,
): void {
  const open = createNamedCounts()
  server.maxConnections = max
  server.on('connection', (socket: Socket) => {
    const remote = socket.remoteAddress ?? ''
    if (isProxy(remote)) return
    // R220: a single IPv6 subscriber has practically unlimited addresses.
    const [network, block] = [networkOf(remote), networkBlockOf(remote)]
    if (open.of(network) >= perNetwork || open.of(block) >= perBlock) {
      socket.destroy()
      return
    }
    const counted = new Set([network, block])
    for (const name of counted) open.add(name)
    socket.once('close', () => {
      for (const name of counted) open.remove(name)
    })
  })
}
