import { AsyncLocalStorage } from 'node:async_hooks'

/** R582: the signal that aborts when the client of a reading request has gone. Its queries are no longer sent then. */
export const requestSignal = new AsyncLocalStorage<AbortSignal>()
