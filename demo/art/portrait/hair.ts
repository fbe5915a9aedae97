import { type Sheet, circle, line, svgNumber, path } from '#adapters/drawing/svg.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import type { Tone } from './person.ts'

export const hairFill = (sheet: Sheet, { base, shade, light }: Tone) =>
  sheet.linear(
    [
      [0, light],
      [0.3, base],
      [1, shade],
    ],
    70,
  )

export const darkHair = (sheet: Sheet, { base, shade }: Tone) =>
  sheet.linear(
    [
      [0, base],
      [1, shade],
    ],
    80,
  )

export function lock(sheet: Sheet, tone: Tone, d: string, strands = ''): string {
  return path(d, hairFill(sheet, tone)) + (strands ? line(strands, tone.light, 4, { opacity: 0.4 }) : '')
}

type Puff = { cx: number; cy: number; rx: number; ry: number; from: number; to: number; size: number; step?: number }

/** Round curls along an arc (degrees, 0 right, 90 down). */
export function curls(sheet: Sheet, tone: Tone, random: Random, puff: Puff): string {
  const { cx, cy, rx, ry, from, to, size, step = 13 } = puff
  const tones = [
    tone.base,
    tone.base,
    tone.shade,
    sheet.radial(
      [
        [0, tone.light],
        [0.75, tone.base],
      ],
      [0.35, 0.3, 0.7],
    ),
  ]
  let out = ''
  for (let angle = from; angle <= to; angle += step) {
    const turn = (angle * Math.PI) / 180
    const wobble = random.between(0.96, 1.05)
    const r = size * random.between(0.82, 1.15)
    out += circle(cx + Math.cos(turn) * rx * wobble, cy + Math.sin(turn) * ry * wobble, r, random.pick(tones))
  }
  return out
}

/** A rope of overlapping links from one point to another. */
export function braid(tone: Tone, [x1, y1, x2, y2]: readonly [number, number, number, number], width: number): string {
  const links = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / (width * 0.72)))
  let out = ''
  for (let i = 0; i < links; i++) {
    const t = i / (links - 1)
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
    const w = width * (1 - t * 0.3)
    const left = `M${svgNumber(x)} ${svgNumber(y - w * 0.3)}C${svgNumber(x - w)} ${svgNumber(y - w * 0.5)} ${svgNumber(x - w)} ${svgNumber(y + w * 0.6)} ${svgNumber(x + w * 0.15)} ${svgNumber(y + w * 0.75)}Z`
    const right = `M${svgNumber(x)} ${svgNumber(y - w * 0.3)}C${svgNumber(x + w)} ${svgNumber(y - w * 0.5)} ${svgNumber(x + w)} ${svgNumber(y + w * 0.6)} ${svgNumber(x - w * 0.15)} ${svgNumber(y + w * 0.75)}Z`
    out +=
      path(left, tone.base) + path(right, i % 2 ? tone.shade : tone.base) + line(left, tone.light, 2, { opacity: 0.22 })
  }
  return out
}
