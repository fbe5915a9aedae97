import { drawable, ellipsize, type Face, measure } from '#adapters/drawing/lettering.ts'

export const CHIP = { size: 25, height: 54, padding: 24, gap: 12, widest: 420 }

export type Chip = { text: string; x: number; y: number; w: number }

/** As many as fit the rows, in their order; names in letters that the face lacks are left out. */
export function layChips(
  names: readonly string[],
  { face, width, rows }: { face: Face; width: number; rows: number },
): Chip[] {
  const style = { face, size: CHIP.size }
  const laid: Chip[] = []
  let [x, row] = [0, 0]
  for (const name of names) {
    const whole = drawable(face, name)
    if (whole === undefined) continue
    const text = ellipsize(style, whole, Math.min(CHIP.widest, width) - 2 * CHIP.padding)
    const w = measure(style, text) + 2 * CHIP.padding
    if (x > 0 && x + w > width) {
      x = 0
      row += 1
    }
    if (row >= rows) break
    laid.push({ text, x, y: row * (CHIP.height + CHIP.gap), w })
    x += w + CHIP.gap
  }
  // One alone in the last row looks left over.
  const inLastRow = laid.filter(({ y }) => y === laid.at(-1)?.y)
  return inLastRow.length === 1 && laid.length > 1 ? laid.slice(0, -1) : laid
}
