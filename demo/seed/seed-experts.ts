import { sql } from 'kysely'

import { type Db, openConnection } from '#db/connection.ts'
import { type GeneratedExpert, generateExperts } from '#demo/generate/generate-experts.ts'
import { numberedHandle } from '#demo/generate/handle-maker.ts'
import type { ServerDeps } from '#server/deps.ts'
import { addUpListings } from '#use-cases/lists/add-up-listings.ts'
import { writeFacetBits } from '#use-cases/lists/write-facet-bits.ts'

import { bulkLoad } from './bulk-load.ts'
import { expertRows, generatedEmail } from './expert-rows.ts'
import { writeBatch } from './write-batch.ts'

const BATCH = 500
const TELL_EVERY_MS = 1500
const thousands = (count: number) => count.toLocaleString('en')

/** Batches are written in order and as a whole, so the highest number tells how many there are. */
async function countGenerated(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(substring(email from '^expert-([0-9]{1,7})@')::integer) + 1, 0) as count from "user"
      where email like 'expert-%@demo.test'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Somebody may have taken a handle before the experts were made: theirs then ends in a number. */
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

type Wish = {
  count: number
  password: string
  say: (line: string) => void
  /** Visitors are there already: nobody may be kept waiting. */
  open?: boolean
  /** The database as its superuser, for whom loading in bulk is quicker. */
  adminUrl?: string | undefined
}

/** From so many on, building the indexes at the end is worth closing the tables. */
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
  { from, count, password, say, adminUrl }: Wish & { from: number },
) {
  // What the pages list is then counted as one.
  await addUpListings({ db })
  const admin = adminUrl === undefined ? undefined : openConnection(adminUrl, { max: 1 })
  const client = await (admin?.pool ?? pool).connect()
  try {
    const taken = await listHandles(db)
    await bulkLoad(client, { from, to: count, now: now(), password, taken, say })
  } finally {
    client.release()
    await admin?.close()
  }
}

async function seedInBatches(
  { db, catalogue, now }: SeedDeps,
  { from, count, password, say }: Wish & { from: number },
): Promise<void> {
  let done = from
  let told = Date.now()
  for (const generated of inBatches(generateExperts(catalogue, { from, to: count }))) {
    const batch = await withFreeHandles(db, generated)
    await writeBatch(
      db,
      batch.map((expert) => expertRows(expert, { now: now(), email: generatedEmail(expert.index), password })),
    )
    done += batch.length
    if (Date.now() - told < TELL_EVERY_MS) continue
    told = Date.now()
    say(`  ${thousands(done)} of ${thousands(count)} experts …`)
  }
}

/**
 * Pages are asked for before the database would look at its new rows by itself; reading an index alone wants its pages
 * marked as visible to all. From tables with large indexes nothing was deleted, so those need not be looked through.
 */
async function lookAtRows({ db }: Pick<SeedDeps, 'db'>): Promise<void> {
  await sql`analyze "user", workspace, workspace_member, asset, profile_skill, featured_asset, badge`.execute(db)
  await sql`vacuum (analyze, index_cleanup off) profile, listing, expert_search, search_word`.execute(db)
}

/** Generated experts up to a number, those that are there included; few batches at a time are in memory. */
export async function seedExperts(deps: SeedDeps, wish: Wish): Promise<void> {
  const from = await countGenerated(deps.db)
  if (from >= wish.count) return
  const bulk = !wish.open && wish.count - from >= BULK
  await (bulk ? seedInBulk : seedInBatches)(deps, { ...wish, from })
  // So many changes are sooner counted anew than added up; but that keeps writers waiting.
  if (wish.open) await addUpListings(deps)
  else if (!bulk) await sql`select recount_listings()`.execute(deps.db)
  await Promise.all([writeFacetBits(deps, { many: 1, atOnce: 3 }), lookAtRows(deps)])
  await sql`vacuum (analyze) listing_tally, listing_change, facet_bits, stale_bits`.execute(deps.db)
}
