import {
  balance,
  drawable,
  ellipsize,
  fit,
  type Fitted,
  letter,
  letterRows,
  measure,
} from '#adapters/drawing/lettering.ts'
import { type Box, circle, rect, type Sheet } from '#adapters/drawing/svg.ts'
import type { SocialCard } from '#domain/social/social-image.ts'

import { type Chip, CHIP, layChips } from './chips.ts'
import { COLOURS, FACES } from './look.ts'

const HEADING = { face: FACES.display, tracking: -24, leading: 1.06 }
const NOTE = { face: FACES.text, size: 31 }
const FIGURE = { face: FACES.display, size: 31 }
const AVATAR = 116
/** From the top of a row to its baseline, as a share of the size. */
const RISE = 0.8

/** The place starts on a line of its own where that costs little size; otherwise the lines are balanced. */
function setHeading(text: string, box: { width: number; height: number }): Fitted {
  const room = { ...box, max: 84, min: 40, lines: 3 }
  const even = fit(HEADING, text, room)
  const byPlace = fit(HEADING, text.replace(/ (?=in \S.*$)/u, '\n'), room)
  const [what = 0, ...where] = byPlace.rows.map((row) => measure(byPlace, row))
  const alike = what > 0.4 * Math.max(0, ...where)
  if (alike && byPlace.size > 0.86 * even.size && byPlace.rows.length <= even.rows.length) return byPlace
  return even.rows.at(-1)?.endsWith('…') ? even : { ...even, rows: balance(even, even.rows, box.width) }
}

type Part = { height: number; draw(y: number): string }

function headingPart(sheet: Sheet, { heading, plainHeading, avatar }: SocialCard, { x, w, h }: Box): Part | undefined {
  const text = drawable(HEADING.face, heading) ?? drawable(HEADING.face, plainHeading)
  if (text === undefined) return undefined
  const letters = avatar ? drawable(FACES.strong, avatar.initials) : undefined
  const indent = avatar && letters ? AVATAR + 32 : 0
  const width = w - indent
  const { rows, ...set } = setHeading(text, { width, height: h })
  const height = Math.max(set.height, indent ? AVATAR : 0)
  return {
    height,
    draw(y) {
      const first = y + (height - set.height) / 2 + set.size * RISE * set.leading
      const words = letterRows(sheet, { ...set, x: x + indent, y: first, fill: COLOURS.ink }, rows)
      return avatar && letters && indent ? drawAvatar(sheet, { ...avatar, initials: letters }, { x, y }) + words : words
    },
  }
}

type Avatar = NonNullable<SocialCard['avatar']>

function drawAvatar(sheet: Sheet, { initials, shape }: Avatar, { x, y }: { x: number; y: number }): string {
  const half = AVATAR / 2
  const ground =
    shape === 'person'
      ? circle(x + half, y + half, half, COLOURS['accent-soft'])
      : rect({ x, y, w: AVATAR, h: AVATAR, rx: 26 }, COLOURS['accent-soft'])
  const style = { face: FACES.strong, size: 46, fill: COLOURS.accent, anchor: 'middle' as const }
  return ground + letter(sheet, { ...style, x: x + half, y: y + half + 16 }, initials)
}

function notePart(sheet: Sheet, { note }: SocialCard, { x, w }: Box): Part | undefined {
  const figure = note.figure === null ? '' : `${note.figure} `
  // Parts that the face cannot render are left out one by one: a title in one script may stand beside a place in
  // another.
  const text = note.text
    .split(' · ')
    .flatMap((part) => drawable(NOTE.face, part) ?? [])
    .join(' · ')
  if (!figure && !text) return undefined
  const after = figure ? measure(FIGURE, figure) + 4 : 0
  return {
    height: NOTE.size * 1.3,
    draw(y) {
      const baseline = y + NOTE.size
      const stressed = figure ? letter(sheet, { ...FIGURE, x, y: baseline, fill: COLOURS.accent }, figure.trim()) : ''
      const rest = ellipsize(NOTE, text, w - after)
      return stressed + letter(sheet, { ...NOTE, x: x + after, y: baseline, fill: COLOURS['ink-soft'] }, rest)
    },
  }
}

function drawChip(sheet: Sheet, { text, x, y, w }: Chip): string {
  const ground = rect({ x, y, w, h: CHIP.height, rx: CHIP.height / 2 }, COLOURS.surface, {
    stroke: COLOURS.line,
    'stroke-width': 2,
  })
  const style = { ...CHIP.style, fill: COLOURS.ink, anchor: 'middle' as const }
  return ground + letter(sheet, { ...style, x: x + w / 2, y: y + CHIP.height / 2 + CHIP.style.size * 0.33 }, text)
}

function chipsPart(sheet: Sheet, { chips }: SocialCard, { x, w, rows }: Box & { rows: number }): Part | undefined {
  const laid = layChips(chips, { width: w, rows })
  const height = Math.max(0, ...laid.map((chip) => chip.y + CHIP.height))
  if (height === 0) return undefined
  return {
    height,
    draw: (y) => laid.map((chip) => drawChip(sheet, { ...chip, x: x + chip.x, y: y + chip.y })).join(''),
  }
}

/** Heading, note and chips under each other, in the middle of the box. */
export function drawWords(sheet: Sheet, card: SocialCard, box: Box & { chipRows: number }): string {
  const note = notePart(sheet, card, box)
  const chips = chipsPart(sheet, card, { ...box, rows: box.chipRows })
  const [beforeNote, beforeChips] = [22, 26]
  const below = (note ? beforeNote + note.height : 0) + (chips ? beforeChips + chips.height : 0)
  const heading = headingPart(sheet, card, { ...box, h: box.h - below })
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
