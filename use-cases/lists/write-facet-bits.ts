import { listStaleChunks, writeBits } from '#db/queries/lists/bits/write-bits.ts'
import { EVERYONE, readTally } from '#db/queries/lists/listing-tallies.ts'
import { isLostRace } from '#db/retry-on-deadlock.ts'
import { USE_BITS_ABOVE } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { regionBits } from './region-bits.ts'

/** Below this number, experts are counted one by one. */
const MANY = 500

/** What no more experts of a chunk have than this is counted by looking up each of them. */
const RARE = 200

async function writeChunk(db: Deps['db'], chunk: number, how: Parameters<typeof writeBits>[2]): Promise<void> {
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => writeBits(transaction, chunk, how))
  } catch (error) {
    if (!isLostRace(error)) throw error
  }
}

/**
 * R162: rewrites the bitmaps of chunks in which many experts have changed. A chunk that changes meanwhile waits for the
 * next run. Each concurrent chunk takes some 60 MB.
 */
export async function writeFacetBits(
  { db, catalogue }: Pick<Deps, 'db'> & { catalogue: Pick<Deps['catalogue'], 'regions'> },
  { many = MANY, few = USE_BITS_ABOVE, rare = RARE, atOnce = 1 } = {},
): Promise<void> {
  // A site without large pages does not need them.
  if ((await readTally(db, EVERYONE)).experts <= few) return
  const regions = regionBits(catalogue.regions)
  const waiting = (await listStaleChunks(db, many, regions)).values()
  const work = async () => {
    for (const chunk of waiting) await writeChunk(db, chunk, { regions, rare })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
