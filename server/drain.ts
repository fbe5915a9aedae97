import type { IncomingMessage } from 'node:http'

import { FORM } from '#domain/limits.ts'

const MOST_MS = 10_000

/**
 * Reads past what is left of a body that nobody wants, so that the sender hears the answer and can use the connection
 * again. False when there is too much of it, or it comes too slowly: then the connection has to be closed.
 */
export function drain(request: IncomingMessage, mostMs = MOST_MS): Promise<boolean> {
  if (request.complete) return Promise.resolve(true)
  if (request.destroyed) return Promise.resolve(false)
  return new Promise((resolve) => {
    let bytes = 0
    const end = (whole: boolean) => {
      clearTimeout(deadline)
      request.off('data', count)
      resolve(whole)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > FORM.skippedBytes) end(false)
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
