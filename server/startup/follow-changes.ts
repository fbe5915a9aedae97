import { createLiveCatalogue, type LiveCatalogue } from '#catalogue/live-catalogue.ts'
import { followLog } from '#db/change-log/follow-log.ts'
import type { Change } from '#db/change-log/read-changes.ts'
import type { Db } from '#db/connection.ts'
import { BLOCK_CHANGE, readBlockEntries } from '#db/queries/admin/site-blocks.ts'
import { CATALOGUE_CHANGE } from '#db/queries/catalogue/catalogue-snapshots.ts'
import { READ_ONLY_CHANGE, readReadOnlyMode } from '#db/queries/platform/read-only-mode.ts'
import { WEBHOOK_CHANGE } from '#db/queries/webhooks/webhook-endpoints.ts'
import type { WalPosition } from '#db/replicas/wal-history.ts'
import { type BlockList, createBlockList } from '#domain/admin/block-list.ts'
import type { ReadOnly } from '#domain/admin/read-only.ts'
import { readCatalogue } from '#use-cases/catalogue/read-catalogue.ts'

import { readUntilDone } from './read-until-done.ts'
import { RELEASE } from './release.ts'

/** A page cache that is notified of changes. */
export type PageChangeListener = {
  change(change: Change): void
  /** Anything may have changed: drop every cached page. */
  flush(): void
  /** From here until `resume`, no changes are received. */
  suspend(): void
  /** All changes since have been passed on. */
  resume(): void
  /** R390: all changes that a reader of the primary saw have been passed on; where its log was then, in bytes. */
  receivedUpTo?(position: bigint): void
}

type Options = {
  databaseUrl: string
  onError: (error: unknown) => void
  onRead?: (wal: WalPosition) => void
  /** The database may be another server. */
  onMissed?: () => void
}

/**
 * Follows the change log on one connection: keeps the active catalogue, the read-only mode and the blocks loaded, and
 * notifies page caches.
 */
export async function followChanges(db: Db, { databaseUrl, onError, onRead, onMissed }: Options) {
  const { catalogue, current, replace }: LiveCatalogue = createLiveCatalogue(await readCatalogue(db))
  const listeners = new Set<PageChangeListener>()
  const onWebhooks = new Set<() => void>()
  let away = false
  const flush = () => {
    for (const listener of listeners) listener.flush()
  }
  const catalogueReads = readUntilDone(
    async () => {
      replace(await readCatalogue(db))
      flush()
    },
    { onError },
  )
  let mode: ReadOnly | undefined
  const modeReads = readUntilDone(
    async () => {
      const { since, message } = await readReadOnlyMode(db)
      mode = since ? { message } : undefined
      // R621: every page shows the banner, or no longer does.
      flush()
    },
    { onError },
  )
  let blockList = createBlockList(await readBlockEntries(db))
  const blockReads = readUntilDone(
    async () => {
      blockList = createBlockList(await readBlockEntries(db))
    },
    { onError },
  )
  const reads = [catalogueReads, modeReads, blockReads]
  const tellOfWebhooks = () => {
    for (const listener of onWebhooks) listener()
  }
  const { catchUp, lagSeconds, close } = await followLog(databaseUrl, {
    release: RELEASE,
    onChanges(changes) {
      for (const change of changes) {
        if (change.kind === CATALOGUE_CHANGE) catalogueReads.readAgain()
        else if (change.kind === READ_ONLY_CHANGE) modeReads.readAgain()
        else if (change.kind === BLOCK_CHANGE) blockReads.readAgain()
        else if (change.kind === WEBHOOK_CHANGE) tellOfWebhooks()
        else for (const listener of listeners) listener.change(change)
      }
    },
    onMissed() {
      onMissed?.()
      flush()
      for (const { readAgain } of reads) readAgain()
      tellOfWebhooks()
    },
    onRead(wal) {
      onRead?.(wal)
      for (const listener of listeners) listener.receivedUpTo?.(wal.seen)
    },
    onCaughtUp() {
      away = false
      for (const listener of listeners) listener.resume()
    },
    onLost() {
      away = true
      for (const listener of listeners) listener.suspend()
    },
    onError,
  })
  // What was read before the log was followed may be older.
  for (const { readAgain } of reads) readAgain()
  await Promise.all(reads.map(({ settled }) => settled()))
  /** R644: as every node has it, in memory. */
  const blocks: BlockList = {
    hasEmail: (email, now) => blockList.hasEmail(email, now),
    hasAddress: (address, now) => blockList.hasAddress(address, now),
  }
  return {
    catalogue,
    blocks,
    current,
    /** Subscribes a listener; returns a function that unsubscribes it. */
    follow(listener: PageChangeListener): () => void {
      listeners.add(listener)
      if (away) listener.suspend()
      return () => listeners.delete(listener)
    },
    /** Subscribes to events of webhooks; returns a function that unsubscribes. */
    followWebhooks(listener: () => void): () => void {
      onWebhooks.add(listener)
      return () => onWebhooks.delete(listener)
    },
    /** R620: undefined while the site takes changes. */
    readOnly: () => mode,
    async catchUp() {
      await catchUp()
      await modeReads.settled()
    },
    lagSeconds,
    async close() {
      await close()
      await Promise.all(reads.map((one) => one.close()))
    },
  }
}
