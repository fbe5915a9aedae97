import { circle, group, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { ball, shadow, type Scene, whole } from './picture.ts'

export const mesh: Scene = ({ sheet, random, palette }) => {
  const colours = [
    palette.accent,
    palette.second,
    mix(palette.accent, palette.second, 0.5),
    lighten(palette.accent, 0.45),
    lighten(palette.second, 0.35),
    darken(palette.accent, 0.45),
    random.pick(['#ff7a4d', '#6c63ff', '#12a594', '#ffc24a', '#ff5c8a']),
  ]
  const blobs = Array.from({ length: 8 }, (_, i) => {
    const colour = colours[i % colours.length] ?? palette.accent
    return circle(
      random.between(0, 800),
      random.between(0, 800),
      random.between(260, 420),
      sheet.radial([
        [0, colour, 0.95],
        [0.5, colour, 0.5],
        [1, colour, 0],
      ]),
    )
  })
  return rect(whole, mix(palette.soft, palette.accent, 0.35)) + blobs.join('')
}

export const spheres: Scene = ({ sheet, random, palette }) => {
  const ground = mix(palette.soft, palette.second, 0.2)
  const balls = Array.from({ length: 7 }, (_, i) => {
    const r = random.between(50, 150)
    const [x, y] = [90 + i * 105 + random.between(-30, 30), 640 - r + random.between(-20, 60)]
    return {
      y: y + r,
      body:
        shadow(sheet, [x + r * 0.4, y + r, r * 1.3, r * 0.22], 0.4) +
        circle(
          x,
          y,
          r,
          ball(
            sheet,
            random.pick([
              palette.accent,
              palette.second,
              lighten(palette.accent, 0.4),
              lighten(palette.second, 0.3),
              '#f4efe6',
            ]),
          ),
        ),
    }
  })
  return (
    rect(
      whole,
      sheet.linear([
        [0, lighten(ground, 0.25)],
        [0.7, ground],
        [1, darken(ground, 0.15)],
      ]),
    ) +
    circle(560, 260, 150, ball(sheet, lighten(palette.accent, 0.2))) +
    balls
      .toSorted((a, b) => a.y - b.y)
      .map(({ body }) => body)
      .join('')
  )
}

export const ribbons: Scene = ({ sheet, random, palette }) => {
  const dark = darken(mix(palette.accent, palette.second, 0.4), 0.7)
  const bands = Array.from({ length: 9 }, (_, i) => {
    const y = -160 + i * 120 + random.between(-20, 20)
    const colour = random.pick([
      palette.accent,
      palette.second,
      lighten(palette.accent, 0.35),
      lighten(palette.second, 0.3),
    ])
    const [bend, lift] = [random.between(120, 260), random.between(-120, 120)]
    const d = `M-40 ${svgNumber(y)}C200 ${svgNumber(y - bend)} 420 ${svgNumber(y + bend + lift)} 840 ${svgNumber(y + lift)}`
    return path(
      `${d}V${svgNumber(y + lift + 180)}C420 ${svgNumber(y + bend + lift + 200)} 200 ${svgNumber(y - bend + 150)} -40 ${svgNumber(y + 170)}Z`,
      sheet.linear(
        [
          [0, lighten(colour, 0.25)],
          [0.4, colour],
          [1, darken(colour, 0.6)],
        ],
        random.between(70, 120),
      ),
    )
  })
  return rect(whole, dark) + bands.join('')
}

export const rings: Scene = ({ sheet, random, palette }) => {
  const [x, y] = [random.between(250, 550), random.between(300, 600)]
  const dark = darken(palette.accent, 0.82)
  const arcs = Array.from({ length: 16 }, (_, i) =>
    circle(x, y, 40 + i * 42, 'none', {
      stroke: mix(palette.accent, palette.second, i / 16),
      'stroke-width': random.between(2, 20),
      opacity: random.between(0.35, 0.95),
      'stroke-dasharray': `${svgNumber(random.between(60, 500))} ${svgNumber(random.between(20, 180))}`,
    }),
  )
  return (
    rect(
      whole,
      sheet.radial([
        [0, mix(dark, palette.accent, 0.3)],
        [1, dark],
      ]),
    ) +
    arcs.join('') +
    circle(x, y, 26, lighten(palette.accent, 0.4)) +
    group(
      { opacity: 0.7 },
      Array.from({ length: 30 }, () =>
        circle(random.between(0, 800), random.between(0, 800), random.between(1, 4), '#fff'),
      ).join(''),
    )
  )
}
