import { createLiveCatalogue, type LiveCatalogue } from '#catalogue/live-catalogue.ts'
import type { ChangeLogEntry } from '#db/change-log/find-changes.ts'
import { followChangeLog } from '#db/change-log/follow-change-log.ts'
import type { Db } from '#db/connection.ts'
import { SITE_BLOCK_CHANGE_KIND, listSiteBlockEntries } from '#db/queries/admin/site-blocks.ts'
import { CATALOGUE_CHANGE_KIND } from '#db/queries/catalogue/catalogue-snapshots.ts'
import { READ_ONLY_CHANGE_KIND, findReadOnlyMode } from '#db/queries/platform/read-only-mode.ts'
import { WEBHOOK_CHANGE_KIND } from '#db/queries/webhooks/webhook-endpoints.ts'
import type { WalPosition } from '#db/replicas/wal-history.ts'
import type { ReadOnlyState } from '#domain/admin/read-only.ts'
import { type SiteBlockList, createSiteBlockList } from '#domain/admin/site-block-list.ts'
import { loadActiveCatalogue } from '#use-cases/catalogue/load-active-catalogue.ts'

import { RELEASE } from './release.ts'
import { createRetryingReader } from './retrying-reader.ts'

/** A page cache that is notified of changes. */
export type PageChangeListener = {
  change(change: ChangeLogEntry): void
  /** Anything may have changed: drop every cached page. */
  flush(): void
  /** From here until `resume`, no changes are received. */
  pause(): void
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
  const { catalogue, current, replace }: LiveCatalogue = createLiveCatalogue(await loadActiveCatalogue(db))
  const listeners = new Set<PageChangeListener>()
  const onWebhooks = new Set<() => void>()
  let away = false
  const flush = () => {
    for (const listener of listeners) listener.flush()
  }
  const catalogueReads = createRetryingReader(
    async () => {
      replace(await loadActiveCatalogue(db))
      flush()
    },
    { onError },
  )
  let mode: ReadOnlyState | undefined
  const modeReads = createRetryingReader(
    async () => {
      const { since, message } = await findReadOnlyMode(db)
      mode = since ? { message } : undefined
      // R621: every page shows the banner, or no longer does.
      flush()
    },
    { onError },
  )
  let blockList = createSiteBlockList(await listSiteBlockEntries(db))
  const blockReads = createRetryingReader(
    async () => {
      blockList = createSiteBlockList(await listSiteBlockEntries(db))
    },
    { onError },
  )
  const reads = [catalogueReads, modeReads, blockReads]
  const tellOfWebhooks = () => {
    for (const listener of onWebhooks) listener()
  }
  const { catchUp, lagSeconds, close } = await followChangeLog(databaseUrl, {
    release: RELEASE,
    onChanges(changes) {
      for (const change of changes) {
        if (change.kind === CATALOGUE_CHANGE_KIND) catalogueReads.readAgain()
        else if (change.kind === READ_ONLY_CHANGE_KIND) modeReads.readAgain()
        else if (change.kind === SITE_BLOCK_CHANGE_KIND) blockReads.readAgain()
        else if (change.kind === WEBHOOK_CHANGE_KIND) tellOfWebhooks()
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
      for (const listener of listeners) listener.pause()
    },
    onError,
  })
  // What was read before the log was followed may be older.
  for (const { readAgain } of reads) readAgain()
  await Promise.all(reads.map(({ settled }) => settled()))
  /** R644: as every node has it, in memory. */
  const blocks: SiteBlockList = {
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
      if (away) listener.pause()
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
