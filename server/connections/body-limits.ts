import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

import { BODIES } from '#domain/limits/resource-limits.ts'

type Body = { address: string; bytes: number; since: number }

type Options = { max?: number; perAddress?: number; answeredEarly?: number; idleMs?: number; now?: () => number }

function createCounts() {
  const counts = new Map<string, number>()
  return {
    of: (address: string) => counts.get(address) ?? 0,
    add: (address: string) => void counts.set(address, (counts.get(address) ?? 0) + 1),
    remove(address: string): void {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    },
  }
}

/**
 * R183: limits how many request bodies may be in transfer at once, in total and per address, and how long one may
 * pause. A body that was answered before it arrived is no longer stored, but its connection lingers for a moment
 * (drain.ts) with whatever the client has sent: these have a limit of their own.
 */
export function createBodyLimits({
  max = BODIES.max,
  perAddress = BODIES.perAddress,
  answeredEarly = BODIES.answeredEarly,
  idleMs = BODIES.idleMs,
  now = Date.now,
}: Options = {}) {
  const bodies = new Map<IncomingMessage, Body>()
  const inTransfer = createCounts()
  const lingering = createCounts()

  function forget(request: IncomingMessage): void {
    const body = bodies.get(request)
    if (!body) return
    bodies.delete(request)
    inTransfer.remove(body.address)
  }

  const isFull = (address: string) => bodies.size >= max || inTransfer.of(address) >= perAddress

  /**
   * Frees the slots of bodies that have arrived in full: Node emits no event for that while the handler is still
   * working.
   */
  function forgetComplete(): void {
    for (const request of bodies.keys()) if (request.complete) forget(request)
  }

  function onAnswered(request: IncomingMessage, address: string): void {
    forget(request)
    if (request.complete || request.socket.destroyed) return
    lingering.add(address)
    request.socket.once('close', () => lingering.remove(address))
  }

  return {
    size: () => bodies.size,
    /** False when there is no room for another one. */
    admit(request: IncomingMessage, response: EventEmitter, address: string): boolean {
      if (isFull(address)) forgetComplete()
      // Any of those in transfer may be answered early, too.
      if (isFull(address) || lingering.of(address) + inTransfer.of(address) >= answeredEarly) return false
      bodies.set(request, { address, bytes: request.socket.bytesRead, since: now() })
      inTransfer.add(address)
      response.once('close', () => onAnswered(request, address))
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
