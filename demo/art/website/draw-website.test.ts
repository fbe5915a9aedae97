import sharp from 'sharp'
import { expect, test } from 'vitest'

import { contrast } from '#demo/art/colour.ts'
import { expectWellFormed } from '#demo/art/expect-well-formed.ts'

import { businessKinds } from './business/business.ts'
import { businesses } from './business/businesses.ts'
import { drawWebsite, planWebsite } from './draw-website.ts'
import { layouts } from './layouts/layouts.ts'
import { palettes } from './palette.ts'
import { typePairings } from './type-pairing.ts'

// A line of outlines as lettering writes it: place, scale, glyphs.
const lettered = /transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)">((?:<use [^>]*>)+)/g

test('a website is the same bytes for the same seed', () => {
  expect(drawWebsite('oak')).toEqual(drawWebsite('oak'))
})

test('300 websites are well-formed, small enough, and the first 100 all different', () => {
  const websites = Array.from({ length: 300 }, (_, i) => drawWebsite(`site-${i}`))
  for (const { svg } of websites) {
    expectWellFormed(svg)
    expect(svg).not.toContain('<text')
    expect(svg.length).toBeLessThan(150_000)
  }
  expect(new Set(websites.slice(0, 100).map(({ svg }) => svg)).size).toBe(100)
})

test('text stays on the page, except where a layout crops on purpose', () => {
  const crops = new Set(['dashboard right', 'dashboard below', 'filmstrip'])
  const starts = Array.from({ length: 150 }, (_, i) => planWebsite(`site-${i}`))
    .filter(({ layout }) => !crops.has(layout.name))
    .flatMap(({ page, layout }) => [...layout.draw(page).matchAll(lettered)])
    .map(([, x, y, scale, uses = '']) => {
      const last = Number(/x="(\d+)"\/>$/.exec(uses)?.[1] ?? 0)
      return { from: Number(x), to: Number(x) + last * Number(scale), y: Number(y) }
    })
  expect(starts.length).toBeGreaterThan(2000)
  expect(starts.filter(({ from, to, y }) => from < 0 || to > 1260 || y < 0 || y > 800)).toEqual([])
})

test('every layout, palette, type pairing and kind is reached in 2,000 seeds', () => {
  const plans = Array.from({ length: 2000 }, (_, i) => planWebsite(`plan-${i}`))
  expect(new Set(plans.map(({ layout }) => layout.name)).size).toBe(layouts.length)
  expect(new Set(plans.map(({ page }) => page.palette.name)).size).toBe(palettes.length)
  expect(new Set(plans.map(({ page }) => page.type.name)).size).toBe(typePairings.length)
  expect(new Set(plans.map(({ page }) => page.business.kind)).size).toBe(businessKinds.length)
})

test('there is enough of everything, and nothing is written twice', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(24)
  expect(palettes.length).toBeGreaterThanOrEqual(24)
  expect(typePairings.length).toBeGreaterThanOrEqual(7)
  expect(businesses.map(({ kind }) => kind).toSorted()).toEqual([...businessKinds].toSorted())
  for (const { names, headlines, items } of businesses) {
    expect(new Set(names).size).toBeGreaterThanOrEqual(8)
    expect(new Set(headlines).size).toBeGreaterThanOrEqual(6)
    expect(items.filter(({ name, note, price }) => !name || !note || !price)).toEqual([])
  }
  const names = businesses.flatMap((business) => business.names)
  expect(new Set(names).size).toBe(names.length)
})

test('ink reads on both grounds of every palette', () => {
  const weak = palettes.filter(({ ground, ink, soft }) => contrast(ground, ink) < 4.5 || contrast(soft, ink) < 4.5)
  expect(weak.map(({ name }) => name)).toEqual([])
})

test('hints choose the kind and the name, also a name that needs escaping', () => {
  const website = drawWebsite('hinted', { kind: 'winery', name: 'Søren & <Łucja>' })
  expect(website).toMatchObject({ kind: 'winery', name: 'Søren & <Łucja>' })
  expectWellFormed(website.svg)
})

test('sharp turns websites into pictures', async () => {
  for (const seed of ['a', 'b', 'c']) {
    const { info } = await sharp(Buffer.from(drawWebsite(seed).svg))
      .png()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1280, 800])
  }
})
