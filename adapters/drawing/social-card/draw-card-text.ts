import {
  balanceLines,
  toDrawableText,
  ellipsizeText,
  type FontFace,
  fitText,
  type FittedText,
  drawTextLine,
  drawTextRows,
  measureText,
} from '#adapters/drawing/draw-text.ts'
import { type Box, circle, svgNumber, rect, type Sheet } from '#adapters/drawing/svg.ts'
import type { SocialCard } from '#domain/social/social-image.ts'

import type { CardColours, CardFonts } from './card-style.ts'
import { type PlacedChip, CHIP_STYLE, layOutChips } from './chips.ts'

const TRACKING = -24
/** Scripts whose letters fill their line, or have marks above and below, need lines further apart. */
const TALL = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Thai}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u
const NOTE = 31
/** Each part of the note has a direction of its own; their order is ours. */
const [ISOLATE, END] = ['\u2068', '\u2069']
export const SOCIAL_CARD_AVATAR_SIZE = 132
const NARROW = 700
/** Of a workspace's picture. */
export const AVATAR_CORNER_RADIUS = 28
/** Two initials are no word: Arabic ones do not join. */
const SEPARATOR = '\u200c'
/** From the middle of a row to its baseline, as a share of the size. */
const DROP = 0.318

/** The place begins a line of its own where that costs little size; else the lines are of one length. */
function setHeading(face: FontFace, text: string, box: { width: number; height: number }): FittedText {
  const room = { ...box, max: 84, min: 40, lines: 3 }
  const style = { face, tracking: TRACKING, leading: TALL.test(text) ? 1.25 : 1.06 }
  const even = fitText(style, text, room)
  const broken = text.replace(/ (?=in \S.*$)/u, '\n')
  const byPlace = fitText(style, broken, room)
  const [what = 0, ...where] = byPlace.rows.map((row) => measureText(byPlace, row))
  const alike = broken !== text && what > 0.4 * Math.max(0, ...where)
  if (alike && byPlace.size > 0.86 * even.size && byPlace.rows.length <= even.rows.length) return byPlace
  return { ...even, rows: balanceLines(even, text, box.width) }
}

/** What every part of one card is drawn with. */
export type CardCanvas = {
  sheet: Sheet
  faces: CardFonts
  colours: CardColours
  /** The expert's picture, round or with round corners already, as a data URL. */
  face?: string | undefined
}
type Part = { height: number; draw(y: number): string }

function headingPart(
  canvas: CardCanvas,
  { heading, plainHeading, avatar }: SocialCard,
  { x, w, h }: Box,
): Part | undefined {
  const { display, strong } = canvas.faces
  const text = toDrawableText(display, heading) ?? toDrawableText(display, plainHeading)
  if (text === undefined) return undefined
  const letters = avatar ? toDrawableText(strong, avatar.initials) : undefined
  const portrait = avatar && (letters || canvas.face) ? { ...avatar, initials: letters ?? '' } : undefined
  // In a narrow column a name beside the avatar would be cut.
  const above = portrait && w < NARROW ? SOCIAL_CARD_AVATAR_SIZE + 24 : 0
  const indent = portrait && !above ? SOCIAL_CARD_AVATAR_SIZE + 32 : 0
  const { rows, ...set } = setHeading(display, text, { width: w - indent, height: h - above })
  const height = above + Math.max(set.height, indent ? SOCIAL_CARD_AVATAR_SIZE : 0)
  return {
    height,
    draw(y) {
      const first = y + above + (height - above - set.height) / 2 + set.size * (set.leading / 2 + DROP)
      const words = drawTextRows(canvas.sheet, { ...set, x: x + indent, y: first, fill: canvas.colours.ink }, rows)
      return portrait ? drawAvatar(canvas, portrait, { x, y }) + words : words
    },
  }
}

type Avatar = NonNullable<SocialCard['avatar']>

function drawAvatar(
  { sheet, faces, colours, face }: CardCanvas,
  { initials, shape }: Avatar,
  { x, y }: Pick<Box, 'x' | 'y'>,
): string {
  if (face)
    return `<image x="${x}" y="${svgNumber(y)}" width="${SOCIAL_CARD_AVATAR_SIZE}" height="${SOCIAL_CARD_AVATAR_SIZE}" href="${face}"/>`
  const half = SOCIAL_CARD_AVATAR_SIZE / 2
  const ground =
    shape === 'person'
      ? circle(x + half, y + half, half, colours['accent-soft'])
      : rect(
          { x, y, w: SOCIAL_CARD_AVATAR_SIZE, h: SOCIAL_CARD_AVATAR_SIZE, rx: AVATAR_CORNER_RADIUS },
          colours['accent-soft'],
        )
  const text = [...initials].join(SEPARATOR)
  const set = fitText({ face: faces.strong }, text, { width: 84, height: SOCIAL_CARD_AVATAR_SIZE, max: 46, lines: 1 })
  const place = { x: x + half, y: y + half + 0.348 * set.size, anchor: 'middle' as const }
  return ground + drawTextRows(sheet, { ...set, ...place, fill: colours.accent }, set.rows)
}

function notePart({ sheet, faces, colours }: CardCanvas, { note }: SocialCard, { x, w }: Box): Part | undefined {
  const style = { face: faces.text, size: NOTE }
  const stressedStyle = { face: faces.display, size: NOTE }
  const figure = note.figure === null ? '' : `${note.figure} `
  // What cannot be drawn is left out, part by part: a title in one script may stand beside a place in another.
  const text = note.text
    .split(' · ')
    .flatMap((part) => toDrawableText(faces.text, part) ?? [])
    .map((part) => `${ISOLATE}${part}${END}`)
    .join(' · ')
  if (!figure && !text) return undefined
  const after = figure ? measureText(stressedStyle, figure) + 4 : 0
  return {
    height: NOTE * 1.3,
    draw(y) {
      const baseline = y + NOTE
      const stressed = figure
        ? drawTextLine(sheet, { ...stressedStyle, x, y: baseline, fill: colours.accent }, figure.trim())
        : ''
      const rest = ellipsizeText(style, text, w - after)
      return stressed + drawTextLine(sheet, { ...style, x: x + after, y: baseline, fill: colours['ink-soft'] }, rest)
    },
  }
}

function drawChip({ sheet, faces, colours }: CardCanvas, { text, x, y, w }: PlacedChip): string {
  const ground = rect({ x, y, w, h: CHIP_STYLE.height, rx: CHIP_STYLE.height / 2 }, colours.surface, {
    stroke: colours.line,
    'stroke-width': 2,
  })
  const style = { face: faces.strong, size: CHIP_STYLE.size, fill: colours.ink, anchor: 'middle' as const }
  return (
    ground +
    drawTextLine(sheet, { ...style, x: x + w / 2, y: y + CHIP_STYLE.height / 2 + CHIP_STYLE.size * 0.33 }, text)
  )
}

function chipsPart(
  canvas: CardCanvas,
  { chips }: SocialCard,
  { x, w, rows }: Box & { rows: number },
): Part | undefined {
  const laid = layOutChips(chips, { face: canvas.faces.strong, width: w, rows })
  const height = Math.max(0, ...laid.map((chip) => chip.y + CHIP_STYLE.height))
  if (height === 0) return undefined
  return {
    height,
    draw: (y) => laid.map((chip) => drawChip(canvas, { ...chip, x: x + chip.x, y: y + chip.y })).join(''),
  }
}

/** Heading, note and chips under each other, in the middle of the box. */
export function drawCardText(canvas: CardCanvas, card: SocialCard, box: Box & { chipRows: number }): string {
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
