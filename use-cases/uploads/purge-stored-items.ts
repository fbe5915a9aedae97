import { throwFailures } from '#use-cases/run-each.ts'

const AT_ONCE = 100

/** So many batches in a row, of which nothing could be deleted, mean that storage is away. */
const FAILED_BATCHES = 3

type Removal<Item extends { key: string }> = {
  /** The next items, by key, behind the given one. */
  list: (page: { after: string; limit: number }) => Promise<Item[]>
  /** Deletes an item from storage. */
  remove: (item: Item) => Promise<unknown>
  /** Deletes the rows of items that are gone from storage. */
  forget: (keys: string[]) => Promise<void>
}

/**
 * Deletes items from storage and then their rows, so that an interrupted run finds them again. No transaction is open
 * while storage is asked. An item that cannot be deleted stays for the next run and does not block others; when nothing
 * of several batches can be deleted, storage is away, and the run ends. Returns how many were removed, or throws if any failed.
 */
export async function purgeStoredItems<Item extends { key: string }>(removal: Removal<Item>): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  let failedBatches = 0
  let after = ''
  for (;;) {
    const items = await removal.list({ after, limit: AT_ONCE })
    const results = await Promise.allSettled(items.map(removal.remove))
    const gone = items.filter((_, index) => results[index]?.status === 'fulfilled').map(({ key }) => key)
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
    await removal.forget(gone)
    removed += gone.length
    after = items.at(-1)?.key ?? after
    failedBatches = gone.length === 0 ? failedBatches + 1 : 0
    if (items.length < AT_ONCE || failedBatches === FAILED_BATCHES) break
  }
  throwFailures(failures, failures.length + removed)
  return removed
}
