import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import type { HireFacts } from '#domain/lists/expert-card.ts'

import { hireLinkLists, widerHirePage } from './offered-links.ts'
import { relatedLinks } from './related-links.ts'

const catalogue = loadCatalogue()
const t = textsFor('en')
function around(path: string) {
  const place = catalogue.parseHirePath(path)
  if (!place) throw new Error(`${path} is no page`)
  return relatedLinks(catalogue, place, t)
}

/** Experts are listed on these pages only. */
function countsOf(path: string, known: Record<string, number>): Record<string, number> {
  return { ...Object.fromEntries(around(path).paths.map((one) => [one, 0])), ...known }
}

test('R510 cities without listed experts are not offered; related skills are', () => {
  const path = '/hire/web-design'
  const offered = (known: Record<string, number>) =>
    hireLinkLists(around(path).lists, { path, counts: countsOf(path, known) })
  expect(offered({}).map(({ title }) => title)).toEqual(['Related skills'])
  const city = around(path).lists[0]?.items[3]
  const [cities] = offered({ [city?.href ?? '']: 1 })
  expect(cities).toMatchObject({ title: 'Web Design by city', items: [{ ...city, count: 1 }] })
})

test('R275 a country’s page has its own cities, also those without listed experts', () => {
  const titles = (path: string) => hireLinkLists(around(path).lists, { path, counts: countsOf(path, {}) })[0]?.title
  expect(titles('/hire/web-design/de')).toBe('Web Design in Germany, by city')
  expect(titles('/hire/web-design/fr/lyon')).toBeUndefined()
})

test('R510 a page whose counts are not known offers everything', () => {
  const path = '/hire/web-design'
  const { lists } = around(path)
  expect(hireLinkLists(lists, { path }).map(({ items }) => items.length)).toEqual(
    lists.map(({ items }) => items.length),
  )
})

const shortList = (counts: Record<string, number>, total: number, experts = total) => {
  return { path: '/hire/web-design/fr', counts, total, facts: { experts } as HireFacts }
}

test('R511 a short list leads to the nearest wider page that has more', () => {
  const wider = (path: string, known: Record<string, number>, total: number) =>
    widerHirePage(shortList(countsOf(path, known), total), around(path), t)
  const lyon = '/hire/web-design/fr/lyon'
  expect(wider(lyon, { '/hire/web-design/fr': 2, '/hire/web-design': 9 }, 1)).toMatchObject({
    name: 'See Web Design in France',
    href: '/hire/web-design/fr',
    hasMore: true,
  })
  expect(wider(lyon, { '/hire/web-design/fr': 1, '/hire/web-design': 2 }, 1).name).toBe('See Web Design everywhere')
  expect(wider('/hire/web-design/fr', { '/hire/web-design': 2 }, 0).href).toBe('/hire/web-design')
})

test('R511 a list that is narrowed to a region leads to all of its country', () => {
  expect(widerHirePage(shortList({ '/hire/web-design': 9 }, 1, 4), around('/hire/web-design/fr'), t)).toEqual({
    name: 'See all Web Design experts in France',
    href: '/hire/web-design/fr',
    hasMore: true,
  })
})

test('R511 where no page has more, it leads to other skills', () => {
  const other = { name: 'See all skills', href: '/hire', hasMore: false }
  const path = '/hire/web-design/fr'
  expect(widerHirePage(shortList({}, 1), around('/hire/web-design'), t)).toEqual(other)
  expect(widerHirePage(shortList(countsOf(path, { '/hire/web-design': 1 }), 1), around(path), t)).toEqual(other)
})
