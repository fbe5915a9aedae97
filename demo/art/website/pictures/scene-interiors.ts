import { darken, lighten, mix } from '#demo/art/colour.ts'
import { drawFigure } from '#demo/art/portrait.ts'
import { type Presentation, inventPerson } from '#demo/art/portrait/person.ts'
import { type Sheet, circle, ellipse, group, line, n, path, rect } from '#demo/art/svg.ts'

import { objects } from './objects.ts'
import { type Brush, type Scene, shadow, stand, whole } from './picture.ts'

const walls = ['#e5dccd', '#cfd4c9', '#d9b9a0', '#b9c4c9', '#efe9de', '#8f9d8b', '#c98f74', '#52605e']
const floors = ['#b98a5a', '#8d6240', '#d2b48c', '#a59a8c']

function room(sheet: Sheet, wall: string, floor: string): string {
  const boards = line(
    Array.from({ length: 11 }, (_, i) => `M${-500 + i * 180} 800L${80 + i * 64} 590`).join(''),
    darken(floor, 0.4),
    2.5,
    { opacity: 0.35 },
  )
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(wall, 0.14)],
          [1, darken(wall, 0.14)],
        ],
        20,
      ),
    ) +
    rect(
      { x: 0, y: 590, w: 800, h: 210 },
      sheet.linear([
        [0, darken(floor, 0.22)],
        [1, lighten(floor, 0.12)],
      ]),
    ) +
    boards +
    rect({ x: 0, y: 576, w: 800, h: 15 }, lighten(wall, 0.45))
  )
}

function daylight(sheet: Sheet, x: number): string {
  return group(
    { filter: sheet.blur(7), opacity: 0.42 },
    path(`M${x} 120l170 30v190l-170 -26ZM${x} 340l170 26v160l-170 -24Z`, '#fffbe6') +
      path(`M${x - 60} 660l300 -10l90 110l-340 20Z`, '#fffbe6', { opacity: 0.8 }),
  )
}

function pane(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  return (
    rect({ x: x - 12, y: y - 12, w: w + 24, h: h + 24 }, '#f6f2ea') +
    rect(
      { x, y, w, h },
      sheet.linear([
        [0, '#8fbad2'],
        [0.6, '#e6efe6'],
        [1, '#b5c79c'],
      ]),
    ) +
    ellipse([x + w * 0.3, y + h * 0.9, w * 0.4, h * 0.2], '#6d8a54') +
    ellipse([x + w * 0.8, y + h * 0.86, w * 0.3, h * 0.26], '#557343') +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, '#f6f2ea', 10)
  )
}

export const livingRoom: Scene = (brush) => {
  const { sheet, random } = brush
  const wall = random.pick(walls)
  return (
    room(sheet, wall, random.pick(floors)) +
    daylight(sheet, 300) +
    stand(objects.frame(brush), { x: 430, y: 360, size: 230 }) +
    ellipse([420, 720, 330, 56], random.pick(['#e6dccb', '#b5654a', '#6f7f78', '#d9c39a']), { opacity: 0.9 }) +
    stand(objects.plant(brush), { x: 130, y: 650, size: 370 }) +
    stand(objects.lamp(brush), { x: 650, y: 620, size: 380 }) +
    stand(random.chance(0.6) ? objects.armchair(brush) : objects.chair(brush), { x: 400, y: 716, size: 430 }) +
    stand(objects.table(brush), { x: 640, y: 752, size: 210 })
  )
}

export const window: Scene = (brush) => {
  const { sheet, random } = brush
  return (
    room(sheet, random.pick(walls), random.pick(floors)) +
    pane(sheet, 240, 90, 330, 400) +
    path('M240 500L570 500L760 760H120Z', '#fffbe6', { opacity: 0.32, filter: sheet.blur(8) }) +
    path('M190 60c40 160 10 360 -20 520H90V60ZM610 60c-40 160 -10 360 20 520h80V60Z', '#f8f3e8', { opacity: 0.88 }) +
    stand(objects.plant(brush), { x: 640, y: 690, size: 350 }) +
    stand(random.chance(0.5) ? objects.chair(brush) : objects.stool(brush), { x: 270, y: 710, size: 330 })
  )
}

export const bedroom: Scene = (brush) => {
  const { sheet, random } = brush
  const wall = random.pick(walls)
  const throwColour = random.pick([brush.palette.accent, '#b5654a', '#7f8f7a', '#3d4b5c'])
  return (
    room(sheet, wall, random.pick(floors)) +
    pane(sheet, 560, 110, 190, 300) +
    daylight(sheet, 210) +
    rect(
      { x: 120, y: 330, w: 460, h: 200, rx: 20 },
      sheet.linear([
        [0, '#a97f52'],
        [1, '#7d5836'],
      ]),
    ) +
    path(
      'M96 520c0 -40 508 -40 508 0l40 170c4 30 -10 40 -30 40H86c-20 0 -34 -10 -30 -40Z',
      sheet.linear([
        [0, '#ffffff'],
        [0.5, '#efe9df'],
        [1, '#cfc6b8'],
      ]),
    ) +
    [220, 430]
      .map((x) =>
        path(
          `M${x - 84} 500c0 -70 168 -70 168 0c10 40 -178 40 -168 0Z`,
          sheet.linear([
            [0, '#ffffff'],
            [1, '#ddd5c8'],
          ]),
        ),
      )
      .join('') +
    path(
      'M70 620c160 -20 420 -20 560 0l14 70c4 30 -10 40 -30 40H86c-20 0 -34 -10 -30 -40Z',
      sheet.linear([
        [0, lighten(throwColour, 0.15)],
        [1, darken(throwColour, 0.25)],
      ]),
    ) +
    line('M120 640q140 -16 240 -10M100 680q200 -20 460 -6', darken(throwColour, 0.4), 4, { opacity: 0.4 }) +
    stand(objects.lamp(brush), { x: 700, y: 640, size: 270 }) +
    stand(objects.frame(brush), { x: 350, y: 300, size: 200 })
  )
}

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
    group({ transform: `translate(${n(random.between(60, 180))} 106) scale(.88)` }, figure) +
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
