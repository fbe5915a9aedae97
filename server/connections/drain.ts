import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'

import { MAX_BODY_BYTES } from '#domain/limits.ts'
import { DRAIN_LIMITS } from '#domain/limits/resource-limits.ts'

/** Closing with unread bytes resets the connection, so the client gets this long to read the answer first. */
const LINGER_MS = 2000

/** Call it before answering with `Connection: close`, while the client may still be sending. */
export function lingerBeforeClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}

/**
 * Reads and discards the rest of a refused request up to the size of an ordinary body, then stops reading and leaves it
 * to TCP back-pressure until the connection closes. Node would read all of it, so the clients that are refused most
 * would cost most.
 */
export function discardUpToLimit(source: Readable): void {
  let left = MAX_BODY_BYTES
  source.on('error', () => {})
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left <= 0) source.pause()
  })
}

/** The length of a body; NaN while it is unknown. */
export const declaredBodyLength = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : NaN

/**
 * R184: reads and discards the rest of a body that no handler wants, so that the connection can be reused. Returns
 * false when there is too much of it, or it arrives too slowly: then the answer must close the connection.
 */
export function drainBody(request: IncomingMessage, { bytes: mostBytes, ms: mostMs } = DRAIN_LIMITS): Promise<boolean> {
  // Node ends a request without a body at once, and does not call it complete.
  if (request.complete || declaredBodyLength(request) === 0) return Promise.resolve(true)
  if (request.destroyed || declaredBodyLength(request) > mostBytes) return Promise.resolve(false)
  return new Promise((resolve) => {
    let bytes = 0
    const end = (whole: boolean) => {
      clearTimeout(deadline)
      request.off('data', count)
      request.pause()
      resolve(whole)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) end(false)
    }
    const deadline = setTimeout(() => end(false), mostMs)
    // A handler that has begun to read the body would go on buffering it.
    request.removeAllListeners('data')
    request.on('data', count)
    request.once('end', () => end(true))
    request.once('close', () => end(request.complete))
    request.once('error', () => end(false))
    request.resume()
  })
}
