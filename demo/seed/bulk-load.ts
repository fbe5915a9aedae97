import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import type pg from 'pg'

import { copyIn, copyRows } from '#db/copy-in.ts'

import type { BulkMessage, BulkOrder } from './bulk-worker.ts'
import { SEEDED_TABLES } from './expert-rows.ts'
import { createPageCounter, type PageCounts, withWiderPages } from './page-counter.ts'

type Load = BulkOrder & {
  /** Told every now and then. */
  say: (line: string) => void
}

const FILLED = [...SEEDED_TABLES, 'expert_search', 'search_word']
const TELL_EVERY_MS = 5000
const thousands = (count: number) => count.toLocaleString('en')

type Index = { drop: string; create: string }

/**
 * What can be made anew at the end, in a fraction of the time that keeping it right row by row takes: every index that
 * does not hold a key.
 */
async function listIndexes(client: pg.ClientBase): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select format('drop index %I', class.relname) as drop, pg_get_indexdef(class.oid) as create
       from pg_index join pg_class as class on class.oid = pg_index.indexrelid
       where indrelid = any($1::regclass[]) and not indisunique`,
    [FILLED.map((table) => `"${table}"`)],
  )
  return rows
}

/** References hold because the generator makes them so; checking each takes as long as all the rest. */
async function trustReferences(client: pg.ClientBase): Promise<void> {
  await client.query('savepoint trust')
  try {
    await client.query('set local session_replication_role = replica')
  } catch {
    // Only the database's own superuser may: others wait a little longer.
    await client.query('rollback to savepoint trust')
  }
}

type Copying = { order: BulkOrder; written: (experts: number) => void; signal: AbortSignal }

/** The experts of one worker, written as they come; gives the pages that list them. */
async function copyFrom(client: pg.ClientBase, { order, written, signal }: Copying): Promise<PageCounts[]> {
  const worker = new Worker(new URL('./bulk-worker.ts', import.meta.url), { workerData: order })
  let counted: PageCounts[] = []
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'], signal }) as AsyncIterable<[BulkMessage]>) {
      if ('counted' in message) {
        counted = message.counted
        continue
      }
      for (const { table, columns, lines } of message.parts) {
        await copyIn(client, `"${table}" (${columns.join(', ')})`, Buffer.from(lines.buffer))
      }
      worker.postMessage('written', [])
      written(message.experts)
    }
  } finally {
    await worker.terminate()
  }
  return counted
}

/** Making an expert takes longer than writing one, so several do it, each a range of its own. */
async function copyExperts(client: pg.ClientBase, { say, ...order }: Load): Promise<PageCounts[]> {
  const workers = Math.min(availableParallelism(), 4)
  const edge = (at: number) => order.from + Math.round(((order.to - order.from) * at) / workers)
  let [made, told] = [order.from, Date.now()]
  const written = (experts: number) => {
    made += experts
    if (Date.now() - told < TELL_EVERY_MS) return
    told = Date.now()
    say(`  ${thousands(made)} of ${thousands(order.to)} experts …`)
  }
  // Where one fails the others stop, and are waited for: what they write after the rollback would stay.
  const stop = new AbortController()
  const { signal } = stop
  const copies = Array.from({ length: workers }, (_, at) => ({ ...order, from: edge(at), to: edge(at + 1) })).map(
    (part) =>
      copyFrom(client, { order: part, written, signal }).catch((error: unknown) => {
        stop.abort(error)
        return []
      }),
  )
  const counted = await Promise.all(copies)
  signal.throwIfAborted()
  return counted.flat()
}

const TALLY = ['skill', 'country_code', 'city_slug', 'experts', 'codes', 'code_counts', 'minimums', 'minimum_counts']

/** R160: what the pages list, those who were there before included. */
async function writeCounts(client: pg.ClientBase, counted: PageCounts[]): Promise<void> {
  const columns = [...TALLY, 'edited_at'] as (keyof PageCounts)[]
  const { rows } = await client.query<PageCounts>(`delete from listing_tally returning ${columns.join(', ')}`)
  const counter = createPageCounter()
  counter.addPages(rows)
  counter.addPages(withWiderPages(counted))
  await copyIn(client, `listing_tally (${columns.join(', ')})`, copyRows(columns, counter.pages()))
}

/**
 * Hundreds of thousands of experts in one transaction: all or none. Nobody else can use the tables meanwhile, so this
 * is for a site that is not open yet.
 */
export async function bulkLoad(client: pg.ClientBase, load: Load): Promise<void> {
  const { say } = load
  await client.query('begin')
  try {
    await client.query(`set local work_mem = '256MB'`)
    await client.query(`set local maintenance_work_mem = '512MB'`)
    await trustReferences(client)
    await client.query('alter table listing disable trigger user')
    await client.query('alter table expert_search disable trigger user')
    const indexes = await listIndexes(client)
    for (const { drop } of indexes) await client.query(drop)
    const counted = await copyExperts(client, load)
    await writeCounts(client, counted)
    say('  All of them are counted …')
    await client.query('analyze profile, profile_skill, listing')
    await client.query('select index_new_experts()')
    say('  All of them can be searched for …')
    await client.query('analyze expert_search')
    for (const { create } of indexes) {
      await client.query(create)
      say(`  ${/index (\w+)/i.exec(create)?.[1] ?? 'An index'} is built …`)
    }
    await client.query('alter table listing enable trigger user')
    await client.query('alter table expert_search enable trigger user')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
