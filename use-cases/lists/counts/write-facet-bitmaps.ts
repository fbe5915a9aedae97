import { listStaleChunks, writeBitmapChunk } from '#db/queries/lists/bits/write-bits.ts'
import { ALL_EXPERTS_PLACE, findTally } from '#db/queries/lists/listing-tallies.ts'
import { isSerializationConflict } from '#db/retry-on-deadlock.ts'
import { MIN_EXPERTS_FOR_BITMAPS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { buildRegionBitmapIndex } from './region-bitmap-index.ts'

/** Below this number, experts are counted one by one. */
const MANY = 500

/** What no more experts of a chunk have than this is counted by looking up each of them. */
const RARE = 200

async function writeChunk(db: Deps['db'], chunk: number, how: Parameters<typeof writeBitmapChunk>[2]): Promise<void> {
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => writeBitmapChunk(transaction, chunk, how))
  } catch (error) {
    if (!isSerializationConflict(error)) throw error
  }
}

type BitsDeps = Pick<Deps, 'db'> & { catalogue: Pick<Deps['catalogue'], 'regions'> }

async function listWaiting(
  { db, catalogue }: BitsDeps,
  { many = MANY, few = MIN_EXPERTS_FOR_BITMAPS } = {},
): Promise<number[]> {
  // A site without large pages does not need them.
  if ((await findTally(db, ALL_EXPERTS_PLACE)).experts <= few) return []
  return listStaleChunks(db, many, buildRegionBitmapIndex(catalogue.regions))
}

/** R464: the same in a process of its own, where there is anything to rewrite. */
export async function writeFacetBitmapsInChildProcess(
  deps: BitsDeps & Pick<Deps, 'writeBitsInChildProcess'>,
): Promise<void> {
  if ((await listWaiting(deps)).length > 0) await deps.writeBitsInChildProcess([...deps.catalogue.regions.values()])
}

/**
 * R162: rewrites the bitmaps of chunks in which many experts have changed. A chunk that changes meanwhile waits for the
 * next run. Each concurrent chunk takes some 60 MB.
 */
export async function writeFacetBitmaps(
  deps: BitsDeps,
  { rare = RARE, atOnce = 1, ...least }: { many?: number; few?: number; rare?: number; atOnce?: number } = {},
): Promise<void> {
  const { db, catalogue } = deps
  const regions = buildRegionBitmapIndex(catalogue.regions)
  const waiting = (await listWaiting(deps, least)).values()
  const work = async () => {
    for (const chunk of waiting) await writeChunk(db, chunk, { regions, rare })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
