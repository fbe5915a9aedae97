import { expect, test } from '@playwright/test'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { isFullRun } from './fixtures.ts'

/** `npm run walk` asks for all of them. */
const SAMPLE = isFullRun ? 500 : 100
const CONCURRENCY = 6

/** A sample spread evenly over skills, countries and cities. */
function sample(paths: string[]): string[] {
  const step = paths.length / SAMPLE
  return Array.from({ length: SAMPLE }, (_, index) => paths[Math.floor(index * step)] ?? '')
}

test('every path of the hire site map exists', async ({ request }) => {
  test.setTimeout(180_000)
  const paths = sample([...loadCatalogue().hireSiteMap.keys()])
  expect(new Set(paths).size).toBe(SAMPLE)
  const failed: string[] = []
  const walk = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const answer = await request.get(encodeURI(path), { maxRedirects: 0 })
      if (answer.status() !== 200) failed.push(`${path}: ${answer.status()}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, walk))
  expect(failed).toEqual([])
})
