import { type Sheet, n } from './svg.ts'
import { type Face, type Shape, loadTypeface } from './typeface.ts'

export type { Face } from './typeface.ts'

/** `tracking` is in thousandths of an em, as in every layout program. */
export type Style = { face: Face; size: number; tracking?: number; leading?: number }
export type Anchor = 'start' | 'middle' | 'end'
export type Placed = Style & { x: number; y: number; fill: string; anchor?: Anchor; opacity?: number }

type Row = { shapes: { shape: Shape; at: number }[]; width: number }

function setRow({ face, tracking = 0 }: Style, text: string): Row {
  const typeface = loadTypeface(face)
  const shapes: Row['shapes'] = []
  let at = 0
  let before: string | undefined
  for (const char of text) {
    const shape = typeface.shape(char)
    if (!shape) continue
    if (before !== undefined) at += typeface.kerning(before, char) + tracking
    shapes.push({ shape, at })
    at += shape.advance
    before = char
  }
  return { shapes, width: at }
}

/** In pixels. */
export function measure(style: Style, text: string): number {
  return (setRow(style, text).width * style.size) / 1000
}

/** Breaks at spaces; a single word wider than the box stays whole on its own line. */
export function wrap(style: Style, text: string, width: number): string[] {
  const lines: string[] = []
  for (const part of text.split('\n')) {
    let current = ''
    for (const word of part.split(' ')) {
      const longer = current ? `${current} ${word}` : word
      if (current && measure(style, longer) > width) {
        lines.push(current)
        current = word
      } else current = longer
    }
    lines.push(current)
  }
  return lines
}

/** The same number of lines, broken so that none is left much shorter than the others. */
export function balance(style: Style, rows: readonly string[], width: number): string[] {
  if (rows.length < 2) return [...rows]
  const text = rows.join(' ')
  let [narrow, wide] = [width / rows.length, width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    const tried = wrap(style, text, middle)
    const holds = tried.length <= rows.length && tried.every((row) => measure(style, row) <= middle)
    if (holds) wide = middle
    else narrow = middle
  }
  return wrap(style, text, wide)
}

export type Fit = { width: number; height: number; max: number; min?: number; lines?: number }
export type Fitted = Style & { leading: number; rows: string[]; height: number }

/** The largest size at which the text fits width and height; at the smallest size, the overflow is cut. */
export function fit(style: Omit<Style, 'size'>, text: string, { width, height, max, min = 8, lines = 9 }: Fit): Fitted {
  const leading = style.leading ?? 1.1
  let size = max
  for (;;) {
    const sized = { ...style, size, leading }
    const rows = wrap(sized, text, width)
    const tall = rows.length * size * leading
    const inside = rows.length <= lines && tall <= height && rows.every((row) => measure(sized, row) <= width)
    if (inside) return { ...sized, rows, height: tall }
    if (size <= min) {
      const room = Math.max(1, Math.min(lines, Math.floor(height / (size * leading))))
      const kept = cutRows(sized, rows, { width, lines: room })
      return { ...sized, rows: kept, height: kept.length * size * leading }
    }
    size = Math.max(min, size * 0.96)
  }
}

/** As many rows as there is room for; the last one, or the first that is one endless word, ends in an ellipsis. */
function cutRows(style: Style, rows: readonly string[], { width, lines }: { width: number; lines: number }): string[] {
  const endless = rows.findIndex((row) => measure(style, row) > width)
  const last = Math.min(endless === -1 ? rows.length : endless, lines - 1)
  return [...rows.slice(0, last), ellipsize(style, rows.slice(last).join(' '), width)]
}

/** One line that fits the width, with an ellipsis where it was cut. */
export function ellipsize(style: Style, text: string, width: number): string {
  if (measure(style, text) <= width) return text
  // Cut first to a little more than a line can hold: a very long text is not measured character by character.
  let cut = [...text].slice(0, Math.ceil((width / style.size) * 8))
  while (cut.length > 1 && measure(style, `${cut.join('').trimEnd()}…`) > width) cut = cut.slice(0, -1)
  return `${cut.join('').trimEnd()}…`
}

/**
 * The text as the face can render it: symbols that it lacks (an emoji, a dingbat) are left out. Undefined when it lacks
 * a letter or a digit: half a name is no name.
 */
export function drawable(face: Face, text: string): string | undefined {
  const typeface = loadTypeface(face)
  let kept = ''
  for (const char of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    if (typeface.has(char)) kept += char
    else if (/[\p{L}\p{N}\p{M}]/u.test(char) && !VARIANT.test(char)) return undefined
  }
  return kept.replaceAll(/ {2,}/g, ' ').trim() || undefined
}

/** Variation selectors, as in an emoji. */
const VARIANT = /[\u{FE00}-\u{FE0F}\u{20E3}]/u

/** One line of text as outlines; `y` is the baseline. */
export function letter(sheet: Sheet, placed: Placed, text: string): string {
  const { x, y, fill, size, anchor = 'start', opacity } = placed
  const row = setRow(placed, text)
  const scale = size / 1000
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1
  const uses = row.shapes
    .filter(({ shape }) => shape.outline)
    .map(({ shape, at }) => {
      const id = sheet.define((name) => `<path id="${name}" d="${shape.outline}"/>`)
      return `<use href="#${id}" x="${Math.round(at)}"/>`
    })
  const alpha = opacity === undefined ? '' : ` opacity="${n(opacity)}"`
  const place = `translate(${n(x - row.width * scale * shift)} ${n(y)}) scale(${Math.round(scale * 1e5) / 1e5})`
  return `<g fill="${fill}"${alpha} transform="${place}">${uses.join('')}</g>`
}

/** Rows under each other; `y` is the first baseline. */
export function letterRows(sheet: Sheet, placed: Placed, rows: readonly string[]): string {
  const step = placed.size * (placed.leading ?? 1.1)
  return rows.map((row, i) => letter(sheet, { ...placed, y: placed.y + i * step }, row)).join('')
}
