import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { Sheet } from '#adapters/drawing/svg.ts'
import { loadTypeface } from '#adapters/drawing/typeface.ts'
import { computeTokens } from '#domain/brand/tokens.ts'
import { initials } from '#domain/profiles/initials.ts'
import type { SocialCard } from '#domain/social/social-image.ts'

import { computeCardLayout } from './card-layout.ts'
import { DEFAULT_CARD_COLOURS, loadCardFonts, LOGO_PATHS, CARD_SIZE } from './card-style.ts'
import { layOutChips } from './chips.ts'
import { drawSocialCardSvg, drawSocialCard } from './draw-social-card.ts'

const brand = { name: 'Guildhall', host: 'guildhall.example' }
const card: SocialCard = {
  path: '/social/profile/ada-moreau',
  heading: 'Ada Moreau',
  plainHeading: '@ada-moreau',
  note: { figure: null, text: 'Web designer · Paris, France' },
  chips: ['Web Design', 'Branding'],
  pictures: [],
  avatar: { initials: 'AM', shape: 'person', picture: null },
}
const face = { family: 'bricolage-grotesque', weight: 600 }
const page = (values: Partial<SocialCard>) => drawSocialCardSvg({ ...card, ...values }, { brand, pictures: 0 })
const body = (svg: string) => svg.replace(/<title>.*<\/title>/su, '')

test('the colours and the mark are those of the site', () => {
  const css = readFileSync('app/styles/app.css', 'utf8')
  for (const [name, value] of Object.entries(DEFAULT_CARD_COLOURS))
    expect(css).toContain(`--color-${name}: light-dark(${value},`)
  const numbers = (text: string) => text.replaceAll(/(\.\d*?[1-9])0+(?=\D)/g, '$1')
  const logo = numbers(readFileSync('app/ui/logo.tsx', 'utf8'))
  for (const leaf of LOGO_PATHS) expect(logo).toContain(numbers(leaf))
})

test.each([0, 1, 2, 3])('with %i pictures, everything has its place and no two share one', (count) => {
  const { words, pictures } = computeCardLayout(count)
  expect(pictures).toHaveLength(count)
  for (const one of pictures) {
    expect(one.x >= words.x + words.w || one.y >= words.y + words.h).toBe(true)
    expect(one.x + 100 < CARD_SIZE.width && one.y + 100 < CARD_SIZE.height).toBe(true)
  }
  const ends = [0, ...pictures.map(({ x, w }) => x + w)]
  for (const [index, { x }] of pictures.entries()) expect(x).toBeGreaterThan(ends[index] ?? 0)
})

test('text is drawn as outlines, never as text, and what was typed cannot become markup', async () => {
  const svg = await page({ heading: '<script>alert(1)</script> & "Co"', chips: ['</svg>'] })
  expect(svg).not.toMatch(/<text|<script|<\/svg>./)
})

const SCRIPTS = {
  Latin: 'Łukasz Nguyễn',
  Cyrillic: 'Екатерина Волкова',
  Greek: 'Ελένη Παπαδοπούλου',
  Arabic: 'محمد عبد الرحمن',
  Persian: 'پریسا کرمانی\u200cزاده',
  Hebrew: 'נועה בן־דוד',
  Devanagari: 'प्रियंका श्रीवास्तव',
  Thai: 'ณัฐวุฒิ ศรีสุวรรณ',
  Japanese: '山田 はなこ',
  Chinese: '王小明 設計',
  Korean: '김민준',
}

test.each(Object.entries(SCRIPTS))(
  'R194 a name in %s is drawn, with initials, note and chips',
  async (_script, name) => {
    const avatar = { initials: initials(name), shape: 'person', picture: null } as const
    const written = { heading: name, plainHeading: '', note: { figure: null, text: name }, chips: [name], avatar }
    const whole = await page(written)
    for (const less of [{ heading: '' }, { note: { figure: null, text: '' } }, { chips: [] }, { avatar: null }]) {
      expect(await page({ ...written, ...less })).not.toBe(whole)
    }
    const drawn = await drawSocialCard({ ...card, ...written }, { brand, pictures: [] })
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  },
)

