import { expect, test } from 'vitest'

import { balance, drawable, fit, letter, measure, wrap } from './lettering.ts'
import { Sheet } from './svg.ts'
import { loadTypeface } from './typeface.ts'

const sans = { family: 'dm-sans', weight: 400 }
const text =
  'Naturally leavened bread and pastry from a stone oven, baked each morning with flour from three farms nearby.'

test('width grows with size, letters and tracking', () => {
  expect(measure({ face: sans, size: 40 }, 'Bread')).toBeCloseTo(2 * measure({ face: sans, size: 20 }, 'Bread'))
  expect(measure({ face: sans, size: 20 }, 'Breads')).toBeGreaterThan(measure({ face: sans, size: 20 }, 'Bread'))
  expect(measure({ face: sans, size: 20, tracking: 100 }, 'abc')).toBeCloseTo(
    measure({ face: sans, size: 20 }, 'abc') + 4,
  )
})

test('wrapped lines stay inside the width and keep every word', () => {
  const style = { face: sans, size: 18 }
  const rows = wrap(style, text, 300)
  for (const row of rows) expect(measure(style, row)).toBeLessThanOrEqual(300)
  expect(rows.join(' ')).toBe(text)
})

test('balanced lines keep their number and leave no short last line', () => {
  const style = { face: sans, size: 60 }
  const rows = wrap(style, 'Ten thousand trees by spring', 800)
  expect(rows).toEqual(['Ten thousand trees by', 'spring'])
  expect(balance(style, rows, 800)).toEqual(['Ten thousand', 'trees by spring'])
})

test('a fitted text stays inside its box and uses the room it has', () => {
  for (const [width, height] of [
    [200, 90],
    [420, 120],
    [900, 60],
    [120, 300],
  ] as const) {
    const set = fit({ face: sans }, text, { width, height, max: 80 })
    expect(set.rows.join(' ')).toBe(text)
    expect(set.rows.length * set.size * set.leading).toBeLessThanOrEqual(height)
    for (const row of set.rows) expect(measure(set, row)).toBeLessThanOrEqual(width)
  }
  expect(fit({ face: sans }, 'Hi', { width: 900, height: 900, max: 80 }).size).toBe(80)
})

test('a text that cannot fit is cut with an ellipsis instead of overflowing', () => {
  const set = fit({ face: sans }, text, { width: 100, height: 20, max: 20, min: 12, lines: 1 })
  expect(set.rows).toHaveLength(1)
  expect(set.rows[0]).toMatch(/…$/)
  expect(measure(set, set.rows[0] ?? '')).toBeLessThanOrEqual(100)
})

test('letters become outlines, each glyph defined once', () => {
  const sheet = new Sheet()
  const drawn = letter(sheet, { face: sans, size: 20, x: 0, y: 0, fill: '#000' }, 'noon')
  const svg = sheet.finish({ width: 10, height: 10, title: 'noon' }, drawn)
  expect(svg.match(/<path id=/g)).toHaveLength(2)
  expect(svg.match(/<use /g)).toHaveLength(4)
  expect(svg).not.toContain('<text')
})

test('a letter beyond the first file of the family is drawn as it is', () => {
  const typeface = loadTypeface(sans)
  for (const [char = '', bare = ''] of ['ŁL', 'źz', 'őo', 'șs']) {
    expect([char, typeface.has(char)]).toEqual([char, true])
    expect(typeface.shape(char)?.outline).not.toBe(typeface.shape(bare)?.outline)
  }
})

test('a letter that the family lacks is drawn without its mark, and one of another script not at all', () => {
  const typeface = loadTypeface(sans)
  expect(typeface.has('ḱ')).toBe(false)
  expect(typeface.shape('ḱ')?.outline).toBe(typeface.shape('k')?.outline)
  expect(typeface.shape('東')).toBeUndefined()
})

test.each([
  ['Łukasz Źdźbło', 'Łukasz Źdźbło'],
  ['Ada 🚀 Moreau', 'Ada Moreau'],
  ['Ada 👩🏽‍💻', 'Ada'],
  ['❤️ Ada\n\tMoreau ', 'Ada Moreau'],
  ['Zoe\u0308', 'Zoë'],
  ['山田 太郎', undefined],
  ['Ada 山田', undefined],
  ['محمد علي', undefined],
  ['🚀🚀', undefined],
  ['', undefined],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(sans, text)).toBe(drawn)
})

test('too much text keeps as many lines as there is room for, the last with an ellipsis', () => {
  const set = fit({ face: sans }, text, { width: 200, height: 70, max: 40, min: 20, lines: 3 })
  expect(set.rows).toHaveLength(3)
  expect(set.rows.at(-1)).toMatch(/…$/)
  expect(text.startsWith(set.rows.join(' ').slice(0, -1))).toBe(true)
  for (const row of set.rows) expect(measure(set, row)).toBeLessThanOrEqual(200)
  expect(set.height).toBeLessThanOrEqual(70)
})

test('a word without end is cut where it leaves the box, and nothing follows it', () => {
  const set = fit({ face: sans }, `Ada ${'W'.repeat(5000)} Moreau`, {
    width: 300,
    height: 200,
    max: 60,
    min: 20,
    lines: 3,
  })
  expect(set.rows).toEqual(['Ada', expect.stringMatching(/^W+…$/)])
  for (const row of set.rows) expect(measure(set, row)).toBeLessThanOrEqual(300)
})
