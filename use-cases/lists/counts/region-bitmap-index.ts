import { createHash } from 'node:crypto'

import type { Region } from '#catalogue/types.ts'
import type { RegionBitmapIndex } from '#db/queries/lists/bits/bit-keys.ts'
import { memoizeByObject } from '#domain/memoize.ts'

/** What the bitmaps of regions are written by. A catalogue with other regions has another marker. */
export const buildRegionBitmapIndex = memoizeByObject((regions: ReadonlyMap<string, Region>): RegionBitmapIndex => {
  const pairs = [...regions.values()].flatMap(({ slug, cities }) => cities.map((city) => [city, slug] as const))
  const version = createHash('sha256').update(JSON.stringify(pairs)).digest('base64url')
  return { ofCity: new Map(pairs), marker: `%%${version}` }
})
