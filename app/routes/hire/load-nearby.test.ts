import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import { createClient } from '#client/client.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'

import { loadNearby } from './load-nearby.ts'
import { relatedLinks } from './related-links.ts'

const catalogue = loadCatalogue()
const t = textsFor('en')
const listed = (...slugs: string[]) => slugs.map((slug) => ({ slug }))

/** An API on which these pages list these experts. */
async function nearbyOf(path: string, pages: Record<string, string[]>, inRegion?: string[]) {
  const client = createClient(async (address) => {
    const asked = new URL(address, 'http://api').pathname.replace('/v1/marketplace', '')
    return Response.json({ experts: listed(...(pages[asked] ?? [])) })
  })
  const place = catalogue.parseHirePath(path)
  if (!place) throw new Error(`${path} is no page`)
  const counts = Object.fromEntries(Object.entries(pages).map(([page, slugs]) => [page, slugs.length]))
  const own = inRegion ?? pages[path] ?? []
  const facts = { experts: counts[path] ?? 0 }
  const found = { path, total: own.length, experts: listed(...own), counts, facts } as HireAnswer
  const nearby = await loadNearby({ client, t }, found, relatedLinks(catalogue, place, t))
  return nearby && [nearby.title, ...nearby.experts.map(({ slug }) => slug)]
}

test('R728 a short list is filled up from the nearest wider place, without those who are on it', async () => {
  const pages = { '/hire/seo/de/berlin': ['ada'], '/hire/seo/de': ['ada', 'bo', 'cy'], '/hire/seo': ['x', 'y', 'z'] }
  expect(await nearbyOf('/hire/seo/de/berlin', pages)).toEqual([
    'Nearby: Germany and other places',
    'bo',
    'cy',
    'x',
    'y',
    'z',
  ])
  const enough = { ...pages, '/hire/seo/de': ['ada', 'bo', 'cy', 'di'] }
  expect(await nearbyOf('/hire/seo/de/berlin', enough)).toEqual(['Nearby: Germany', 'bo', 'cy', 'di'])
  expect(await nearbyOf('/hire/seo/de/berlin', { ...pages, '/hire/seo/de': ['ada'] })).toEqual([
    'Experts in other places',
    'x',
    'y',
    'z',
  ])
})

test('R728 where no one else has the skill, experts with another skill follow', async () => {
  expect(await nearbyOf('/hire/web-design/de/berlin', { '/hire/webflow/de/berlin': ['wim'] })).toEqual([
    'Nearby: Webflow in Berlin',
    'wim',
  ])
})

test('R728 a list that is narrowed to a region is filled up from its country, also where it is empty', async () => {
  const pages = { '/hire/figma/de': ['ada', 'bo', 'cy', 'di'] }
  expect(await nearbyOf('/hire/figma/de', pages, [])).toEqual(['Nearby: Germany', 'ada', 'bo', 'cy', 'di'])
  expect(await nearbyOf('/hire/figma/de', pages, ['bo'])).toEqual(['Nearby: Germany', 'ada', 'cy', 'di'])
})

test('R728 a long list, and a site without experts, have nothing nearby', async () => {
  expect(await nearbyOf('/hire/seo', { '/hire/seo': ['a', 'b', 'c'], '/hire/seo/de': ['d'] })).toBeUndefined()
  expect(await nearbyOf('/hire/seo/de/berlin', {})).toBeUndefined()
})
