import { darken, lighten, mix } from '#demo/art/colour.ts'
import { type Sheet, circle, ellipse, group, line, n, path, rect } from '#demo/art/svg.ts'

import { objects } from './objects.ts'
import { type Scene, shadow, stand, whole } from './picture.ts'

const skies: readonly (readonly [string, string])[] = [
  ['#4f86b8', '#dfeaf0'],
  ['#8fb4c9', '#f4ead9'],
  ['#34406b', '#f0a77c'],
  ['#c9d3d6', '#f4f1ea'],
  ['#1d2b4a', '#7f93b0'],
]

const openSky = (sheet: Sheet, [top, low]: readonly [string, string]) =>
  rect(
    whole,
    sheet.linear([
      [0, top],
      [0.75, low],
    ]),
  )

export const house: Scene = ({ sheet, random }) => {
  const clad = random.pick(['#3a3430', '#a8764a', '#d9d4ca', '#6b3a2a', '#2f3b38'])
  const dusk = random.chance(0.5)
  const glass = dusk
    ? sheet.linear(
        [
          [0, '#ffe1a3'],
          [1, '#f3b25c'],
        ],
        60,
      )
    : sheet.linear(
        [
          [0, '#7fa3b5'],
          [0.5, '#d5e3e6'],
          [1, '#5f8496'],
        ],
        40,
      )
  const grass = random.pick(['#5c7040', '#7a7a45', '#46593b'])
  return (
    openSky(sheet, dusk ? ['#34406b', '#f0a77c'] : random.pick(skies)) +
    path('M0 470C120 400 260 440 400 420C560 396 700 430 800 390V640H0Z', mix(grass, '#8fa5a8', 0.5)) +
    rect(
      { x: 0, y: 560, w: 800, h: 240 },
      sheet.linear([
        [0, lighten(grass, 0.15)],
        [1, darken(grass, 0.35)],
      ]),
    ) +
    shadow(sheet, [420, 628, 400, 36], 0.5) +
    path(
      'M120 610V390L330 250L540 390V610Z',
      sheet.linear(
        [
          [0, lighten(clad, 0.14)],
          [1, darken(clad, 0.2)],
        ],
        20,
      ),
    ) +
    path('M540 610V390H730V610Z', darken(clad, 0.4)) +
    path('M104 398L330 244L556 398L742 398V380L560 376L330 222L90 386Z', darken(clad, 0.6)) +
    line(
      Array.from(
        { length: 20 },
        (_, i) => `M${136 + i * 21} 610V${n(Math.max(270, 390 - Math.min(i, 19 - i) * 14))}`,
      ).join(''),
      '#000',
      1.5,
      { opacity: 0.25 },
    ) +
    path('M200 610V400L330 312L460 400V610Z', glass) +
    line('M330 312V610M200 470H460M265 356V610M395 356V610', darken(clad, 0.55), 7) +
    rect({ x: 570, y: 430, w: 130, h: 120 }, glass) +
    line('M635 430V550', darken(clad, 0.6), 6) +
    path('M280 612H400L520 800H200Z', '#cfc6b6', { opacity: 0.8 }) +
    [60, 100, 690, 760]
      .map((x) =>
        ellipse([x, 612, random.between(30, 56), random.between(22, 40)], darken(grass, random.between(0.2, 0.5))),
      )
      .join('') +
    line('M742 640C740 520 750 420 730 300', '#3b2c22', 11) +
    Array.from({ length: 9 }, () =>
      ellipse(
        [random.between(660, 800), random.between(210, 350), random.between(36, 66), random.between(28, 46)],
        random.pick(['#4b6338', '#5f7a45', '#3a5230']),
        { opacity: 0.92 },
      ),
    ).join('')
  )
}

export const facade: Scene = ({ sheet, random }) => {
  const stone = random.pick(['#d9cbb5', '#c98f6b', '#b8bfc2', '#e6ddd0', '#a86a55'])
  const cells: string[] = []
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = [28 + column * 130, 20 + row * 136]
      const lit = random.chance(0.14)
      cells.push(
        rect({ x: x + 6, y: y + 8, w: 92, h: 108 }, darken(stone, 0.45)) +
          rect(
            { x: x + 14, y: y + 16, w: 78, h: 100 },
            lit
              ? '#f7d38d'
              : sheet.linear(
                  [
                    [0, '#41596b'],
                    [0.5, '#8fa9b5'],
                    [1, '#3a4f5e'],
                  ],
                  50,
                ),
          ) +
          line(`M${x + 53} ${y + 16}v100M${x + 14} ${y + 60}h78`, lighten(stone, 0.3), 4) +
          rect({ x, y: y + 114, w: 106, h: 9 }, lighten(stone, 0.25)) +
          (random.chance(0.3) ? ellipse([x + 53, y + 110, 34, 12], '#4f6b3f') : ''),
      )
    }
  }
  return (
    group(
      { transform: 'skewY(-5) translate(0 30)' },
      rect(
        { x: 0, y: -60, w: 800, h: 960 },
        sheet.linear(
          [
            [0, lighten(stone, 0.15)],
            [1, darken(stone, 0.18)],
          ],
          10,
        ),
      ) + cells.join(''),
    ) +
    path('M0 0H360L-10 520Z', '#fff8e6', { opacity: 0.16 }) +
    path('M800 240V800H300Z', '#1a1410', { opacity: 0.3 })
  )
}

export const tower: Scene = ({ sheet, random }) => {
  const glass = random.pick(['#3f6478', '#4a5568', '#7a6a58', '#2f4a4f'])
  const tall = (x: number, w: number, top: number, colour: string) =>
    path(
      `M${x} 820V${top}l${w * 0.62} -46V820Z`,
      sheet.linear([
        [0, lighten(colour, 0.35)],
        [1, colour],
      ]),
    ) +
    path(`M${x + w * 0.62} 820V${top - 46}l${w * 0.38} 60V820Z`, darken(colour, 0.4)) +
    line(
      Array.from({ length: 24 }, (_, i) => `M${x} ${top + 26 + i * 30}l${n(w * 0.62)} -30l${n(w * 0.38)} 34`).join(''),
      '#fff',
      2,
      { opacity: 0.22 },
    ) +
    line([0.15, 0.3, 0.46].map((t) => `M${n(x + w * t)} 820V${n(top - 46 * (t / 0.62))}`).join(''), '#fff', 2, {
      opacity: 0.18,
    })
  return (
    openSky(sheet, random.pick(skies)) +
    group(
      { filter: sheet.blur(12), opacity: 0.6 },
      ellipse([240, 180, 220, 26], '#fff') + ellipse([600, 300, 200, 20], '#fff'),
    ) +
    tall(40, 190, 330, mix(glass, '#9fb3bd', 0.5)) +
    tall(570, 220, 260, mix(glass, '#9fb3bd', 0.35)) +
    tall(240, 330, 120, glass)
  )
}

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
      d += `M${n(x)} 800V${n(top)}h${n(w)}V800Z`
      if (random.chance(0.25)) d += `M${n(x + w / 2 - 3)} ${n(top)}v-46h6v46Z`
      if (row > 0)
        for (let wy = top + 16; wy < 780; wy += 24)
          for (let wx = x + 10; wx < x + w - 12; wx += 18)
            if (random.chance(0.22)) lights += `M${n(wx)} ${n(wy)}h8v11h-8Z`
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
