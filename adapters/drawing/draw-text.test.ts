import { expect, test } from 'vitest'

import {
  balanceLines,
  toDrawableText,
  ellipsizeText,
  type FontFace,
  fitText,
  drawTextLine,
  drawTextRows,
  measureText,
  wrapText,
} from './draw-text.ts'
import { fallbackFontFamilies } from './fallback-fonts.ts'
import { Sheet } from './svg.ts'
import { loadGlyphs, loadTypeface } from './typeface.ts'

const sans = { family: 'dm-sans', weight: 400 }
const text =
  'Naturally leavened bread and pastry from a stone oven, baked each morning with flour from three farms nearby.'

test('width grows with size, letters and tracking', () => {
  expect(measureText({ face: sans, size: 40 }, 'Bread')).toBeCloseTo(2 * measureText({ face: sans, size: 20 }, 'Bread'))
  expect(measureText({ face: sans, size: 20 }, 'Breads')).toBeGreaterThan(
    measureText({ face: sans, size: 20 }, 'Bread'),
  )
  expect(measureText({ face: sans, size: 20, tracking: 100 }, 'abc')).toBeCloseTo(
    measureText({ face: sans, size: 20 }, 'abc') + 4,
  )
})

test('wrapped lines stay inside the width and keep every word', () => {
  const style = { face: sans, size: 18 }
  const rows = wrapText(style, text, 300)
  for (const row of rows) expect(measureText(style, row)).toBeLessThanOrEqual(300)
  expect(rows.join(' ')).toBe(text)
})

test('balanced lines keep their number and leave no short last line', () => {
  const style = { face: sans, size: 60 }
  const rows = wrapText(style, 'Ten thousand trees by spring', 800)
  expect(rows).toEqual(['Ten thousand trees by', 'spring'])
  expect(balanceLines({ ...style, rows }, 'Ten thousand trees by spring', 800)).toEqual([
    'Ten thousand',
    'trees by spring',
  ])
})

test('a fitted text stays inside its box and uses the room it has', () => {
  for (const [width, height] of [
    [200, 90],
    [420, 120],
    [900, 60],
    [120, 300],
  ] as const) {
    const set = fitText({ face: sans }, text, { width, height, max: 80 })
    expect(set.rows.join(' ')).toBe(text)
    expect(set.rows.length * set.size * set.leading).toBeLessThanOrEqual(height)
    for (const row of set.rows) expect(measureText(set, row)).toBeLessThanOrEqual(width)
  }
  expect(fitText({ face: sans }, 'Hi', { width: 900, height: 900, max: 80 }).size).toBe(80)
})

test('a text that cannot fit is cut with an ellipsis instead of overflowing', () => {
  const set = fitText({ face: sans }, text, { width: 100, height: 20, max: 20, min: 12, lines: 1 })
  expect(set.rows).toHaveLength(1)
  expect(set.rows[0]).toMatch(/…$/)
  expect(measureText(set, set.rows[0] ?? '')).toBeLessThanOrEqual(100)
})

test('letters become outlines, each glyph defined once', () => {
  const sheet = new Sheet()
  const drawn = drawTextLine(sheet, { face: sans, size: 20, x: 0, y: 0, fill: '#000' }, 'noon')
  const svg = sheet.finish({ width: 10, height: 10, title: 'noon' }, drawn)
  expect(svg.match(/<path id=/g)).toHaveLength(2)
  expect(svg.match(/<use /g)).toHaveLength(4)
  expect(svg).not.toContain('<text')
})

const outlines = (text: string, face: FontFace = sans) =>
  loadTypeface(face)
    .row(text)
    .glyphs.map(({ font, id }) => font.glyphToPath(id))

test('a letter beyond the first file of the family is drawn as it is', () => {
  for (const [char = '', bare = ''] of ['ŁL', 'źz', 'őo', 'șs']) {
    expect([char, loadTypeface(sans).has(char)]).toEqual([char, true])
    expect(outlines(char)).not.toEqual(outlines(bare))
  }
})

test('a letter that the family lacks is drawn without its mark, and one of another script not at all', () => {
  expect(loadTypeface(sans).has('ḱ')).toBe(false)
  expect(outlines('ḱ')).toEqual(outlines('k'))
  expect(outlines('k\u0489')).toEqual(outlines('k'))
  expect(outlines('東')).toEqual([])
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
  ['\u202eAda\u200b Moreau\ue000', 'Ada Moreau'],
  ['👩\u200d💻 Ada', 'Ada'],
])('%j is drawn as %j', (text, drawn) => {
  expect(toDrawableText(sans, text)).toBe(drawn)
})

test('too much text keeps as many lines as there is room for, the last with an ellipsis', () => {
  const set = fitText({ face: sans }, text, { width: 200, height: 70, max: 40, min: 20, lines: 3 })
  expect(set.rows).toHaveLength(3)
  expect(set.rows.at(-1)).toMatch(/…$/)
  expect(text.startsWith(set.rows.join(' ').slice(0, -1))).toBe(true)
  for (const row of set.rows) expect(measureText(set, row)).toBeLessThanOrEqual(200)
  expect(set.height).toBeLessThanOrEqual(70)
})

