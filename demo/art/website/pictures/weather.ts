import { circle, ellipse, group, svgNumber, path, rect, type Sheet } from '#adapters/drawing/svg.ts'
import { lighten, mix } from '#demo/art/colour.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import { whole } from './picture.ts'

/** Sky from top to horizon, and the colour the distance fades into. */
type Weather = { sky: readonly [string, string, string]; haze: string; sun: string; land: string; water: string }

export const weathers: readonly Weather[] = [
  { sky: ['#3d6f9e', '#8db6cf', '#e9e2d0'], haze: '#c9d3d2', sun: '#fff6dc', land: '#3f5a3c', water: '#3c7389' },
  { sky: ['#2f3c66', '#b0708a', '#f6b27a'], haze: '#d9987f', sun: '#ffe2ab', land: '#33324a', water: '#4b4f7c' },
  { sky: ['#7fa6b8', '#c3d3d2', '#f1eadb'], haze: '#d5dbd6', sun: '#fffaf0', land: '#4c5c4f', water: '#6e939b' },
  { sky: ['#e8a15e', '#f3c78c', '#fbe7c4'], haze: '#ecc08d', sun: '#fff8df', land: '#6a4a30', water: '#b5805a' },
  { sky: ['#16233f', '#2f4a6e', '#8fa5b5'], haze: '#5f7a91', sun: '#f4efdc', land: '#14222c', water: '#24435a' },
  { sky: ['#5fa0c9', '#a9d3e2', '#f3f0df'], haze: '#cfe0d5', sun: '#ffffff', land: '#5d7a3a', water: '#2f8a97' },
]

export function sky(
  sheet: Sheet,
  random: Random,
  { sky: [top, mid, low], sun, haze }: Weather,
  horizon: number,
): string {
  const x = random.between(200, 600)
  const y = horizon - random.between(70, 190)
  const clouds = Array.from({ length: 5 }, () =>
    ellipse(
      [random.between(0, 800), random.between(120, horizon - 80), random.between(90, 220), random.between(8, 22)],
      lighten(haze, 0.5),
      { opacity: random.between(0.18, 0.5) },
    ),
  ).join('')
  return (
    rect(
      whole,
      sheet.linear([
        [0, top],
        [0.32, mid],
        [horizon / 800, low],
        [1, low],
      ]),
    ) +
    circle(
      x,
      y,
      230,
      sheet.radial([
        [0, sun, 0.85],
        [0.25, sun, 0.35],
        [1, sun, 0],
      ]),
    ) +
    circle(x, y, random.between(20, 34), sun) +
    group({ filter: sheet.blur(9) }, clouds)
  )
}

/** A ridge line across the picture, `rough` px high. */
export function ridge(random: Random, base: number, rough: number, steps: number): string {
  const points: [number, number][] = Array.from({ length: steps + 1 }, (_, i) => [
    (i * 800) / steps,
    base - random.between(0, rough),
  ])
  let d = `M0 ${svgNumber(points[0]?.[1] ?? base)}`
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? [0, base]
    const [x1, y1] = points[i] ?? [800, base]
    d += `C${svgNumber((x0 + x1) / 2)} ${svgNumber(y0)} ${svgNumber((x0 + x1) / 2)} ${svgNumber(y1)} ${svgNumber(x1)} ${svgNumber(y1)}`
  }
  return `${d}V800H0Z`
}

export const layer = (sheet: Sheet, d: string, colour: string, haze: string) =>
  path(
    d,
    sheet.linear([
      [0, colour],
      [1, mix(colour, haze, 0.45)],
    ]),
  )
