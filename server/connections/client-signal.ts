import type { ServerResponse } from 'node:http'

import { ClientGone } from '#domain/unavailable.ts'

/** R582: aborts when the connection closes before the answer was written. */
export function clientSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.destroyed) gone.abort(new ClientGone())
  else response.once('close', () => response.writableEnded || gone.abort(new ClientGone()))
  return gone.signal
}
