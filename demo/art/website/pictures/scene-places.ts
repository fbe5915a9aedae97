import { circle, group, line, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { objects } from './objects.ts'
import { openSky, skies } from './open-sky.ts'
import { stand, type Scene, whole } from './picture.ts'

const arch = (x: number, y: number, w: number, fill: string) =>
  path(`M${x - w} 700V${y + w}a${w} ${w} 0 0 1 ${w * 2} 0V700Z`, fill)

export const arches: Scene = ({ sheet, random }) => {
  const plaster = random.pick(['#e3b08f', '#e9dcc7', '#d98e6f', '#c9d2cf', '#f0d9b5', '#b9a0a8'])
  const sky = sheet.linear([
    [0, '#3f7fb0'],
    [1, '#cfe6ee'],
  ])
  const steps = Array.from({ length: 5 }, (_, i) =>
    rect(
      { x: 80 - i * 34, y: 660 + i * 30, w: 640 + i * 68, h: 34 },
      sheet.linear([
        [0, lighten(plaster, 0.3)],
        [0.3, plaster],
        [1, darken(plaster, 0.25)],
      ]),
    ),
  ).join('')
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(plaster, 0.2)],
          [1, darken(plaster, 0.12)],
        ],
        20,
      ),
    ) +
    arch(400, 150, 190, darken(plaster, 0.4)) +
    arch(420, 170, 170, sky) +
    circle(470, 300, 44, '#fff7df', { opacity: random.chance(0.5) ? 1 : 0 }) +
    path('M250 700V520C330 470 420 560 590 500V700Z', '#3f7787', { opacity: 0.9 }) +
    arch(110, 300, 84, darken(plaster, 0.35)) +
    arch(690, 300, 84, darken(plaster, 0.3)) +
    path('M0 0H260L0 620Z', '#fff', { opacity: 0.18 }) +
    path('M800 120V800H520Z', '#2a130c', { opacity: 0.18 }) +
    steps +
    stand(
      objects.plant({
        sheet,
        random,
        palette: { name: '', ground: '', ink: '', soft: plaster, accent: plaster, second: plaster },
      }),
      { x: 170, y: 680, size: 260 },
    )
  )
}

export const skyline: Scene = ({ sheet, random }) => {
  const sky = random.pick(skies)
  const rows = [0, 1, 2].map((row) => {
    const colour = mix(sky[1], darken(sky[0], 0.6), 0.3 + row * 0.33)
    let d = ''
    let lights = ''
    for (let x = -20; x < 800;) {
      const w = random.between(44, 110)
      const h = random.between(120, 330) - row * 50
      const top = 560 + row * 70 - h
      d += `M${svgNumber(x)} 800V${svgNumber(top)}h${svgNumber(w)}V800Z`
      if (random.chance(0.25)) d += `M${svgNumber(x + w / 2 - 3)} ${svgNumber(top)}v-46h6v46Z`
      if (row > 0)
        for (let wy = top + 16; wy < 780; wy += 24)
          for (let wx = x + 10; wx < x + w - 12; wx += 18)
            if (random.chance(0.22)) lights += `M${svgNumber(wx)} ${svgNumber(wy)}h8v11h-8Z`
      x += w + random.between(-4, 12)
    }
    return (
      path(
        d,
        sheet.linear([
          [0, colour],
          [1, mix(colour, sky[1], 0.35)],
        ]),
      ) + path(lights, '#ffe2a0', { opacity: 0.75 })
    )
  })
  return (
    openSky(sheet, sky) +
    circle(
      random.between(200, 600),
      380,
      240,
      sheet.radial([
        [0, '#fff0cf', 0.85],
        [1, '#fff0cf', 0],
      ]),
    ) +
    rows.join('')
  )
}

export const bikeWall: Scene = (brush) => {
  const { sheet, random, palette } = brush
  const wall = random.pick(['#d9a58a', '#c9cfc6', '#e6d7b8', '#7f96a3', '#b5553f', mix(palette.soft, '#c9bfae', 0.5)])
  const bricks = line(
    Array.from({ length: 15 }, (_, i) => `M0 ${i * 44}H800`).join('') +
      Array.from(
        { length: 90 },
        (_, i) => `M${(i % 10) * 88 + (Math.floor(i / 10) % 2) * 44} ${Math.floor(i / 10) * 44 * 1.6}v44`,
      ).join(''),
    darken(wall, 0.3),
    2.5,
    { opacity: 0.3 },
  )
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(wall, 0.15)],
          [1, darken(wall, 0.12)],
        ],
        30,
      ),
    ) +
    bricks +
    path('M0 0H420L120 640H0Z', '#fff6dd', { opacity: 0.2 }) +
    rect(
      { x: 0, y: 640, w: 800, h: 160 },
      sheet.linear([
        [0, '#7d766d'],
        [1, '#a79f93'],
      ]),
    ) +
    rect({ x: 0, y: 634, w: 800, h: 14 }, '#5f5850') +
    group(
      { opacity: 0.22, transform: 'translate(40 10)' },
      stand(objects.bicycle({ ...brush, palette: { ...palette, accent: '#222222' } }), { x: 420, y: 690, size: 620 }),
    ) +
    stand(objects.bicycle(brush), { x: 400, y: 708, size: 640 }) +
    stand(objects.plant(brush), { x: 90, y: 690, size: 240 })
  )
}
