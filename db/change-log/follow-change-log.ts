import pg from 'pg'

import { nodeApplicationName } from '#db/migrating/contract-migrations.ts'
import type { WalPosition } from '#db/replicas/wal-history.ts'

import { type ChangeLogEntry, findChangeLogEnd, findChangesSince } from './find-changes.ts'
import type { ChangeLogPosition } from './position.ts'
import { findServerIdentity } from './server-identity.ts'

type Options = {
  /** Which release this node is of, for those that migrate. */
  release?: string
  onChanges: (changes: ChangeLogEntry[]) => void
  /** The log no longer has everything since it was last read: anything may have changed. */
  onMissed: () => void
  /** The connection is lost: no changes are received until `onCaughtUp`. */
  onLost: () => void
  onCaughtUp: () => void
  /** The log was read to its end, and its changes were passed on; where the server was then. */
  onRead?: (wal: WalPosition) => void
  onError: (error: unknown) => void
}

export type FollowedLog = {
  /** Resolves when all changes that were committed before the call have been passed on, or the connection is lost. */
  catchUp(): Promise<void>
  /** Seconds since the log was last read to its end. */
  lagSeconds(): number
  close(): Promise<void>
}

/** R379: a change is known on every node within 300 ms. */
const POLL_MS = 100
const IDLE_POLL_MS = 250
/** Without a change for this long, the log is read less often. */
const IDLE_AFTER_MS = 10_000
const RETRY_MS = { first: 250, longest: 1000 }
/** R360: longer than that nothing on this connection takes. */
const TIMEOUT_MS = 3000

/** Reads the change log to its end again and again, on a connection of its own, and reconnects for as long as it takes. */
export async function followChangeLog(connectionString: string, options: Options): Promise<FollowedLog> {
  const { release = '', onChanges, onMissed, onLost, onCaughtUp, onRead = () => {}, onError } = options
  let client: pg.Client | undefined
  let position: ChangeLogPosition | undefined
  let server: string | undefined
  let readAt = 0
  let changedAt = performance.now()
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let wait = RETRY_MS.first
  let reading: Promise<void> | undefined
  let readingNext: Promise<void> | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: nodeApplicationName(release),
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    next.on('error', onError)
    next.on('end', () => lose(next))
    try {
      await next.connect()
      const identity = await findServerIdentity(next)
      if (server !== undefined && server !== identity) {
        // Transaction ids of another server say nothing about ours.
        position = undefined
        onMissed()
      }
      server = identity
      position ??= await findChangeLogEnd(next)
      await read(next)
      if (closed) throw new Error('Closed while it was connecting.')
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
    wait = RETRY_MS.first
    onCaughtUp()
    plan(POLL_MS)
  }

  async function read(from: pg.Client): Promise<void> {
    if (!position) return
    const began = performance.now()
    const found = await findChangesSince(from, position)
    position = found.position
    readAt = began
    if (found.missed || found.changes.length > 0) changedAt = began
    if (found.missed) onMissed()
    else if (found.changes.length > 0) onChanges(found.changes)
    onRead(found.wal)
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return
    client = undefined
    // Not awaited: a dead connection may never say that it has ended.
    void lost.end().catch(() => {})
    if (closed) return
    onLost()
    plan(wait)
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(() => void (client ? catchUp() : reconnect()), ms)
    timer.unref()
  }

  async function reconnect(): Promise<void> {
    await connect().catch(() => {
      wait = Math.min(wait * 2, RETRY_MS.longest)
      plan(wait)
    })
  }

  async function readOnce(): Promise<void> {
    const from = client
    if (!from) return
    try {
      await read(from)
      plan(performance.now() - changedAt > IDLE_AFTER_MS ? IDLE_POLL_MS : POLL_MS)
    } catch (error) {
      if (!closed) onError(error)
      lose(from)
    }
  }

  function start(): Promise<void> {
    readingNext = undefined
    reading = readOnce().finally(() => (reading = undefined))
    return reading
  }

  /** A read that has begun may be too early for what the caller has committed; one that begins after it serves all. */
  function catchUp(): Promise<void> {
    if (!reading) return start()
    readingNext ??= reading.then(start)
    return readingNext
  }

  await connect()
  return {
    catchUp,
    lagSeconds: () => (performance.now() - readAt) / 1000,
    async close() {
      closed = true
      clearTimeout(timer)
      await reading
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