/** The lines of a colour and size, each as the outlines of its glyphs from left to right. */
function linesOf(svg: string, fill: string, size: number): string[][] {
  const outline = new Map([...svg.matchAll(/<path id="(\w+)" d="([^"]*)"/g)].map(([, id = '', d = '']) => [id, d]))
  const groups = svg.matchAll(/<g fill="([^"]*)" transform="translate\(\S+ \S+\) scale\((\S+)\)">((?:<use [^>]*>)*)/g)
  return [...groups]
    .filter(([, colour, scale]) => colour === fill && Number(scale) === size / 1000)
    .map(([, , , uses = '']) => [...uses.matchAll(/#(\w+)/g)].map(([, id = '']) => outline.get(id) ?? ''))
}

async function glyphsOf(text: string, weight: number): Promise<string[]> {
  const faces = await loadCardFonts(text)
  const { glyphs } = loadTypeface({ ...faces.text, weight }).row(text)
  return glyphs.map(({ font, id }) => font.glyphToPath(id)).filter(Boolean)
}

test('the parts of a note keep their order, whatever their directions', async () => {
  const [line = []] = linesOf(
    await page({ note: { figure: null, text: 'ادا · Oslo' } }),
    DEFAULT_CARD_COLOURS['ink-soft'],
    31,
  )
  expect(line).toEqual([...(await glyphsOf('ادا', 400)), ...(await glyphsOf('·Oslo', 400))])
})

test('two initials are two letters, and stay inside the avatar', async () => {
  const avatar = (initials: string) => page({ heading: 'Ada', avatar: { initials, shape: 'person', picture: null } })
  const [arabic] = linesOf(await avatar('دح'), DEFAULT_CARD_COLOURS.accent, 46)
  expect(arabic).toEqual([...(await glyphsOf('ح', 600)), ...(await glyphsOf('د', 600))])
  expect(linesOf(await avatar('山太'), DEFAULT_CARD_COLOURS.accent, 46)).toEqual([])
  expect(await avatar('山太')).toContain(`<g fill="${DEFAULT_CARD_COLOURS.accent}"`)
})

test('a name of two lines leaves no short word on the second', async () => {
  const svg = await page({ heading: 'Студия «Север» 東京 & Co.' })
  expect(linesOf(svg, DEFAULT_CARD_COLOURS.ink, 84).map((line) => line.length)).toEqual([
    'Студия«Север»'.length,
    '東京&Co.'.length,
  ])
})

test('characters that China and Japan share are drawn as the rest of the card has them', async () => {
  const drawn = (place: string) => page({ heading: '直子', note: { figure: null, text: place }, chips: [] })
  const glyphs = async (place: string) => new Set((await drawn(place)).match(/d="[^"]*"/g))
  const [chinese, japanese, kana] = [
    await glyphs('Shanghai, China'),
    await glyphs('Kyoto, Japan'),
    await glyphs('きょうと'),
  ]
  const shared = [...japanese].filter((glyph) => !chinese.has(glyph))
  expect(shared.filter((glyph) => kana.has(glyph)).length).toBeGreaterThanOrEqual(2)
})

test('the same card is the same picture, whatever was drawn before it', async () => {
  const name = { heading: '王直', note: { figure: null, text: '网页设计师' }, chips: ['설계'] }
  const first = await page(name)
  await page({ heading: '王直', note: { figure: null, text: '東京, Japan' } })
  expect(await page(name)).toBe(first)
})

test('R194 a name in letters that there is no font for gives way to the handle; other such words are left out', async () => {
  const plain = await page({
    heading: '@ada-moreau',
    note: { figure: null, text: 'Chennai' },
    chips: ['Figma'],
    avatar: null,
  })
  const foreign = await page({
    heading: 'முத்து',
    note: { figure: null, text: 'வடிவமைப்பாளர் · Chennai' },
    chips: ['இணையம்', 'Figma'],
    avatar: { initials: 'மு', shape: 'person', picture: null },
  })
  expect(body(foreign)).toBe(body(plain))
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
  ['letters and emoji', '🚀 Ада 👩🏽\u200d💻 محمد ❤️ 山田 🇫🇷'],
  ['letters of every script', Object.values(SCRIPTS).join(' ')],
])('R194 a name of %s is drawn, or gives way to the handle', async (_what, name) => {
  const typed = { heading: name, note: { figure: null, text: `${name} · ${name}` }, chips: [name, name] }
  const avatar = { initials: initials(name), shape: 'person', picture: null } as const
  const drawn = await drawSocialCard({ ...card, ...typed, avatar }, { brand, pictures: [] })
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('R194 nothing that was typed stands in the markup, and what XML has no place for is left out of it', async () => {
  expect(await page({ heading: 'Ada & Co \u0001' })).not.toMatch(/Ada|\p{Cc}/u)
  const title = 'Ada \u0001<b>\u0000 & \ud83d\ufffe 🚀'
  const svg = new Sheet().finish({ width: 1, height: 1, title }, '')
  expect(svg).toContain('<title>Ada &lt;b&gt; &amp;  🚀</title>')
})

test('where nothing at all can be drawn, the brand alone stands', async () => {
  const nothing = { plainHeading: '', note: { figure: null, text: '' }, chips: [], avatar: null }
  expect(body(await page({ ...nothing, heading: 'முத்து' }))).toBe(body(await page({ ...nothing, heading: '' })))
})

test('R23 the profile picture stands beside the name, without square corners', async () => {
  const face = await sharp({ create: { width: 384, height: 384, channels: 3, background: '#f00' } })
    .webp()
    .toBuffer()
  const redOf = async (shape: 'person' | 'workspace') => {
    const avatar = { initials: 'AM', shape, picture: null }
    const drawn = await drawSocialCard({ ...card, avatar }, { brand, pictures: [], face })
    const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const isRed = (x: number, y: number) => {
      const [r = 0, g = 255] = data.subarray((y * info.width + x) * 3)
      return r > 200 && g < 60
    }
    const column = Array.from({ length: info.height }, (_, y) => y).filter((y) => isRed(CARD_SIZE.margin + 66, y))
    const [top = 0] = column
    return {
      height: column.length,
      corner: isRed(CARD_SIZE.margin + 14, top + 14),
      edge: isRed(CARD_SIZE.margin + 2, top + 2),
    }
  }
  expect(await redOf('person')).toEqual({ height: expect.closeTo(132, -1), corner: false, edge: false })
  expect(await redOf('workspace')).toEqual({ height: expect.closeTo(132, -1), corner: true, edge: false })
})

test('chips keep their order, their rows and the width', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Skill number ${index}`)
  const laid = layOutChips(names, { face, width: 600, rows: 2 })
  expect(laid.map(({ text }) => text)).toEqual(names.slice(0, laid.length))
  expect(new Set(laid.map(({ y }) => y)).size).toBe(2)
  for (const { x, w } of laid) expect(x + w).toBeLessThanOrEqual(600)
  expect(layOutChips(['x'.repeat(500)], { face, width: 300, rows: 1 })[0]).toMatchObject({
    text: expect.stringMatching(/^x+…$/),
  })
})

test('no chip is left alone in a last row', () => {
  const wide = 'x'.repeat(500)
  expect(layOutChips(['One', 'Two', wide], { face, width: 500, rows: 2 }).map(({ text }) => text)).toEqual([
    'One',
    'Two',
  ])
  expect(layOutChips(['One'], { face, width: 500, rows: 2 })).toHaveLength(1)
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

test('R489 a brand’s colours and icon are on the picture, and nothing of ours', async () => {
  const { light } = computeTokens({ accent: '#9a3b1c', ink: '#2b1c14' })
  const svg = await drawSocialCardSvg(card, { brand, pictures: 0, look: { colours: light } })
  expect(svg).toContain('#9a3b1c')
  expect(Object.values(DEFAULT_CARD_COLOURS).filter((value) => svg.includes(value))).toEqual(['#ffffff'])
  for (const leaf of LOGO_PATHS) expect(svg).not.toContain(leaf)
  const red = await sharp({ create: { width: 88, height: 88, channels: 4, background: '#f00' } })
    .png()
    .toBuffer()
  const drawn = await drawSocialCard(card, { brand, pictures: [], look: { colours: light, mark: red } })
  const pixel = { left: CARD_SIZE.margin + 20, top: 70, width: 1, height: 1 }
  const [r = 0, g = 255] = await sharp(drawn).extract(pixel).removeAlpha().raw().toBuffer()
  expect([r > 240, g < 15]).toEqual([true, true])
})
