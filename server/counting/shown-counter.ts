import type { SearchedWord, ShownExpertCount } from '#db/queries/statistics/shown-counts.ts'
import { networkOf } from '#domain/network.ts'
import type { PageImpressions } from '#domain/statistics/page-impressions.ts'
import { ownPageSource } from '#domain/statistics/view-source.ts'

import { createDayClock } from './day-clock.ts'
import { flushPeriodically } from './flush-periodically.ts'
import { isSeenByPerson, type GetHeader } from './is-seen-by-person.ts'
import { createSearchedWordThreshold } from './word-threshold.ts'

export type ShownBatch = { experts: ShownExpertCount[]; words: SearchedWord[] }
type SentList = { notes: PageImpressions; header: GetHeader; clientAddress: string }

export type ShownCounter = {
  /** Empty notes for a page, which its loader fills in. */
  openNotes(path: string): PageImpressions
  /** Counts a page that was sent and returns at once: no request waits for the counter. */
  count(sent: SentList): void
  flush(): Promise<void>
  close(): Promise<void>
}

type Options = {
  record: (batch: ShownBatch) => Promise<void>
  hirePath: (path: string) => string | undefined
  now: () => Date
  onError: (error: unknown, about: { waiting: number }) => void
  everyMs?: number
  /** Lists, and rows of a batch that could not be written, beyond which nothing more waits. */
  atMost?: { lists: number; rows: number }
}

const FLUSH_MS = 5000
const AT_MOST = { lists: 2000, rows: 100_000 }

const add = (counts: Map<string, number>, key: string, times: number) => counts.set(key, (counts.get(key) ?? 0) + times)

/** R350: from lists to experts, each once per source and day. */
function expand(day: string, lists: Map<PageImpressions, number>): ShownExpertCount[] {
  const bySource = new Map<string, Map<string, number>>()
  for (const [{ source, experts }, times] of lists) {
    const counts = bySource.get(source) ?? new Map<string, number>()
    bySource.set(source, counts)
    for (const handle of experts) add(counts, handle, times)
  }
  return [...bySource].flatMap(([source, counts]) =>
    [...counts].map(([handle, times]) => ({ handle, day, source, times })),
  )
}

/**
 * R350, R353: a page that is sent costs one increment; its experts are looked at when the batch is written. A process
 * that is killed loses its last seconds.
 */
export function createShownCounter({
  record,
  hirePath,
  now,
  onError,
  everyMs = FLUSH_MS,
  atMost = AT_MOST,
}: Options): ShownCounter {
  const today = createDayClock(now)
  const threshold = createSearchedWordThreshold({ now })
  let day = today()
  let lists = new Map<PageImpressions, number>()
  let words = new Map<string, SearchedWord>()
  let unwritten: ShownBatch = { experts: [], words: [] }

  function collect(): ShownBatch {
    const batch = {
      experts: unwritten.experts.concat(expand(day, lists)),
      words: unwritten.words.concat([...words.values()]),
    }
    lists = new Map()
    words = new Map()
    day = today()
    unwritten = { experts: [], words: [] }
    return batch
  }

  async function write(): Promise<void> {
    const batch = collect()
    if (batch.experts.length + batch.words.length === 0) return
    try {
      await record(batch)
    } catch (error) {
      // The database may be unavailable: these are retried with the next batch.
      unwritten = {
        experts: batch.experts.concat(unwritten.experts).slice(0, atMost.rows),
        words: batch.words.concat(unwritten.words).slice(0, atMost.lists),
      }
      onError(error, { waiting: unwritten.experts.length + unwritten.words.length })
    }
  }

  function countWords({ unknownWords, foundNobody }: PageImpressions, network: string): void {
    for (const word of unknownWords) {
      const times = threshold.count(word, network)
      if (times === 0 || (words.size >= atMost.lists && !words.has(word))) continue
      const before = words.get(word) ?? { word, day, searches: 0, nobody: 0 }
      const unmatched = before.nobody + (foundNobody ? times : 0)
      words.set(word, { ...before, searches: before.searches + times, nobody: unmatched })
    }
  }

  const { flush, close } = flushPeriodically(write, everyMs)

  return {
    openNotes: (path) => ({ source: ownPageSource(path, hirePath), experts: [], unknownWords: [], foundNobody: false }),
    count({ notes, header, clientAddress }) {
      if (!isSeenByPerson(header)) return
      if (day !== today()) unwritten = collect()
      const times = lists.get(notes)
      // Written early; a list that comes while that takes long is not counted.
      if (times === undefined && lists.size >= atMost.lists) return
      lists.set(notes, (times ?? 0) + 1)
      if (lists.size === atMost.lists && times === undefined) void flush()
      if (notes.unknownWords.length > 0) countWords(notes, networkOf(clientAddress))
    },
    flush,
    close,
  }
}
