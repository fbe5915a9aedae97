import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

import { BODY_LIMITS } from '#domain/limits/resource-limits.ts'
import { ClientGone } from '#domain/unavailable.ts'

import { declaredBodyLength } from './drain.ts'
import { createNamedCounts } from './named-counts.ts'

/** `bytes` is what had been read when the current window began; `waitedMs` is how long we have waited for more in it. */
type Body = { block: string; bytes: number; waitedMs: number; isStreamed: boolean }

type Options = { [Name in keyof typeof BODY_LIMITS]?: number } & { now?: () => number }

/**
 * Whether there is no body, or one that fits into the stream's own buffer, so that all of it arrives before anything
 * reads it.
 */
export const isSmallBody = (request: IncomingMessage) => declaredBodyLength(request) < request.readableHighWaterMark

/** Waits until all of a small body is here, unread; rejects when the client goes away before. */
export function waitForSmallBody(request: IncomingMessage): Promise<void> {
  // Node ends a request without a body at once, and does not call it complete.
  if (request.complete || declaredBodyLength(request) === 0) return Promise.resolve()
  if (request.destroyed) return Promise.reject(new ClientGone())
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!request.complete && !request.destroyed) return
      request.off('readable', check).off('close', check)
      if (request.complete) resolve()
      else reject(new ClientGone())
    }
    request.on('readable', check).on('close', check)
  })
}

/** The server has bytes of a streamed body that it has not read yet, or does not want more for the moment. */
const isServersTurn = ({ readableLength, readableFlowing }: IncomingMessage, { isStreamed }: Body) =>
  isStreamed && (readableLength > 0 || readableFlowing === false)

/**
 * R183: limits how many request bodies may be in transfer at once, in total and per network block, and how slow one may be. A
 * body that was answered before it arrived is no longer stored, but its connection lingers for a moment (drain.ts) with
 * whatever the client has sent: these have a limit of their own.
 */
export function createBodyLimits({
  max = BODY_LIMITS.max,
  perBlock = BODY_LIMITS.perBlock,
  answeredEarly = BODY_LIMITS.answeredEarly,
  windowMs = BODY_LIMITS.windowMs,
  windowBytes = BODY_LIMITS.windowBytes,
  now = Date.now,
}: Options = {}) {
  const bodies = new Map<IncomingMessage, Body>()
  const inTransfer = createNamedCounts()
  const lingering = createNamedCounts()
  let checkedAt = now()

  function forget(request: IncomingMessage): void {
    const body = bodies.get(request)
    if (!body) return
    bodies.delete(request)
    inTransfer.remove(body.block)
  }

  const isFull = (block: string) => bodies.size >= max || inTransfer.of(block) >= perBlock

  /**
   * Frees the slots of small bodies that have arrived in full, for which Node emits no event: the concurrency limiter
   * bounds their handlers. The handler of a streamed body has been running since its first byte.
   */
  function forgetComplete(): void {
    for (const [request, { isStreamed }] of bodies) if (request.complete && !isStreamed) forget(request)
  }

  function onAnswered(request: IncomingMessage, block: string): void {
    forget(request)
    if (request.complete || request.socket.destroyed) return
    lingering.add(block)
    request.socket.once('close', () => lingering.remove(block))
  }

  return {
    size: () => bodies.size,
    /** False when there is no room for another one. */
    admit(request: IncomingMessage, response: EventEmitter, block: string): boolean {
      if (isFull(block)) forgetComplete()
      // Any of those in transfer may be answered early, too.
      if (isFull(block) || lingering.of(block) + inTransfer.of(block) >= answeredEarly) return false
      const isStreamed = !isSmallBody(request)
      bodies.set(request, { block, bytes: request.socket.bytesRead, waitedMs: 0, isStreamed })
      inTransfer.add(block)
      response.once('close', () => onAnswered(request, block))
      return true
    },
    /** Destroys requests whose body comes too slowly. Time in which the server itself does not read is not counted. */
    endSlow(): void {
      const elapsedMs = now() - checkedAt
      checkedAt += elapsedMs
      forgetComplete()
      for (const [request, body] of bodies) {
        if (request.complete || isServersTurn(request, body)) continue
        const { bytesRead } = request.socket
        body.waitedMs += elapsedMs
        if (bytesRead - body.bytes >= windowBytes) Object.assign(body, { bytes: bytesRead, waitedMs: 0 })
        else if (body.waitedMs >= windowMs) request.destroy()
      }
    },
  }
}
