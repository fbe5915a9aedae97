import type { Box } from '#adapters/drawing/svg.ts'

import { CARD_SIZE } from './card-style.ts'

/** Boxes for the text and for each picture; pictures may run off the page. */
export type CardLayout = { words: Box; chipRows: number; pictures: Box[] }

const { width, height, margin } = CARD_SIZE
const INNER = width - 2 * margin
const HEADER = 124
const GAP = 24
const RATIO = 16 / 10

/**
 * Two or three pictures form a strip along the bottom, one stands large at the side; without any, the text takes the
 * page.
 */
export function computeCardLayout(count: number): CardLayout {
  if (count === 0) {
    return { words: { x: margin, y: HEADER, w: INNER, h: height - HEADER - margin }, chipRows: 3, pictures: [] }
  }
  if (count === 1) {
    const x = 652
    const w = width - x + margin
    const words = { x: margin, y: HEADER, w: x - margin - 2 * GAP, h: height - HEADER - margin }
    return { words, chipRows: 3, pictures: [{ x, y: 166, w, h: w / RATIO }] }
  }
  const top = 428
  const w = (INNER - (count - 1) * GAP) / count
  const pictures = Array.from({ length: count }, (_, index) => ({
    x: margin + index * (w + GAP),
    y: top,
    w,
    h: w / RATIO,
  }))
  return { words: { x: margin, y: HEADER, w: INNER, h: top - HEADER - GAP }, chipRows: 1, pictures }
}
