import { listStaleChunks, writeBits } from '#db/queries/lists/facet-bits.ts'
import { EVERYONE, readTally } from '#db/queries/lists/listing-tallies.ts'
import { isLostRace } from '#db/retry-on-deadlock.ts'
import { USE_BITS_ABOVE } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Fewer than so many are quickly counted one by one. */
const MANY = 500

async function writeChunk(db: Deps['db'], chunk: number): Promise<void> {
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => writeBits(transaction, chunk))
  } catch (error) {
    if (!isLostRace(error)) throw error
  }
}

/**
 * R162: writes the bits anew where many experts have changed since. A chunk that changes meanwhile waits for the next
 * time. Each of those at once takes some 40 MB.
 */
export async function writeFacetBits(
  { db }: Pick<Deps, 'db'>,
  { many = MANY, few = USE_BITS_ABOVE, atOnce = 1 } = {},
): Promise<void> {
  // A site without a large page has no use for them.
  if ((await readTally(db, EVERYONE)).experts <= few) return
  const waiting = (await listStaleChunks(db, many)).values()
  const work = async () => {
    for (const chunk of waiting) await writeChunk(db, chunk)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
