import { isRightToLeft } from './shape-row.ts'
import { splitWords } from './split-words.ts'
import { type Sheet, svgNumber } from './svg.ts'
import { type FontFace, loadTypeface } from './typeface.ts'

export type { FontFace } from './typeface.ts'

/** `tracking` is in thousandths of an em, as in every layout program. */
export type TextStyle = { face: FontFace; size: number; tracking?: number; leading?: number }
export type TextAnchor = 'start' | 'middle' | 'end'
export type PlacedText = TextStyle & { x: number; y: number; fill: string; anchor?: TextAnchor; opacity?: number }

/** In pixels. */
export function measureText({ face, size, tracking = 0 }: TextStyle, text: string): number {
  const { width, gaps } = loadTypeface(face).row(text)
  return ((width + gaps * tracking) * size) / 1000
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Gives each line the direction of the whole text. */
const RIGHT_TO_LEFT = '\u200f'

/** Joined, they are the text; a single word wider than the box stays whole on its own line. */
function breakLines(style: TextStyle, text: string, width: number): string[] {
  const lines: string[] = []
  for (const part of text.split(/(?<=\n)/u)) {
    let line = ''
    for (const word of splitWords(part)) {
      if (line && measureText(style, (line + word).trimEnd()) > width) {
        lines.push(line)
        line = ''
      }
      line += word
    }
    lines.push(line)
  }
  return lines
}

function toRows(text: string, lines: readonly string[]): string[] {
  const start = isRightToLeft(text) ? RIGHT_TO_LEFT : ''
  return lines.map((line) => start + line.trimEnd())
}

export function wrapText(style: TextStyle, text: string, width: number): string[] {
  return toRows(text, breakLines(style, text, width))
}

/** The same number of lines, broken so that none is left much shorter than the others. */
export function balanceLines(
  { rows, ...style }: TextStyle & { rows: string[] },
  text: string,
  width: number,
): string[] {
  if (rows.length < 2 || rows.at(-1)?.endsWith('…')) return rows
  let [narrow, wide] = [width / rows.length, width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    const tried = wrapText(style, text, middle)
    const holds = tried.length <= rows.length && tried.every((row) => measureText(style, row) <= middle)
    if (holds) wide = middle
    else narrow = middle
  }
  return wrapText(style, text, wide)
}

export type TextFitOptions = { width: number; height: number; max: number; min?: number; lines?: number }
export type FittedText = TextStyle & { leading: number; rows: string[]; height: number }

/** The largest size at which the text stays inside width and height; at the smallest, what is too much is cut. */
export function fitText(
  style: Omit<TextStyle, 'size'>,
  text: string,
  { width, height, max, min = 8, lines = 9 }: TextFitOptions,
): FittedText {
  const leading = style.leading ?? 1.1
  let size = max
  for (;;) {
    const sized = { ...style, size, leading }
    const rows = wrapText(sized, text, width)
    const tall = rows.length * size * leading
    const inside = rows.length <= lines && tall <= height && rows.every((row) => measureText(sized, row) <= width)
    if (inside) return { ...sized, rows, height: tall }
    if (size <= min) {
      const room = Math.max(1, Math.min(lines, Math.floor(height / (size * leading))))
      const kept = cutRows(sized, text, { width, lines: room })
      return { ...sized, rows: kept, height: kept.length * size * leading }
    }
    size = Math.max(min, size * 0.96)
  }
}

/** As many rows as there is room for; the last one, or the first that is one endless word, ends in an ellipsis. */
function cutRows(style: TextStyle, text: string, { width, lines }: { width: number; lines: number }): string[] {
  const all = breakLines(style, text, width)
  const endless = all.findIndex((line) => measureText(style, line.trimEnd()) > width)
  const last = Math.min(endless === -1 ? all.length : endless, lines - 1)
  const rest = all.slice(last).join('').replaceAll('\n', ' ')
  return toRows(text, [...all.slice(0, last), ellipsizeText(style, rest, width)])
}

/** One line that fits the width, with an ellipsis where letters had to go. */
export function ellipsizeText(style: TextStyle, text: string, width: number): string {
  if (measureText(style, text) <= width) return text
  // Everything a line could hold, and a little more: a text of pages is not measured letter by letter.
  const most = Math.ceil((width / style.size) * 8)
  const letters = [...graphemes.segment(text)[Symbol.iterator]().take(most)].map(({ segment }) => segment)
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let [kept, tooMany] = [1, letters.length + 1]
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2)
    if (measureText(style, cut(middle)) <= width) kept = middle
    else tooMany = middle
  }
  return cut(kept)
}

/**
 * The text as it can be drawn: signs that the face lacks (an emoji, a dingbat) are left out, and whatever is invisible.
 * Undefined when a letter or a digit is among them: half a name is no name.
 */
export function toDrawableText(face: FontFace, text: string): string | undefined {
  const typeface = loadTypeface(face)
  let kept = ''
  for (const char of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    const shown = /\p{C}/u.test(char) ? JOINER.test(char) && /[\p{L}\p{M}]$/u.test(kept) : typeface.has(char)
    if (shown) kept += char
    else if (/[\p{L}\p{N}\p{M}]/u.test(char) && !VARIANT.test(char)) return undefined
  }
  return kept.replaceAll(/ {2,}/g, ' ').trim() || undefined
}

/** Marks that choose a form of the sign before them, as in an emoji. */
const VARIANT = /[\u{FE00}-\u{FE0F}\u{20E3}]/u
/** Part of the spelling in some scripts. */
const JOINER = /[\u{200C}\u{200D}]/u

/** One line of text as outlines; `y` is the baseline. */
export function drawTextLine(sheet: Sheet, placed: PlacedText, text: string): string {
  const { face, x, y, fill, size, tracking = 0, anchor = 'start', opacity } = placed
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1
  const uses = loadTypeface(face)
    .row(text)
    .glyphs.map((glyph) => {
      const outline = glyph.font.glyphToPath(glyph.id)
      if (!outline) return ''
      const id = sheet.define((name) => `<path id="${name}" d="${outline}"/>`)
      const rise = glyph.y === 0 ? '' : ` y="${glyph.y}"`
      return `<use href="#${id}" x="${Math.round(glyph.x + glyph.gaps * tracking)}"${rise}/>`
    })
  const alpha = opacity === undefined ? '' : ` opacity="${svgNumber(opacity)}"`
  const place = `translate(${svgNumber(x - measureText(placed, text) * shift)} ${svgNumber(y)}) scale(${Math.round(size * 100) / 1e5})`
  return `<g fill="${fill}"${alpha} transform="${place}">${uses.join('')}</g>`
}

/** Rows under each other; `y` is the first baseline. Those that are read from the right begin below each other there. */
export function drawTextRows(sheet: Sheet, placed: PlacedText, rows: readonly string[]): string {
  const step = placed.size * (placed.leading ?? 1.1)
  const rightToLeft = placed.anchor === undefined && rows.every((row) => row.startsWith(RIGHT_TO_LEFT))
  const widest = rightToLeft ? Math.max(0, ...rows.map((row) => measureText(placed, row))) : 0
  const start = rightToLeft ? { ...placed, x: placed.x + widest, anchor: 'end' as const } : placed
  return rows.map((row, i) => drawTextLine(sheet, { ...start, y: placed.y + i * step }, row)).join('')
}