test('a word without end is cut where it leaves the box, and nothing follows it', () => {
  const set = fitText({ face: sans }, `Ada ${'W'.repeat(5000)} Moreau`, {
    width: 300,
    height: 200,
    max: 60,
    min: 20,
    lines: 3,
  })
  expect(set.rows).toEqual(['Ada', expect.stringMatching(/^W+…$/)])
  for (const row of set.rows) expect(measureText(set, row)).toBeLessThanOrEqual(300)
})

/** The face with the fonts for every letter of the text. */
async function faceFor(...texts: string[]): Promise<FontFace> {
  const face = { ...sans, fallbacks: fallbackFontFamilies(texts.join(' ')) }
  await loadGlyphs(face, texts.join(' '))
  return face
}

test('R194 Arabic letters join, from right to left', async () => {
  const face = await faceFor('محمد')
  const apart = [...'محمد'].flatMap((char) => outlines(char, face))
  const joined = outlines('محمد', face)
  expect(joined).not.toEqual(apart.toReversed())
  // The last letter, which joins to the right alone, stands leftmost.
  expect(joined[0]).toBe(outlines('\u200dد', face)[0])
  expect(outlines('م\u200cد', face)).toEqual([...outlines('د', face), '', ...outlines('م', face)])
})

test('R194 mixed directions are ordered as they are read, brackets turned', async () => {
  const face = await faceFor('اد')
  const [alef = '', dal = ''] = ['ا', 'د'].flatMap((char) => outlines(char, face))
  const [open = '', close = '', a = '', space = ''] = outlines('()a ', face)
  expect(outlines('ا (a) د', face)).toEqual([dal, space, open, a, close, space, alef])
  expect(outlines('a (ا)', face)).toEqual([a, space, open, alef, close])
})

test('R194 signs of Devanagari form clusters, and marks stand on their letters', async () => {
  const face = await faceFor('श्री ษั')
  expect(outlines('श्री', face).length).toBeLessThan('श्री'.length)
  const { glyphs, width } = loadTypeface(face).row('ษั')
  expect(glyphs).toHaveLength(2)
  expect(width).toBe(loadTypeface(face).row('ษ').width)
})

test('of the fonts for other scripts only the files that a text needs are read', async () => {
  const face = await faceFor('김민준')
  expect(['김', '민', '준', '쀍'].map((char) => loadTypeface(face).has(char))).toEqual([true, true, true, false])
  await loadGlyphs(face, '쀍')
  expect(loadTypeface(face).has('쀍')).toBe(true)
})

test('letters of other fonts are never moved apart or together', async () => {
  const face = await faceFor('محمد')
  const style = { face, size: 20 }
  expect(measureText({ ...style, tracking: 100 }, 'محمد')).toBe(measureText(style, 'محمد'))
})

test.each([
  ['Thai', 'บริษัทออกแบบเว็บไซต์', ['บริษัท', 'ออกแบบ', 'เว็บไซต์']],
  ['Japanese', '東京（デザイン）、大阪。', ['東京', '（デザイン）、', '大阪。']],
])('lines of %s break between words, not before a comma or after a bracket', async (_script, name, words) => {
  const face = await faceFor(name)
  expect(wrapText({ face, size: 20 }, name, 1)).toEqual(words)
  expect(wrapText({ face, size: 20 }, name, 2000)).toEqual([name])
})

test('a balanced text keeps its spaces and gets no others', async () => {
  const name = '山田 太郎 デザイン事務所 東京'
  const face = await faceFor(name)
  const fitted = fitText({ face }, name, { width: 300, height: 900, max: 60 })
  expect(fitted.rows.length).toBeGreaterThan(1)
  const even = balanceLines(fitted, name, 300)
  expect(even.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
  for (const row of even) expect(name).toContain(row)
})

test('a text is cut between letters, never between a letter and its marks', async () => {
  const name = 'กี่กี่กี่กี่กี่กี่กี่กี่'
  const style = { face: await faceFor(name), size: 20 }
  for (let width = 20; width < measureText(style, name); width += 3) {
    expect(ellipsizeText(style, name, width)).toMatch(/^(?:กี่)+…$/)
  }
})

test('lines that are read from the right begin below each other there', async () => {
  const name = 'محمد عبد الرحمن'
  const style = { face: await faceFor(name), size: 20, x: 0, y: 0, fill: '#000' }
  const rows = wrapText(style, name, 100)
  expect(rows.length).toBeGreaterThan(1)
  const starts = [...drawTextRows(new Sheet(), style, rows).matchAll(/translate\((\S+) /g)].map(([, x]) => Number(x))
  const ends = rows.map((row, index) => (starts[index] ?? 0) + measureText(style, row))
  for (const end of ends) expect(end).toBeCloseTo(Math.max(...ends), 1)
  expect(Math.min(...starts)).toBe(0)
})
