import bidiFactory, { type Bidi } from 'bidi-js'
import { Buffer, BufferFlag, Direction, type Font, shape } from 'harfbuzzjs'

/** In thousandths of an em, y pointing down. `gaps` is how many gaps before it tracking widens. */
export type Glyph = { font: Font; id: number; x: number; y: number; gaps: number }
export type ShapedRow = { glyphs: Glyph[]; width: number; gaps: number }

/** Tracking would tear joined letters apart, so only our own faces are `tracked`. */
export type ShapingFont = { font: Font; tracked: boolean }
type Run = ShapingFont & { level: number; start: number; end: number }

// Its types take it for another kind of module than it is.
const bidi = (bidiFactory as unknown as () => Bidi)()
const buffer = new Buffer()

/** Marks and joiners, which are drawn in the font of the letter before them. */
const COMBINING = /[\p{M}\u200c\u200d]/u
export const isRightToLeft = (text: string) => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** Stretches of one font and direction, from left to right. What no font has is left out. */
function splitRuns(text: string, fontWith: (char: string) => ShapingFont | undefined): Run[] {
  const embedding = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  let start = 0
  for (const char of text) {
    const end = start + char.length
    const last = runs.at(-1)
    const combines = last?.end === start && COMBINING.test(char)
    const found = combines ? last : fontWith(char)
    const level = embedding.levels[start] ?? 0
    if (found && last?.end === start && last.font === found.font && (last.level === level || combines)) last.end = end
    else if (found) runs.push({ font: found.font, tracked: found.tracked, level, start, end })
    start = end
  }
  const order = bidi.getReorderedIndices(text, embedding)
  return runs.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start))
}

/** One line of text as glyphs, with letters joined, marked and ordered as their script asks. */
export function shapeRow(text: string, fontWith: (char: string) => ShapingFont | undefined): ShapedRow {
  const glyphs: Glyph[] = []
  let [at, gaps] = [0, 0]
  for (const { font, tracked, level, start, end } of splitRuns(text, fontWith)) {
    buffer.reset()
    buffer.addText(text, start, end - start)
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
    buffer.setFlags(BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      // What the font lacks is number 0, a box: a letter without its mark is better.
      if (codepoint === 0) continue
      if (tracked && xAdvance > 0 && glyphs.length > 0) gaps += 1
      glyphs.push({ font, id: codepoint, x: at + xOffset, y: yOffset, gaps })
      at += xAdvance
    }
  }
  return { glyphs, width: at, gaps }
}
