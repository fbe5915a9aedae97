import type { ServerResponse } from 'node:http'

import { ClientGone } from '#domain/unavailable.ts'

/** R582: aborts when the connection closes before the answer was written. */
export function clientSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.destroyed || response.socket?.destroyed) gone.abort(new ClientGone())
  else response.once('close', () => response.writableEnded || gone.abort(new ClientGone()))
  return gone.signal
}

/** How Node and the HTTP adapter say that a connection closed in the middle of a request. */
const CLOSED = new Set(['aborted', 'Client connection prematurely closed.'])

/** Whether an error only says that the client has gone, which is no fault of ours: anyone can cause it at any time. */
export function isClientGone(error: unknown): boolean {
  if (error instanceof ClientGone) return true
  const message = error instanceof Error ? error.message : error
  return typeof message === 'string' && CLOSED.has(message)
}
