import { sql } from 'kysely'

import { type Db, openConnection } from '#db/connection.ts'
import { type GeneratedExpert, generateExperts } from '#demo/generate/generate-experts.ts'
import { numberedHandle } from '#demo/generate/handle-maker.ts'
import { generatedEmail } from '#demo/written-accounts.ts'
import type { ServerDeps } from '#server/deps.ts'
import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'
import { writeFacetBitmaps } from '#use-cases/lists/counts/write-facet-bitmaps.ts'

import { bulkLoad } from './bulk-load.ts'
import { expertRows } from './expert-rows.ts'
import { writeBatch } from './write-batch.ts'

const BATCH = 500
const REPORT_EVERY_MS = 1500
const thousands = (count: number) => count.toLocaleString('en')

/** Batches are written completely and in order, so the highest number is the count. */
async function countGenerated(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(substring(email from '^expert-([0-9]{1,7})@')::integer) + 1, 0) as count from "user"
      where email like 'expert-%@demo.test'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** A handle may already be taken: the generated expert's then ends in a number. */
async function withFreeHandles(db: Db, experts: GeneratedExpert[]): Promise<GeneratedExpert[]> {
  const handles = experts.flatMap(({ handle }) => [handle, `${handle}-workspace`])
  const { rows } = await sql<{ slug: string }>`
    select slug from profile where slug = any(${handles})
    union all select slug from handle_history where slug = any(${handles})
    union all select slug from workspace where slug = any(${handles})
  `.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug.replace(/-workspace$/, '')))
  return experts.map((expert) =>
    taken.has(expert.handle) ? { ...expert, handle: numberedHandle(expert.name, expert.index) } : expert,
  )
}

function* inBatches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

type SeedOrder = {
  count: number
  password: string
  printLine: (line: string) => void
  /** Whether the site is already open: the seeding must not block visitors. */
  open?: boolean
  /** URL of the database as its superuser, which makes bulk loading faster. */
  adminUrl?: string | undefined
}

/** From this many experts on, rebuilding the indexes is worth locking the tables. */
const BULK = 5000

async function listHandles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from profile union all select slug from handle_history union all select slug from workspace
  `.execute(db)
  return rows.map(({ slug }) => slug)
}

type SeedDeps = Pick<ServerDeps, 'db' | 'pool' | 'catalogue' | 'now'>

async function seedInBulk(
  { db, pool, now }: SeedDeps,
  { from, count, password, printLine, adminUrl }: SeedOrder & { from: number },
) {
  // Folds the changes into the counts of pages.
  await aggregateListings({ db })
  const admin = adminUrl === undefined ? undefined : openConnection(adminUrl, { max: 1 })
  const client = await (admin?.pool ?? pool).connect()
  try {
    const taken = await listHandles(db)
    await bulkLoad(client, { from, to: count, now: now(), password, taken, printLine })
  } finally {
    client.release()
    await admin?.close()
  }
}

async function seedInBatches(
  { db, catalogue, now }: SeedDeps,
  { from, count, password, printLine }: SeedOrder & { from: number },
): Promise<void> {
  let done = from
  let reportedAt = Date.now()
  for (const generated of inBatches(generateExperts(catalogue, { from, to: count }))) {
    const batch = await withFreeHandles(db, generated)
    await writeBatch(
      db,
      batch.map((expert) => expertRows(expert, { now: now(), email: generatedEmail(expert.index), password })),
    )
    done += batch.length
    if (Date.now() - reportedAt < REPORT_EVERY_MS) continue
    reportedAt = Date.now()
    printLine(`  ${thousands(done)} of ${thousands(count)} experts …`)
  }
}

/**
 * Analyzes now, since pages are requested before autovacuum would run; index-only scans need the visibility map.
 * Nothing was deleted from tables with large indexes, so index cleanup is skipped.
 */
async function analyzeRows({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  await sql`analyze "user", workspace, workspace_member, asset, profile_skill, featured_asset, badge`.execute(db)
  await sql`vacuum (analyze, index_cleanup off) profile, listing, expert_search, search_word`.execute(db)
}

/** Adds generated experts up to a total number; only a few batches are in memory at a time. */
export async function seedExperts(deps: SeedDeps, order: SeedOrder): Promise<void> {
  const from = await countGenerated(deps.db)
  if (from >= order.count) return
  const bulk = !order.open && order.count - from >= BULK
  await (bulk ? seedInBulk : seedInBatches)(deps, { ...order, from })
  // A recount is faster than folding that many changes, but blocks writers.
  if (order.open) await aggregateListings(deps)
  else if (!bulk) await sql`select recount_listings()`.execute(deps.db)
  await Promise.all([writeFacetBitmaps(deps, { many: 1, atOnce: 3 }), analyzeRows(deps)])
  await sql`vacuum (analyze) listing_tally, listing_change, facet_bits, stale_bits`.execute(deps.db)
}
