import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

import { BODIES } from '#domain/limits.ts'

type Body = { address: string; bytes: number; since: number }

type Options = { max?: number; perAddress?: number; idleMs?: number; now?: () => number }

/**
 * R183: limits how many request bodies may be in transfer at once, in total and per address, and how long one may
 * pause.
 */
export function createBodyLimits({
  max = BODIES.max,
  perAddress = BODIES.perAddress,
  idleMs = BODIES.idleMs,
  now = Date.now,
}: Options = {}) {
  const bodies = new Map<IncomingMessage, Body>()
  const counts = new Map<string, number>()

  function forget(request: IncomingMessage): void {
    const body = bodies.get(request)
    if (!body) return
    bodies.delete(request)
    const left = (counts.get(body.address) ?? 1) - 1
    if (left > 0) counts.set(body.address, left)
    else counts.delete(body.address)
  }

  const isFull = (address: string) => bodies.size >= max || (counts.get(address) ?? 0) >= perAddress

  /**
   * Frees the slots of bodies that have arrived in full: Node emits no event for that while the handler is still
   * working.
   */
  function forgetComplete(): void {
    for (const request of bodies.keys()) if (request.complete) forget(request)
  }

  return {
    size: () => bodies.size,
    /** False when there is no room for another one. */
    admit(request: IncomingMessage, response: EventEmitter, address: string): boolean {
      if (isFull(address)) forgetComplete()
      if (isFull(address)) return false
      bodies.set(request, { address, bytes: request.socket.bytesRead, since: now() })
      counts.set(address, (counts.get(address) ?? 0) + 1)
      // Once it was answered, whatever else comes is not stored; its connection may linger for a while.
      response.once('close', () => forget(request))
      return true
    },
    /** Destroys requests whose body has stalled. */
    endIdle(): void {
      forgetComplete()
      for (const [request, body] of bodies) {
        const { bytesRead } = request.socket
        if (bytesRead !== body.bytes) Object.assign(body, { bytes: bytesRead, since: now() })
        else if (now() - body.since >= idleMs) request.destroy()
      }
    },
  }
}
