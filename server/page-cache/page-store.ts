/** A kept thing: what it depends on, and how much room it takes. */
export type Storable = { tags: readonly string[]; bytes: number }

type Slot<Page> = { page: Page; made: number; checked: number; moved: number }

/** Asked for more than once: the rest of the room is for newcomers, so that a crowd of addresses that are asked for once drives nobody out. */
const PROVEN_SHARE = 0.8
/** So few are always near the end. */
const NEAR = 16
/** Beyond these, forgetting everything is cheaper than remembering what was purged. */
const MOST_TAGS = 20_000

/**
 * Pages by key, the least recently used given up first, within a number of bytes.
 *
 * A purge touches no page: it moves a clock and notes the time for each of its tags. A page knows the time at which its
 * making began; it holds while none of its tags has a later one. So a purge costs the same however many pages there
 * are, and a page whose making began before a purge never counts after it.
 */
export function createPageStore<Page extends Storable>({ maxBytes }: { maxBytes: number }) {
  const fresh = new Map<string, Slot<Page>>()
  const proven = new Map<string, Slot<Page>>()
  const purgedAt = new Map<string, number>()
  let clock = 1
  let flushedAt = 0
  let [freshBytes, provenBytes] = [0, 0]
  let gets = 0

  /** To the end, as the last that was used; those that are near it anyway stay: a map pays for each that moves. */
  function touch(key: string, slot: Slot<Page>): void {
    gets += 1
    if (gets - slot.moved <= Math.max(proven.size >> 3, NEAR)) return
    slot.moved = gets
    proven.delete(key)
    proven.set(key, slot)
  }

  function holds(slot: { page: Storable; made: number; checked: number }): boolean {
    if (slot.checked === clock) return true
    if (slot.made < flushedAt || slot.page.tags.some((tag) => (purgedAt.get(tag) ?? 0) > slot.made)) return false
    slot.checked = clock
    return true
  }

  function drop(key: string): void {
    const [young, old] = [fresh.get(key), proven.get(key)]
    if (young) freshBytes -= young.page.bytes
    if (old) provenBytes -= old.page.bytes
    fresh.delete(key)
    proven.delete(key)
  }

  function makeRoom(): void {
    for (const [key, slot] of proven) {
      if (provenBytes <= maxBytes * PROVEN_SHARE) break
      proven.delete(key)
      fresh.set(key, slot)
      provenBytes -= slot.page.bytes
      freshBytes += slot.page.bytes
    }
    for (const key of fresh.keys()) {
      if (freshBytes + provenBytes <= maxBytes) break
      drop(key)
    }
  }

  function flush(): void {
    clock += 1
    flushedAt = clock
    fresh.clear()
    proven.clear()
    purgedAt.clear()
    freshBytes = 0
    provenBytes = 0
  }

  return {
    /** Note it before a page is made, and hand it in with the page. */
    clock: () => clock,
    get(key: string): Page | undefined {
      let slot = proven.get(key)
      if (slot) {
        if (!holds(slot)) return void drop(key)
        touch(key, slot)
        return slot.page
      }
      slot = fresh.get(key)
      if (!slot) return undefined
      if (!holds(slot)) return void drop(key)
      fresh.delete(key)
      proven.set(key, slot)
      slot.moved = gets
      freshBytes -= slot.page.bytes
      provenBytes += slot.page.bytes
      if (provenBytes > maxBytes * PROVEN_SHARE) makeRoom()
      return slot.page
    },
    /** False where it no longer holds, or is too large to be worth it. */
    put(key: string, page: Page, made: number): boolean {
      const slot = { page, made, checked: 0, moved: gets }
      if (!holds(slot) || page.bytes > maxBytes / 8) return false
      const [map, isProven] = proven.has(key) ? [proven, true] : [fresh, false]
      drop(key)
      map.set(key, slot)
      if (isProven) provenBytes += page.bytes
      else freshBytes += page.bytes
      makeRoom()
      return true
    },
    /** The page takes more room than before, if it is still here. */
    grow(key: string, page: Page, bytes: number): void {
      page.bytes += bytes
      if (proven.get(key)?.page === page) provenBytes += bytes
      else if (fresh.get(key)?.page === page) freshBytes += bytes
      makeRoom()
    },
    purge(tags: readonly string[]): void {
      clock += 1
      for (const tag of tags) purgedAt.set(tag, clock)
      if (purgedAt.size > MOST_TAGS) flush()
    },
    flush,
    size: () => ({ pages: fresh.size + proven.size, bytes: freshBytes + provenBytes }),
  }
}
