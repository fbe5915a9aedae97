import { ellipse, group, line, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { openSky, skies } from './open-sky.ts'
import { shadow, type Scene } from './picture.ts'

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
        (_, i) => `M${136 + i * 21} 610V${svgNumber(Math.max(270, 390 - Math.min(i, 19 - i) * 14))}`,
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
      Array.from(
        { length: 24 },
        (_, i) => `M${x} ${top + 26 + i * 30}l${svgNumber(w * 0.62)} -30l${svgNumber(w * 0.38)} 34`,
      ).join(''),
      '#fff',
      2,
      { opacity: 0.22 },
    ) +
    line(
      [0.15, 0.3, 0.46].map((t) => `M${svgNumber(x + w * t)} 820V${svgNumber(top - 46 * (t / 0.62))}`).join(''),
      '#fff',
      2,
      {
        opacity: 0.18,
      },
    )
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
