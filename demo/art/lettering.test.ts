import { expect, test } from 'vitest'

import { balance, fit, letter, measure, wrap } from './lettering.ts'
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

test('a letter that the font lacks is drawn without its mark', () => {
  expect(measure({ face: sans, size: 20 }, 'Łódź')).toBeCloseTo(measure({ face: sans, size: 20 }, 'Lódz'), 0)
  expect(loadTypeface(sans).shape('東')).toBeUndefined()
})
