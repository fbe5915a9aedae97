import { type Box, type Sheet, ellipse, group, svgNumber, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'
import type { Random } from '#demo/art/seeded-random.ts'
import type { Palette } from '#demo/art/website/palette.ts'

export type Brush = { sheet: Sheet; random: Random; palette: Palette }

/** A scene fills 800 × 800 with what matters near the middle; the frame crops it to any shape. */
export type Scene = (brush: Brush) => string

/** An object stands on y = 380 in a place of 400 × 400. */
export type Drawable = (brush: Brush) => string

export const whole: Box = { x: 0, y: 0, w: 800, h: 800 }

/** Light from the left on something round. */
export function round(sheet: Sheet, colour: string): string {
  return sheet.linear(
    [
      [0, darken(colour, 0.22)],
      [0.22, lighten(colour, 0.16)],
      [0.38, lighten(colour, 0.1)],
      [0.7, darken(colour, 0.12)],
      [1, darken(colour, 0.42)],
    ],
    0,
  )
}

export function ball(sheet: Sheet, colour: string): string {
  return sheet.radial(
    [
      [0, lighten(colour, 0.42)],
      [0.45, colour],
      [1, darken(colour, 0.45)],
    ],
    [0.36, 0.3, 0.75],
  )
}

/** A soft shadow on the ground. */
export function shadow(
  sheet: Sheet,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  opacity = 0.35,
): string {
  return ellipse(
    [cx, cy, rx, ry],
    sheet.radial([
      [0, '#120b06', opacity],
      [0.6, '#120b06', opacity * 0.5],
      [1, '#120b06', 0],
    ]),
  )
}

export type FrameOptions = {
  radius?: number
  grain?: number
  clip?: string
  focus?: 'xMidYMid' | 'xMidYMax' | 'xMidYMin'
}

/** Crops a drawing into a box, as CSS `object-fit: cover` would, and gives it a photo's grain and falloff. */
export function frame(brush: Brush, box: Box, drawing: string, options: FrameOptions = {}): string {
  const { sheet } = brush
  const { radius = 0, grain = 0.06, clip, focus = 'xMidYMid' } = options
  const place = `x="${svgNumber(box.x)}" y="${svgNumber(box.y)}" width="${svgNumber(box.w)}" height="${svgNumber(box.h)}"`
  const inner = `<svg ${place} viewBox="0 0 800 800" preserveAspectRatio="${focus} slice">${drawing}</svg>`
  const edges = rect(
    box,
    sheet.radial(
      [
        [0.55, '#000', 0],
        [1, '#000', 0.2],
      ],
      [0.5, 0.45, 0.8],
    ),
  )
  const noise = grain > 0 ? rect(box, sheet.grain(grain)) : ''
  const shape = clip ?? (radius > 0 ? rect(box, '#000', { rx: radius }) : rect(box, '#000'))
  return group({ 'clip-path': sheet.clip(shape) }, inner + edges + noise)
}

/** Puts an object of 400 × 400 so that its foot stands at (x, y). */
export function stand(drawing: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / 400
  return group(
    {
      transform: `translate(${svgNumber(x - 200 * scale)} ${svgNumber(y - 380 * scale)}) scale(${svgNumber(scale)})`,
    },
    drawing,
  )
}
