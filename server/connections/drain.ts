import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'

import { DRAIN, MAX_BODY_BYTES } from '#domain/limits.ts'

/** Closing with unread bytes resets the connection: the sender gets this long to read the answer before that. */
const LINGER_MS = 2000

/** To be called before an answer with `Connection: close`, where something may still be on its way. */
export function lingerBeforeClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}

/**
 * What still comes with a request that was refused is read past as far as a usual body reaches, and then left to wait
 * in the network until the connection is closed. Node would read all of it, however much, and whoever is refused most
 * would cost most.
 */
export function readLittle(source: Readable): void {
  let left = MAX_BODY_BYTES
  source.on('error', () => {})
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left <= 0) source.pause()
  })
}

/**
 * R184: reads past what is left of a body that nobody wants, so that the connection can be used again. False when
 * there is too much of it, or it comes too slowly: then the answer must close the connection.
 */
export function drain(request: IncomingMessage, { bytes: mostBytes, ms: mostMs } = DRAIN): Promise<boolean> {
  if (request.complete) return Promise.resolve(true)
  if (request.destroyed || Number(request.headers['content-length']) > mostBytes) return Promise.resolve(false)
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
    // Whoever has begun to read it would go on to gather it.
    request.removeAllListeners('data')
    request.on('data', count)
    request.once('end', () => end(true))
    request.once('close', () => end(request.complete))
    request.once('error', () => end(false))
    request.resume()
  })
}
