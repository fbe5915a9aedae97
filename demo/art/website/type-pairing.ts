import type { FontFace } from '#adapters/drawing/draw-text.ts'

export type TypePairing = {
  name: string
  display: FontFace
  tracking: number
  leading: number
  /** Headlines in capitals. */
  upper: boolean
  text: FontFace
  bold: FontFace
  /** How large the display face looks at the same size: condensed faces can take more. */
  scale: number
}

type Wish = { tracking?: number; leading?: number; upper?: boolean; scale?: number; italic?: boolean }

function pair(display: string, weight: number, text: string, wish: Wish = {}): TypePairing {
  const { tracking = -15, leading = 1.06, upper = false, scale = 1, italic = false } = wish
  return {
    name: `${display} ${weight}${italic ? ' italic' : ''} with ${text}`,
    display: { family: display, weight, italic },
    tracking,
    leading,
    upper,
    scale,
    text: { family: text, weight: 400 },
    bold: { family: text, weight: text === 'dm-mono' ? 500 : 600 },
  }
}

export const typePairings: readonly TypePairing[] = [
  pair('fraunces', 600, 'dm-sans', { tracking: -20 }),
  pair('dm-serif-display', 400, 'work-sans'),
  pair('space-grotesk', 600, 'space-grotesk', { tracking: -35, leading: 1.04 }),
  pair('instrument-serif', 400, 'dm-sans', { tracking: -18, leading: 1, scale: 1.22 }),
  pair('syne', 800, 'work-sans', { tracking: -20, scale: 0.72 }),
  pair('archivo', 800, 'archivo', { tracking: -30, leading: 1.02, scale: 0.95 }),
  pair('libre-baskerville', 400, 'work-sans', { tracking: -25, leading: 1.16, scale: 0.84 }),
  pair('young-serif', 400, 'dm-sans', { tracking: -10, scale: 0.92 }),
  pair('anton', 400, 'archivo', { tracking: 0, leading: 1.08, upper: true, scale: 1.2 }),
  pair('outfit', 600, 'outfit', { tracking: -25 }),
  pair('cormorant-garamond', 500, 'work-sans', { tracking: -15, leading: 1, scale: 1.2 }),
  pair('bricolage-grotesque', 700, 'dm-sans', { tracking: -25, leading: 1.02 }),
  pair('gloock', 400, 'dm-sans', { tracking: -12 }),
  pair('fraunces', 400, 'work-sans', { italic: true, tracking: -15 }),
  pair('instrument-serif', 400, 'outfit', { italic: true, tracking: -10, leading: 1, scale: 1.24 }),
  pair('dm-mono', 500, 'dm-mono', { tracking: -50, leading: 1.12, scale: 0.8 }),
]
