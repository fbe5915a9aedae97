import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { MessageChannel, Worker } from 'node:worker_threads'

import type pg from 'pg'

import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { copyRowsIn } from '#db/copy-in.ts'
import { CopyTextEncoder } from '#db/copy-text-encoder.ts'

import type { BulkMessage, BulkOrder, BulkWork } from './bulk-worker.ts'
import { NEW_WORDS } from './expert-writer.ts'
import { beginFilling } from './filling.ts'
import { createPageCounter, type PageCounter, type PageCounts } from './page-counter.ts'
import { readTexts } from './read-texts.ts'

type Load = BulkOrder & {
  /** Reports progress every few seconds. */
  printLine: (line: string) => void
}

const REPORT_EVERY_MS = 5000
const thousands = (count: number) => count.toLocaleString('en')

type Copying = {
  order: BulkOrder
  freeze: boolean
  /** Several workers share one connection, which runs one query at a time. */
  enqueue: ReturnType<typeof createBoundedQueue>
  written: (experts: number) => void
  signal: AbortSignal
  fail: (error: unknown) => void
}

/** Copies the experts of one worker as they arrive; returns the counts of the pages that list them. */
async function copyFrom(
  client: pg.ClientBase,
  { order, freeze, enqueue, written, signal, fail }: Copying,
): Promise<PageCounts[]> {
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(new URL('./bulk-worker.ts', import.meta.url), {
    workerData: { ...order, questions: port2 } satisfies BulkWork,
    transferList: [port2],
    // Most of its objects are short-lived: with a large young generation few collections run, and they find little to
    // move.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  // Answered between two tables and not after the whole queue: otherwise the worker would wait for its own batches.
  port1.on('message', (texts: string[]) => {
    enqueue(() => readTexts(client, texts)).then((read) => port1.postMessage(read, []), fail)
  })
  let counted: PageCounts[] = []
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'], signal }) as AsyncIterable<[BulkMessage]>) {
      if ('counted' in message) {
        counted = message.counted
        continue
      }
      for (const { table, columns, lines } of message.parts) {
        const data = Buffer.from(lines.buffer)
        await enqueue(() => copyRowsIn(client, { table, columns, data, freeze }))
        // Freed at once: this much external memory would trigger full collections again and again.
        data.buffer.transfer(0)
      }
      worker.postMessage('written', [])
      written(message.experts)
    }
  } catch (error) {
    // Immediately, before the others fail because of it.
    fail(error)
  } finally {
    port1.close()
    await worker.terminate()
  }
  return counted
}

/** Generating an expert takes longer than writing one, so several workers do it, each for its own range. */
async function copyExperts(
  client: pg.ClientBase,
  { printLine, freeze, ...order }: Load & { freeze: boolean },
): Promise<PageCounts[]> {
  const workers = Math.min(availableParallelism(), 4)
  const edge = (at: number) => order.from + Math.round(((order.to - order.from) * at) / workers)
  let [copied, reportedAt] = [order.from, Date.now()]
  const written = (experts: number) => {
    copied += experts
    if (Date.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = Date.now()
    printLine(`  ${thousands(copied)} of ${thousands(order.to)} experts …`)
  }
  // If one fails, the others are stopped and awaited: whatever they write after the rollback would stay.
  const stop = new AbortController()
  const enqueue = createBoundedQueue({ atOnce: 1, waiting: Infinity }, { name: 'bulk load' })
  const { signal } = stop
  const fail = (error: unknown) => stop.abort(error)
  const copies = Array.from({ length: workers }, (_, at) => ({ ...order, from: edge(at), to: edge(at + 1) })).map(
    (part) => copyFrom(client, { order: part, freeze, enqueue, written, signal, fail }),
  )
  const counted = await Promise.all(copies)
  signal.throwIfAborted()
  return counted.flat()
}

const TALLY: (keyof PageCounts)[] = [
  'skill',
  'country_code',
  'city_slug',
  'experts',
  'codes',
  'code_counts',
  'minimums',
  'minimum_counts',
  'edited_at',
]

/** R160: the counts of pages, including experts that existed before. */
async function writeCounts(client: pg.ClientBase, counter: PageCounter): Promise<void> {
  const text = new CopyTextEncoder(TALLY)
  for (const page of counter.pages()) text.add(page)
  await copyRowsIn(client, { table: 'listing_tally', columns: TALLY, data: text.take() })
}

/** Writes what the triggers of `expert_search` and its own function would have written. */
async function finishSearch(client: pg.ClientBase, lastNumber: number): Promise<void> {
  await client.query(
    `insert into search_word (word)
       select word from ${NEW_WORDS} where char_length(word) > 2 group by word order by word on conflict do nothing`,
  )
  await client.query(
    'insert into stale_bits (number) select number from expert_search where number > $1 on conflict do nothing',
    [lastNumber],
  )
}

async function readLastNumber(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: number | null }>('select max(number) as last from expert_search')
  return rows[0]?.last ?? -1
}

/**
 * Loads hundreds of thousands of experts in one transaction, all or none. The tables are locked meanwhile, so this is
 * for a site that is not open yet.
 */
export async function bulkLoad(client: pg.ClientBase, load: Load): Promise<void> {
  const { printLine } = load
  await client.query('begin')
  try {
    await client.query(`set local work_mem = '256MB'`)
    await client.query(`set local maintenance_work_mem = '512MB'`)
    // One less than there are processors, since the leader works as well.
    await client.query(`set local max_parallel_maintenance_workers = ${Math.min(availableParallelism(), 5) - 1}`)
    const lastNumber = await readLastNumber(client)
    const filling = await beginFilling(client, { fresh: load.from === 0 })
    await client.query(`create temporary table ${NEW_WORDS} (word text) on commit drop`)
    const { rows: before } = await client.query<PageCounts>(`delete from listing_tally returning ${TALLY.join(', ')}`)
    const counted = await copyExperts(client, { ...load, freeze: filling.fresh })
    // The database rebuilds keys while we go on.
    const restored = filling.restoreKeys()
    const counter = createPageCounter()
    counter.addPages(before)
    counter.addNarrowPages(counted)
    await restored
    printLine('  Checking for duplicates …')
    await writeCounts(client, counter)
    printLine('  All of them are counted …')
    await finishSearch(client, lastNumber)
    printLine('  All of them can be searched for …')
    await filling.restoreIndexes(printLine)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
