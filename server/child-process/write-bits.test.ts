import { afterAll, expect, test, vi } from 'vitest'

import { makeListedExperts } from '#test/listed-experts.ts'
import { openTestSite } from '#test/test-site.ts'
import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'
import { buildRegionBitmapIndex } from '#use-cases/lists/counts/region-bitmap-index.ts'
import { writeFacetBitmapsInChildProcess, writeFacetBitmaps } from '#use-cases/lists/counts/write-facet-bitmaps.ts'

const site = await openTestSite()
afterAll(() => site.close())

test('R464 bitmaps are rewritten by another process, and none is started where nothing waits', async () => {
  const { db, catalogue } = site.deps
  const inChildProcess = vi.spyOn(site.deps, 'writeBitsInChildProcess')
  await makeListedExperts(site)
  await aggregateListings(site.deps)
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  const { marker } = buildRegionBitmapIndex(catalogue.regions)
  const marked = () => db.selectFrom('facet_bits').where('key', '=', marker).select('chunk').execute()
  expect(await marked()).toEqual([{ chunk: 0 }])
  // As on a site with large pages, whose bitmaps know other regions.
  await db.updateTable('listing_tally').set({ experts: 5000 }).where('skill', '=', '').execute()
  await writeFacetBitmapsInChildProcess(site.deps)
  expect(inChildProcess).not.toHaveBeenCalled()
  await db.deleteFrom('facet_bits').where('key', '=', marker).execute()
  await writeFacetBitmapsInChildProcess(site.deps)
  expect(inChildProcess).toHaveBeenCalledOnce()
  expect(await marked()).toEqual([{ chunk: 0 }])
})

test('R464 where that fails, the job does', async () => {
  await site.deps.db.schema.alterTable('facet_bits').renameTo('facet_bits_elsewhere').execute()
  await expect(site.deps.writeBitsInChildProcess([])).rejects.toThrow('facet_bits')
})
