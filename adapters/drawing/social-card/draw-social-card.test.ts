import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { Sheet } from '#adapters/drawing/svg.ts'
import { initials } from '#domain/profiles/initials.ts'
import type { SocialCard } from '#domain/social/social-image.ts'

import { arrange } from './arrange.ts'
import { layChips } from './chips.ts'
import { drawPage, drawSocialCard } from './draw-social-card.ts'
import { COLOURS, MARK, PAGE } from './look.ts'

const brand = { name: 'Guildhall', host: 'guildhall.example' }
const card: SocialCard = {
  path: '/social/profile/ada-moreau',
  heading: 'Ada Moreau',
  plainHeading: '@ada-moreau',
  note: { figure: null, text: 'Web designer · Paris, France' },
  chips: ['Web Design', 'Branding'],
  pictures: [],
  avatar: { initials: 'AM', shape: 'person' },
}
const page = (values: Partial<SocialCard>) => drawPage({ ...card, ...values }, { brand, pictures: 0 })
const body = (svg: string) => svg.replace(/<title>.*<\/title>/su, '')

test('the colours and the mark are those of the site', () => {
  const css = readFileSync('app/styles/app.css', 'utf8')
  for (const [name, value] of Object.entries(COLOURS)) expect(css).toContain(`--color-${name}: light-dark(${value},`)
  const numbers = (text: string) => text.replaceAll(/(\.\d*?[1-9])0+(?=\D)/g, '$1')
  const logo = numbers(readFileSync('app/ui/logo.tsx', 'utf8'))
  for (const leaf of MARK) expect(logo).toContain(numbers(leaf))
})

test.each([0, 1, 2, 3])('with %i pictures, everything has its place and no two share one', (count) => {
  const { words, pictures } = arrange(count)
  expect(pictures).toHaveLength(count)
  for (const one of pictures) {
    expect(one.x >= words.x + words.w || one.y >= words.y + words.h).toBe(true)
    expect(one.x + 100 < PAGE.width && one.y + 100 < PAGE.height).toBe(true)
  }
  const ends = [0, ...pictures.map(({ x, w }) => x + w)]
  for (const [index, { x }] of pictures.entries()) expect(x).toBeGreaterThan(ends[index] ?? 0)
})

test('text is drawn as outlines, never as text, and what was typed cannot become markup', () => {
  const svg = page({ heading: '<script>alert(1)</script> & "Co"', chips: ['</svg>'] })
  expect(svg).not.toMatch(/<text|<script|<\/svg>./)
})

test('a name in letters that the face lacks gives way to the handle; other such words are left out', () => {
  const plain = body(
    page({ heading: '@ada-moreau', note: { figure: null, text: 'Tokyo' }, chips: ['Figma'], avatar: null }),
  )
  const foreign = page({
    heading: '山田 太郎',
    note: { figure: null, text: 'デザイナー · Tokyo' },
    chips: ['ウェブ', 'Figma'],
    avatar: { initials: '山太', shape: 'person' },
  })
  expect(body(foreign)).toBe(plain)
})

test.each([
  ['control characters', '\u0001Ada\u0000\u0008\u001b[31m\u007f\u0085'],
  ['halves of a surrogate pair', 'Ada \ud83d Moreau \ude80'],
  ['no character at all', '\ufffe\uffff'],
  ['combining marks', `A${'\u0301\u0489\u20dd'.repeat(66)}`],
  ['right to left, and back', '\u202eAda\u202c \u2066محمد\u2069'],
  ['joiners and signs of no width', '\u200b\u200d\ufeff\u2060'.repeat(50)],
  ['one word without an end', 'W'.repeat(200)],
  ['a hundred words', 'a '.repeat(100)],
  ['places without an end', ' in x'.repeat(40)],
  ['line breaks of all kinds', 'Ada\r\n\u2028\u2029\u000b\u000cMoreau'],
])('R194 a name of %s is drawn, or gives way to the handle', async (_what, name) => {
  const typed = { heading: name, note: { figure: null, text: `${name} · ${name}` }, chips: [name, name] }
  const avatar = { initials: initials(name), shape: 'person' } as const
  const drawn = await drawSocialCard({ ...card, ...typed, avatar }, { brand, pictures: [] })
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('R194 nothing that was typed stands in the markup, and what XML has no place for is left out of it', () => {
  expect(page({ heading: 'Ada & Co \u0001' })).not.toMatch(/Ada|\p{Cc}/u)
  const title = 'Ada \u0001<b>\u0000 & \ud83d\ufffe 🚀'
  const svg = new Sheet().finish({ width: 1, height: 1, title }, '')
  expect(svg).toContain('<title>Ada &lt;b&gt; &amp;  🚀</title>')
})

test('where nothing at all can be drawn, the brand alone stands', () => {
  const nothing = { plainHeading: '', note: { figure: null, text: '' }, chips: [], avatar: null }
  expect(body(page({ ...nothing, heading: '東京' }))).toBe(body(page({ ...nothing, heading: '' })))
})

test('chips keep their order, their rows and the width', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Skill number ${index}`)
  const laid = layChips(names, { width: 600, rows: 2 })
  expect(laid.map(({ text }) => text)).toEqual(names.slice(0, laid.length))
  expect(new Set(laid.map(({ y }) => y)).size).toBe(2)
  for (const { x, w } of laid) expect(x + w).toBeLessThanOrEqual(600)
  expect(layChips(['x'.repeat(500)], { width: 300, rows: 1 })[0]).toMatchObject({
    text: expect.stringMatching(/^x+…$/),
  })
})

test('no chip is left alone in a last row', () => {
  const wide = 'x'.repeat(500)
  expect(layChips(['One', 'Two', wide], { width: 500, rows: 2 }).map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(layChips(['One'], { width: 500, rows: 2 })).toHaveLength(1)
})

test('a PNG of the right size, and never too large, even of pictures that cannot be packed', async () => {
  const noise = await sharp(randomBytes(640 * 400 * 3), { raw: { width: 640, height: 400, channels: 3 } })
    .webp({ quality: 100 })
    .toBuffer()
  for (const count of [0, 1, 3]) {
    const drawn = await drawSocialCard(card, { brand, pictures: Array.from({ length: count }, () => noise) })
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect([count, drawn.length <= 200 * 1024]).toEqual([count, true])
  }
}, 20_000)
