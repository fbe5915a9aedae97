import { Socket } from 'node:net'

import pg from 'pg'

import type { Unavailable } from '#domain/unavailable.ts'

import { wrapConnectionError } from './unavailable.ts'

/** Knows whether the database can be used; see monitor.ts. */
export type AvailabilityGuard = {
  /** Why it cannot be used for the moment. */
  failure(): Unavailable | undefined
  /** Calls the listener whenever it becomes unusable; returns a function that unsubscribes it. */
  onAway(listener: (failure: Unavailable) => void): () => void
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * R360: a pool that fails fast. While the database is away it refuses at once; when it goes away, all
 * connections are cut, since a frozen database would never answer on them and the pool would stay full.
 */
export class GuardedPool extends pg.Pool {
  readonly #guard: AvailabilityGuard | undefined
  readonly #unsubscribe: (() => void) | undefined

  constructor(config: pg.PoolConfig, guard?: AvailabilityGuard) {
    const sockets = new Set<Socket>()
    super({ ...config, stream: () => track(sockets) } as pg.PoolConfig)
    this.#guard = guard
    this.#unsubscribe = guard?.onAway(() => {
      for (const socket of sockets) socket.destroy()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return this.#take()
    void this.#takeFor(callback)
  }

  /** As `pg.Pool.query` asks for a connection. */
  async #takeFor(callback: Callback): Promise<void> {
    const found = await this.#take().catch((error: Error) => error)
    if (found instanceof Error) callback(found, undefined, () => {})
    else callback(undefined, found, found.release)
  }

  async #take(): Promise<pg.PoolClient> {
    const failure = this.#guard?.failure()
    if (failure) throw failure
    let lost: Unavailable | undefined
    const client = super.connect().catch((error: unknown) => Promise.reject(wrapConnectionError(error)))
    if (!this.#guard) return client
    const { onAway } = this.#guard
    return new Promise((resolve, reject) => {
      const stop = onAway((why) => {
        lost = why
        reject(why)
      })
      client.finally(stop).then((found) => (lost ? found.release(lost) : resolve(found)), reject)
    })
  }

  // The overloads of pg, of which the callers here use those that return a promise.
  override query = (async (...given: Parameters<pg.Pool['query']>) => {
    try {
      return await pg.Pool.prototype.query.apply(this, given)
    } catch (error) {
      throw wrapConnectionError(error)
    }
  }) as unknown as pg.Pool['query']

  override async end(): Promise<void> {
    this.#unsubscribe?.()
    await super.end()
  }
}

function track(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}
