import { on } from 'node:events'
import { Worker } from 'node:worker_threads'

import type pg from 'pg'

import { copyIn } from '#db/copy-in.ts'

import type { BulkBatch, BulkOrder } from './bulk-worker.ts'
import { SEEDED_TABLES } from './expert-rows.ts'

type Load = BulkOrder & {
  /** Told every now and then. */
  say: (line: string) => void
}

const FILLED = [...SEEDED_TABLES, 'expert_search', 'search_word']
const TELL_EVERY_MS = 5000
const thousands = (count: number) => count.toLocaleString('en')

type Index = { drop: string; create: string }

/**
 * What can be made anew at the end, in a fraction of the time that keeping it right row by row takes: every index
 * that does not hold a key, but for the one by which the search finds a profile's listings; and the key of listings,
 * which nothing refers to.
 */
async function listIndexes(client: pg.ClientBase): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select format('drop index %I', class.relname) as drop, pg_get_indexdef(class.oid) as create
       from pg_index join pg_class as class on class.oid = pg_index.indexrelid
       where indrelid = any($1::regclass[]) and not indisunique and class.relname <> 'listing_of_profile'
     union all
     select 'alter table listing drop constraint listing_pkey',
       'alter table listing add primary key (skill, profile_id)'`,
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

async function copyExperts(client: pg.ClientBase, { say, ...order }: Load): Promise<void> {
  const worker = new Worker(new URL('./bulk-worker.ts', import.meta.url), { workerData: order })
  let told = Date.now()
  try {
    for await (const [batch] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[BulkBatch]>) {
      for (const { table, columns, lines } of batch.parts) {
        await copyIn(client, `"${table}" (${columns.join(', ')})`, Buffer.from(lines.buffer))
      }
      worker.postMessage('written', [])
      if (Date.now() - told < TELL_EVERY_MS) continue
      told = Date.now()
      say(`  ${thousands(batch.upTo)} of ${thousands(order.to)} experts …`)
    }
  } finally {
    await worker.terminate()
  }
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
    await copyExperts(client, load)
    await client.query('analyze profile, profile_skill, listing')
    await client.query('select index_new_experts()')
    say('  All of them can be searched for …')
    await client.query('analyze expert_search')
    for (const { create } of indexes) {
      await client.query(create)
      say(`  ${/index (\w+)/i.exec(create)?.[1] ?? 'listing_pkey'} is built …`)
    }
    await client.query('alter table listing enable trigger user')
    await client.query('alter table expert_search enable trigger user')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
