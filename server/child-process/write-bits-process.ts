import type { Region } from '#catalogue/types.ts'
import { openConnection } from '#db/connection.ts'
import { writeFacetBitmaps } from '#use-cases/lists/counts/write-facet-bitmaps.ts'

import { runChildTask } from './run-child-task.ts'

export type WriteBitmapsTask = { databaseUrl: string; regions: Region[] }

runChildTask<WriteBitmapsTask>(async ({ databaseUrl, regions }) => {
  const { db, close } = openConnection(databaseUrl, { max: 1 })
  try {
    await writeFacetBitmaps({ db, catalogue: { regions: new Map(regions.map((region) => [region.slug, region])) } })
  } finally {
    await close()
  }
})
