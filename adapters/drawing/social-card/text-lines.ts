import {
  balance,
  drawable,
  ellipsize,
  type Face,
  fit,
  type Fitted,
  letter,
  letterRows,
  measure,
} from '#adapters/drawing/lettering.ts'
import { type Box, circle, n, rect, type Sheet } from '#adapters/drawing/svg.ts'
import type { SocialCard } from '#domain/social/social-image.ts'

import { type Chip, CHIP, layChips } from './chips.ts'
import type { Colours, Faces } from './look.ts'

const TRACKING = -24
/** Scripts whose letters fill their line, or have marks above and below, need lines further apart. */
const TALL = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Thai}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
const NOTE = 31
/** Each part of the note has a direction of its own; their order is ours. */
const [ISOLATE, END] = ['\u2068', '\u2069']
export const AVATAR = 132
const NARROW = 700
/** Of a workspace's picture. */
export const AVATAR_CORNER = 28
/** Two initials are no word: Arabic ones do not join. */
const SEPARATOR = '\u200c'
/** From the middle of a row to its baseline, as a share of the size. */
const DROP = 0.318

/** The place begins a line of its own where that costs little size; else the lines are of one length. */
function setHeading(face: Face, text: string, box: { width: number; height: number }): Fitted {
  const room = { ...box, max: 84, min: 40, lines: 3 }
  const style = { face, tracking: TRACKING, leading: TALL.test(text) ? 1.25 : 1.06 }
  const even = fit(style, text, room)
  const broken = text.replace(/ (?=in \S.*$)/u, '\n')
  const byPlace = fit(style, broken, room)
  const [what = 0, ...where] = byPlace.rows.map((row) => measure(byPlace, row))
  const alike = broken !== text && what > 0.4 * Math.max(0, ...where)
  if (alike && byPlace.size > 0.86 * even.size && byPlace.rows.length <= even.rows.length) return byPlace
  return { ...even, rows: balance(even, text, box.width) }
}

/** What every part of one card is drawn with. */
export type Canvas = {
  sheet: Sheet
  faces: Faces
  colours: Colours
  /** The expert's picture, round or with round corners already, as a data URL. */
  face?: string | undefined
}
type Part = { height: number; draw(y: number): string }

function headingPart(
  canvas: Canvas,
  { heading, plainHeading, avatar }: SocialCard,
  { x, w, h }: Box,
): Part | undefined {
  const { display, strong } = canvas.faces
  const text = drawable(display, heading) ?? drawable(display, plainHeading)
  if (text === undefined) return undefined
  const letters = avatar ? drawable(strong, avatar.initials) : undefined
  const portrait = avatar && (letters || canvas.face) ? { ...avatar, initials: letters ?? '' } : undefined
  // In a narrow column a name beside the avatar would be cut.
  const above = portrait && w < NARROW ? AVATAR + 24 : 0
  const indent = portrait && !above ? AVATAR + 32 : 0
  const { rows, ...set } = setHeading(display, text, { width: w - indent, height: h - above })
  const height = above + Math.max(set.height, indent ? AVATAR : 0)
  return {
    height,
    draw(y) {
      const first = y + above + (height - above - set.height) / 2 + set.size * (set.leading / 2 + DROP)
      const words = letterRows(canvas.sheet, { ...set, x: x + indent, y: first, fill: canvas.colours.ink }, rows)
      return portrait ? drawAvatar(canvas, portrait, { x, y }) + words : words
    },
  }
}

type Avatar = NonNullable<SocialCard['avatar']>

function drawAvatar(
  { sheet, faces, colours, face }: Canvas,
  { initials, shape }: Avatar,
  { x, y }: Pick<Box, 'x' | 'y'>,
): string {
  if (face) return `<image x="${x}" y="${n(y)}" width="${AVATAR}" height="${AVATAR}" href="${face}"/>`
  const half = AVATAR / 2
  const ground =
    shape === 'person'
      ? circle(x + half, y + half, half, colours['accent-soft'])
      : rect({ x, y, w: AVATAR, h: AVATAR, rx: AVATAR_CORNER }, colours['accent-soft'])
  const text = [...initials].join(SEPARATOR)
  const set = fit({ face: faces.strong }, text, { width: 84, height: AVATAR, max: 46, lines: 1 })
  const place = { x: x + half, y: y + half + 0.348 * set.size, anchor: 'middle' as const }
  return ground + letterRows(sheet, { ...set, ...place, fill: colours.accent }, set.rows)
}

function notePart({ sheet, faces, colours }: Canvas, { note }: SocialCard, { x, w }: Box): Part | undefined {
  const style = { face: faces.text, size: NOTE }
  const stressedStyle = { face: faces.display, size: NOTE }
  const figure = note.figure === null ? '' : `${note.figure} `
  // What cannot be drawn is left out, part by part: a title in one script may stand beside a place in another.
  const text = note.text
    .split(' · ')
    .flatMap((part) => drawable(faces.text, part) ?? [])
    .map((part) => `${ISOLATE}${part}${END}`)
    .join(' · ')
  if (!figure && !text) return undefined
  const after = figure ? measure(stressedStyle, figure) + 4 : 0
  return {
    height: NOTE * 1.3,
    draw(y) {
      const baseline = y + NOTE
      const stressed = figure
        ? letter(sheet, { ...stressedStyle, x, y: baseline, fill: colours.accent }, figure.trim())
        : ''
      const rest = ellipsize(style, text, w - after)
      return stressed + letter(sheet, { ...style, x: x + after, y: baseline, fill: colours['ink-soft'] }, rest)
    },
  }
}

function drawChip({ sheet, faces, colours }: Canvas, { text, x, y, w }: Chip): string {
  const ground = rect({ x, y, w, h: CHIP.height, rx: CHIP.height / 2 }, colours.surface, {
    stroke: colours.line,
    'stroke-width': 2,
  })
  const style = { face: faces.strong, size: CHIP.size, fill: colours.ink, anchor: 'middle' as const }
  return ground + letter(sheet, { ...style, x: x + w / 2, y: y + CHIP.height / 2 + CHIP.size * 0.33 }, text)
}

function chipsPart(canvas: Canvas, { chips }: SocialCard, { x, w, rows }: Box & { rows: number }): Part | undefined {
  const laid = layChips(chips, { face: canvas.faces.strong, width: w, rows })
  const height = Math.max(0, ...laid.map((chip) => chip.y + CHIP.height))
  if (height === 0) return undefined
  return {
    height,
    draw: (y) => laid.map((chip) => drawChip(canvas, { ...chip, x: x + chip.x, y: y + chip.y })).join(''),
  }
}

/** Heading, note and chips under each other, in the middle of the box. */
export function drawWords(canvas: Canvas, card: SocialCard, box: Box & { chipRows: number }): string {
  const note = notePart(canvas, card, box)
  const chips = chipsPart(canvas, card, { ...box, rows: card.avatar && box.w < NARROW ? 1 : box.chipRows })
  const [beforeNote, beforeChips] = [22, 26]
  const below = (note ? beforeNote + note.height : 0) + (chips ? beforeChips + chips.height : 0)
  const heading = headingPart(canvas, card, { ...box, h: box.h - below })
  let y = box.y + Math.max(0, (box.h - below - (heading?.height ?? 0)) / 2)
  let drawn = ''
  for (const [part, gap] of [
    [heading, 0],
    [note, beforeNote],
    [chips, beforeChips],
  ] as const) {
    if (!part) continue
    drawn += part.draw(y + gap)
    y += gap + part.height
  }
  return drawn
}
