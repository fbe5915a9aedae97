import { toDrawableText, ellipsizeText, type FontFace, measureText } from '#adapters/drawing/draw-text.ts'

export const CHIP_STYLE = { size: 25, height: 54, padding: 24, gap: 12, widest: 420 }

export type PlacedChip = { text: string; x: number; y: number; w: number }

/** As many as fit the rows, in their order; names in letters that the face lacks are left out. */
export function layOutChips(
  names: readonly string[],
  { face, width, rows }: { face: FontFace; width: number; rows: number },
): PlacedChip[] {
  const style = { face, size: CHIP_STYLE.size }
  const laid: PlacedChip[] = []
  let [x, row] = [0, 0]
  for (const name of names) {
    const whole = toDrawableText(face, name)
    if (whole === undefined) continue
    const text = ellipsizeText(style, whole, Math.min(CHIP_STYLE.widest, width) - 2 * CHIP_STYLE.padding)
    const w = measureText(style, text) + 2 * CHIP_STYLE.padding
    if (x > 0 && x + w > width) {
      x = 0
      row += 1
    }
    if (row >= rows) break
    laid.push({ text, x, y: row * (CHIP_STYLE.height + CHIP_STYLE.gap), w })
    x += w + CHIP_STYLE.gap
  }
  // One alone in the last row looks left over.
  const inLastRow = laid.filter(({ y }) => y === laid.at(-1)?.y)
  return inLastRow.length === 1 && laid.length > 1 ? laid.slice(0, -1) : laid
}
