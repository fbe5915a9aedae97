import { circle, ellipse, line, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { objects } from './objects.ts'
import { shadow, stand, type Scene, whole } from './picture.ts'
import { pane, room } from './room.ts'

const shelf = (y: number) =>
  rect({ x: 90, y, w: 620, h: 13 }, '#8d6038') + rect({ x: 90, y: y + 13, w: 620, h: 20 }, '#000', { opacity: 0.2 })

export const cafe: Scene = (brush) => {
  const { sheet, random, palette } = brush
  const wall = random.pick(['#3b4a44', '#6b4636', '#d9cdb8', '#2f3438', '#8a5a40', darken(palette.accent, 0.45)])
  const goods = [
    ['mug', 'vase', 'teapot', 'coffeeBag', 'bowl'],
    ['wineBottle', 'coffeeBag', 'plant', 'vase', 'mug'],
  ] as const
  const lamps = [180, 400, 620]
    .map(
      (x) =>
        line(`M${x} 0V120`, '#1a1614', 4) +
        circle(
          x,
          180,
          150,
          sheet.radial([
            [0, '#ffdf9e', 0.7],
            [1, '#ffdf9e', 0],
          ]),
        ) +
        path(
          `M${x - 46} 168c0 -64 92 -64 92 0Z`,
          sheet.linear(
            [
              [0, '#2b2522'],
              [1, '#6b5230'],
            ],
            0,
          ),
        ) +
        ellipse([x, 168, 46, 8], '#fff0c4'),
    )
    .join('')
  const counter =
    rect(
      { x: 0, y: 560, w: 800, h: 240 },
      sheet.linear([
        [0, '#a8744a'],
        [1, '#5a3a24'],
      ]),
    ) +
    rect(
      { x: 0, y: 546, w: 800, h: 26 },
      sheet.linear([
        [0, '#e9dcc6'],
        [1, '#c9b595'],
      ]),
    ) +
    line(Array.from({ length: 17 }, (_, i) => `M${i * 50} 574V800`).join(''), '#2a180d', 3, { opacity: 0.4 })
  return (
    rect(
      whole,
      sheet.linear([
        [0, lighten(wall, 0.08)],
        [1, darken(wall, 0.3)],
      ]),
    ) +
    shelf(330) +
    shelf(478) +
    goods
      .map((row, r) =>
        row.map((name, i) => stand(objects[name](brush), { x: 170 + i * 116, y: 332 + r * 148, size: 112 })).join(''),
      )
      .join('') +
    counter +
    lamps +
    stand(objects.loaf(brush), { x: 210, y: 560, size: 200 }) +
    stand(objects.croissant(brush), { x: 400, y: 562, size: 160 }) +
    stand(objects.mug(brush), { x: 560, y: 562, size: 120 }) +
    stand(objects.plant(brush), { x: 700, y: 560, size: 220 })
  )
}

export const reception: Scene = (brush) => {
  const { sheet, random, palette } = brush
  const wall = random.pick(['#e6eeeb', '#eef0ea', '#e3e9f0', '#f3ebe2'])
  return (
    room(sheet, wall, '#d6cdbf') +
    rect({ x: 60, y: 120, w: 300, h: 300, rx: 150 }, mix(palette.accent, '#ffffff', 0.6)) +
    path('M196 210h28v46h46v28h-46v46h-28v-46h-46v-28h46Z', '#fff') +
    pane(sheet, 500, 120, 220, 280) +
    stand(objects.plant(brush), { x: 700, y: 640, size: 330 }) +
    path(
      'M120 470h420v200H140c-14 0 -20 -8 -20 -20Z',
      sheet.linear([
        [0, '#f8f5ef'],
        [1, '#d9d1c4'],
      ]),
    ) +
    rect({ x: 104, y: 454, w: 452, h: 24, rx: 6 }, '#b98a5a') +
    line(Array.from({ length: 12 }, (_, i) => `M${150 + i * 32} 486V664`).join(''), '#b98a5a', 7, { opacity: 0.55 }) +
    stand(objects.bouquet(brush), { x: 190, y: 458, size: 170 }) +
    shadow(sheet, [340, 676, 260, 16])
  )
}
