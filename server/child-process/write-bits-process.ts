import type { Region } from '#catalogue/types.ts'
import { openConnection } from '#db/connection.ts'
import { writeFacetBits } from '#use-cases/lists/counts/write-facet-bits.ts'

import { runChildTask } from './run-child-task.ts'

export type BitsOrder = { databaseUrl: string; regions: Region[] }

runChildTask<BitsOrder>(async ({ databaseUrl, regions }) => {
  const { db, close } = openConnection(databaseUrl, { max: 1 })
  try {
    await writeFacetBits({ db, catalogue: { regions: new Map(regions.map((region) => [region.slug, region])) } })
  } finally {
    await close()
  }
})
