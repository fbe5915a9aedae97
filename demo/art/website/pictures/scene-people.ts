import { circle, group, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'
import { drawFigure } from '#demo/art/portrait.ts'
import { inventPerson } from '#demo/art/portrait/invent-person.ts'
import type { Presentation } from '#demo/art/portrait/person.ts'

import { objects } from './objects.ts'
import { stand, type Brush, type Scene, whole } from './picture.ts'

export const person: Scene = (brush) => drawPerson(brush)

/** Somebody in front of a blurred room. */
export function drawPerson({ sheet, random, palette }: Brush, presentation?: Presentation): string {
  const ground = random.pick([
    '#9fb0a4',
    '#c9a98f',
    '#8d9fb0',
    '#b9ada0',
    '#6f7f7a',
    mix(palette.accent, '#cfc6b8', 0.5),
  ])
  const figure = drawFigure(sheet, inventPerson(random, presentation), random)
  const blur = group(
    { filter: sheet.blur(18) },
    rect({ x: 60, y: 60, w: 220, h: 420 }, lighten(ground, 0.5)) +
      rect({ x: 330, y: 60, w: 160, h: 420 }, lighten(ground, 0.4)) +
      circle(650, 420, 120, darken(ground, 0.35)) +
      circle(560, 560, 100, '#5f7a55') +
      rect({ x: -40, y: 600, w: 900, h: 240 }, darken(ground, 0.35)) +
      Array.from({ length: 7 }, () =>
        circle(random.between(0, 800), random.between(60, 400), random.between(20, 46), '#fff2cf', { opacity: 0.6 }),
      ).join(''),
  )
  return (
    rect(
      whole,
      sheet.linear([
        [0, lighten(ground, 0.2)],
        [1, darken(ground, 0.25)],
      ]),
    ) +
    blur +
    group({ transform: `translate(${svgNumber(random.between(60, 180))} 106) scale(.88)` }, figure) +
    rect({ x: -20, y: 748, w: 840, h: 90 }, darken(ground, 0.6), { filter: sheet.blur(5) }) +
    path('M0 0H460L0 700Z', '#fff4d6', { opacity: 0.1 })
  )
}

export const microphone: Scene = (brush) => {
  const { sheet, random, palette } = brush
  const dark = darken(palette.accent, 0.78)
  return (
    rect(
      whole,
      sheet.radial(
        [
          [0, mix(dark, palette.accent, 0.45)],
          [1, dark],
        ],
        [0.6, 0.4, 0.8],
      ),
    ) +
    group(
      { filter: sheet.blur(22) },
      Array.from({ length: 10 }, () =>
        circle(
          random.between(0, 800),
          random.between(0, 500),
          random.between(24, 70),
          random.pick([palette.accent, palette.second, '#ffd38a']),
          { opacity: random.between(0.3, 0.7) },
        ),
      ).join(''),
    ) +
    rect(
      { x: 0, y: 640, w: 800, h: 160 },
      sheet.linear([
        [0, darken(dark, 0.3)],
        [1, '#0a0808'],
      ]),
    ) +
    stand(objects.microphone(brush), { x: 390, y: 700, size: 580 }) +
    stand(objects.headphones(brush), { x: 640, y: 720, size: 280 }) +
    stand(objects.mug(brush), { x: 160, y: 712, size: 190 })
  )
}
