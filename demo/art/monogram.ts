import { type FontFace, fitText, drawTextLine, drawTextRows, measureText } from '#adapters/drawing/draw-text.ts'
import { Sheet, circle, group, line, path, rect } from '#adapters/drawing/svg.ts'

import { mix, readable } from './colour.ts'
import { type MarkColours, marks } from './monogram-marks.ts'
import { type Random, seededRandom } from './seeded-random.ts'

const whole = { x: 0, y: 0, w: 640, h: 640 }
const faces: readonly FontFace[] = [
  { family: 'fraunces', weight: 600 },
  { family: 'syne', weight: 800 },
  { family: 'space-grotesk', weight: 700 },
  { family: 'dm-serif-display', weight: 400 },
  { family: 'archivo', weight: 800 },
  { family: 'outfit', weight: 600 },
  { family: 'young-serif', weight: 400 },
  { family: 'bricolage-grotesque', weight: 700 },
  { family: 'instrument-serif', weight: 400, italic: true },
  { family: 'gloock', weight: 400 },
]
const grounds: readonly (readonly [string, string])[] = [
  ['#0e4a3f', '#f2c879'],
  ['#c4492b', '#fbe4cf'],
  ['#20315f', '#f2a45c'],
  ['#f1e8d8', '#b5402a'],
  ['#161616', '#e6f24f'],
  ['#e9b23c', '#2a2013'],
  ['#6b2f4a', '#f5c4b4'],
  ['#dfe8e1', '#1f6b4c'],
  ['#3c3fd0', '#ffd84f'],
  ['#f4c5c0', '#8e1f3a'],
  ['#14525c', '#f6d9b0'],
  ['#efece6', '#20242a'],
  ['#7a4fc0', '#ffd9a8'],
  ['#2c2420', '#e8935a'],
  ['#b9d6e6', '#143a5c'],
  ['#f0603a', '#1d1512'],
]

type Emblem = { sheet: Sheet; random: Random; colours: MarkColours; face: FontFace; name: string; initials: string }

/** Letters as large as a box of w × h around the middle allows. */
function letters(
  { sheet, face }: Emblem,
  text: string,
  { w, h, y = 320, fill }: { w: number; h: number; y?: number; fill: string },
): string {
  const set = fitText({ face, leading: 1, tracking: -20 }, text, { width: w, height: h, max: 420, lines: 1 })
  return drawTextRows(sheet, { ...set, x: 320, y: y + set.size * 0.35, fill, anchor: 'middle' }, set.rows)
}

/** Families that set letters; the geometric marks are families of their own. */
const lettered: readonly ((emblem: Emblem) => string)[] = [
  (emblem) => letters(emblem, emblem.initials, { w: 430, h: 430, fill: emblem.colours.ink }),
  (emblem) =>
    circle(320, 320, 210, emblem.colours.ink) +
    letters(emblem, emblem.initials, { w: 270, h: 300, fill: emblem.colours.ground }),
  (emblem) =>
    circle(320, 320, 222, 'none', { stroke: emblem.colours.ink, 'stroke-width': 16 }) +
    letters(emblem, emblem.initials, { w: 270, h: 300, fill: emblem.colours.ink }),
  (emblem) =>
    path('M130 560V320a190 190 0 0 1 380 0V560Z', emblem.colours.ink) +
    letters(emblem, emblem.initials.slice(0, 1), { w: 260, h: 330, y: 370, fill: emblem.colours.ground }),
  (emblem) =>
    group({ transform: 'rotate(45 320 320)' }, rect({ x: 160, y: 160, w: 320, h: 320 }, emblem.colours.ink)) +
    letters(emblem, emblem.initials, { w: 230, h: 260, fill: emblem.colours.ground }),
  (emblem) => rect({ x: 0, y: 320, w: 640, h: 320 }, emblem.colours.ink) + half(emblem),
  (emblem) =>
    letters(emblem, emblem.initials.slice(0, 1).toLowerCase(), { w: 400, h: 470, y: 290, fill: emblem.colours.ink }) +
    circle(500, 480, 44, emblem.colours.second),
  (emblem) =>
    line('M150 140H490M150 500H490', emblem.colours.ink, 14, { 'stroke-linecap': 'butt' }) +
    letters(emblem, emblem.initials, { w: 380, h: 300, fill: emblem.colours.ink }),
  stackedName,
]

/** One letter across two fields, its colours swapped at the seam. */
function half(emblem: Emblem): string {
  const first = emblem.initials.slice(0, 1)
  const { sheet, colours } = emblem
  const upper = group(
    { 'clip-path': sheet.clip(rect({ x: 0, y: 0, w: 640, h: 320 }, '#000')) },
    letters(emblem, first, { w: 460, h: 460, fill: colours.ink }),
  )
  const lower = group(
    { 'clip-path': sheet.clip(rect({ x: 0, y: 320, w: 640, h: 320 }, '#000')) },
    letters(emblem, first, { w: 460, h: 460, fill: colours.ground }),
  )
  return upper + lower
}

function stackedName(emblem: Emblem): string {
  const { name, face, sheet, colours } = emblem
  const set = fitText({ face, leading: 1, tracking: -25 }, name, { width: 500, height: 400, max: 150, lines: 3 })
  const top = 320 - set.height / 2 + set.size * 0.82
  return (
    drawTextRows(sheet, { ...set, x: 70, y: top, fill: colours.ink }, set.rows) +
    rect({ x: 70, y: top + set.height - set.size * 0.5, w: 90, h: 14 }, colours.second)
  )
}

/** A mark with the name under it, as on a letterhead. */
function withName(emblem: Emblem, mark: string): string {
  const { name, face, sheet, colours } = emblem
  const style = { face, size: 58, tracking: -10 }
  const size = Math.min(58, (58 * 480) / measureText(style, name))
  return (
    group({ transform: 'translate(96 34) scale(.7)' }, mark) +
    drawTextLine(sheet, { ...style, size, x: 320, y: 530, fill: colours.ink, anchor: 'middle' }, name)
  )
}

export function drawMonogram(seed: string, name: string): string {
  const random = seededRandom(`monogram/${seed}`)
  const sheet = new Sheet()
  const [ground, ink] = random.pick(grounds)
  const colours = { ground, ink: readable(ground, ink), second: mix(ink, ground, 0.45) }
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const initials =
    words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('') || 'G'
  const emblem: Emblem = { sheet, random, colours, face: random.pick(faces), name, initials }
  const family = random.int(lettered.length + marks.length)
  const shade = rect(
    whole,
    sheet.linear(
      [
        [0, '#fff', 0.1],
        [1, '#000', 0.12],
      ],
      60,
    ),
  )
  const mark = marks[family - lettered.length]
  const drawn = mark ? mark(colours, random, sheet) : (lettered[family]?.(emblem) ?? '')
  const body = mark && random.chance(0.45) ? withName(emblem, drawn) : drawn
  return sheet.finish({ width: 640, height: 640, title: name }, rect(whole, ground) + shade + body)
}
