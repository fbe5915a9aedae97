/** What can be cached: it knows what it depends on, and how much room it takes. */
export type Cacheable = { tags: readonly string[]; bytes: number }

/** Clock readings: when rendering began, and when the page was last found valid. */
type Entry<Page> = { page: Page; startedAt: number; checkedAt: number }

/** Of the bytes; the rest is for pages on probation. */
const PROTECTED_SHARE = 0.8
/** Beyond these, flushing everything is cheaper than remembering what was purged. */
const MAX_PURGED_TAGS = 20_000

/**
 * Pages by key within a number of bytes, as a segmented LRU: a page that is requested a second time becomes protected,
 * so a crowd of addresses that are requested once evicts only each other.
 *
 * A purge touches no page: it advances a clock and notes the time for each of its tags. A page knows the time at which
 * its rendering began, and is valid while none of its tags has a later one. So a purge costs the same however many
 * pages there are, and a page whose rendering began before a purge is never valid after it.
 */
export function createPageStore<Page extends Cacheable>({ maxBytes }: { maxBytes: number }) {
  const probation = new Map<string, Entry<Page>>()
  const protectedPages = new Map<string, Entry<Page>>()
  const purgedAt = new Map<string, number>()
  let clock = 1
  let flushedAt = 0
  let [probationBytes, protectedBytes] = [0, 0]

  function isValid(entry: Entry<Cacheable>): boolean {
    if (entry.checkedAt === clock) return true
    const { page, startedAt } = entry
    if (startedAt < flushedAt || page.tags.some((tag) => (purgedAt.get(tag) ?? 0) > startedAt)) return false
    entry.checkedAt = clock
    return true
  }

  function remove(key: string): void {
    probationBytes -= probation.get(key)?.page.bytes ?? 0
    protectedBytes -= protectedPages.get(key)?.page.bytes ?? 0
    probation.delete(key)
    protectedPages.delete(key)
  }

  function evict(): void {
    for (const [key, entry] of protectedPages) {
      if (protectedBytes <= maxBytes * PROTECTED_SHARE) break
      protectedPages.delete(key)
      probation.set(key, entry)
      protectedBytes -= entry.page.bytes
      probationBytes += entry.page.bytes
    }
    for (const key of probation.keys()) {
      if (probationBytes + protectedBytes <= maxBytes) break
      remove(key)
    }
  }

  function flush(): void {
    clock += 1
    flushedAt = clock
    probation.clear()
    protectedPages.clear()
    purgedAt.clear()
    probationBytes = 0
    protectedBytes = 0
  }

  return {
    /** The caller reads it before a page is rendered, and hands it in with the page. */
    clock: () => clock,
    get(key: string): Page | undefined {
      const entry = protectedPages.get(key) ?? probation.get(key)
      if (!entry) return undefined
      if (!isValid(entry)) return void remove(key)
      if (probation.delete(key)) {
        probationBytes -= entry.page.bytes
        protectedBytes += entry.page.bytes
      } else protectedPages.delete(key)
      protectedPages.set(key, entry)
      if (protectedBytes > maxBytes * PROTECTED_SHARE) evict()
      return entry.page
    },
    /** The page without any effect on what is evicted. A purged page is never returned, whatever has failed in the meantime. */
    peek(key: string): Page | undefined {
      const entry = protectedPages.get(key) ?? probation.get(key)
      return entry && isValid(entry) ? entry.page : undefined
    },
    /** Whether none of these tags was purged since the clock showed this time. */
    isCurrent: (tags: readonly string[], startedAt: number) =>
      isValid({ page: { tags, bytes: 0 }, startedAt, checkedAt: 0 }),
    /** False for a page that is no longer valid, or too large to be worth it. */
    put(key: string, page: Page, startedAt: number): boolean {
      const entry = { page, startedAt, checkedAt: 0 }
      if (!isValid(entry) || page.bytes > maxBytes / 8) return false
      const isProtected = protectedPages.has(key)
      remove(key)
      if (isProtected) protectedBytes += page.bytes
      else probationBytes += page.bytes
      const segment = isProtected ? protectedPages : probation
      segment.set(key, entry)
      evict()
      return true
    },
    /** The page takes more room than before, if it is still here. */
    grow(key: string, page: Page, bytes: number): void {
      page.bytes += bytes
      if (protectedPages.get(key)?.page === page) protectedBytes += bytes
      else if (probation.get(key)?.page === page) probationBytes += bytes
      evict()
    },
    purge(tags: readonly string[]): void {
      clock += 1
      for (const tag of tags) purgedAt.set(tag, clock)
      if (purgedAt.size > MAX_PURGED_TAGS) flush()
    },
    flush,
    size: () => ({ pages: probation.size + protectedPages.size, bytes: probationBytes + protectedBytes }),
  }
}
