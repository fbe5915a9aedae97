import type { Region } from '#catalogue/types.ts'
import { openConnection } from '#db/connection.ts'
import { writeFacetBits } from '#use-cases/lists/write-facet-bits.ts'

import { answerOrder } from './answer-order.ts'

export type BitsOrder = { databaseUrl: string; regions: Region[] }

answerOrder<BitsOrder>(async ({ databaseUrl, regions }) => {
  const { db, close } = openConnection(databaseUrl, { max: 1 })
  try {
    await writeFacetBits({ db, catalogue: { regions: new Map(regions.map((region) => [region.slug, region])) } })
  } finally {
    await close()
  }
})
