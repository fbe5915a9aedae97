import { circle, ellipse, group, line, path } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { type Drawable, ball, round, shadow } from './picture.ts'

export const loaf: Drawable = ({ sheet, random }) => {
  const crust = random.pick(['#b06f35', '#9a5a2a', '#c58446'])
  const fill = sheet.radial(
    [
      [0, lighten(crust, 0.32)],
      [0.5, crust],
      [1, darken(crust, 0.55)],
    ],
    [0.4, 0.25, 0.8],
  )
  const scores = random.pick([
    'M110 250q90 -70 190 -60M120 300q90 -60 190 -50',
    'M200 180q-20 80 10 170M200 220q-40 -10 -60 -30M204 260q-50 0 -80 -20M206 300q-50 10 -90 -10M202 216q40 -10 60 -30M206 256q50 0 80 -20',
    'M90 280q110 -90 230 -20',
  ])
  const flour = Array.from({ length: 26 }, () =>
    circle(random.between(100, 300), random.between(200, 300), random.between(1.5, 4), '#fff3dc', {
      opacity: random.between(0.2, 0.6),
    }),
  ).join('')
  return (
    shadow(sheet, [210, 376, 180, 24]) +
    path('M40 310c0 -90 70 -140 160 -140s160 50 160 140c0 50 -50 70 -160 70s-160 -20 -160 -70Z', fill) +
    line(scores, darken(crust, 0.45), 15, { opacity: 0.6 }) +
    line(scores, '#f0cf9a', 9) +
    flour
  )
}

export const croissant: Drawable = ({ sheet, random }) => {
  const crust = random.pick(['#c7802f', '#b86e28'])
  const part = (x: number, y: number, rx: number, ry: number, turn: number) =>
    ellipse(
      [x, y, rx, ry],
      sheet.radial(
        [
          [0, lighten(crust, 0.4)],
          [0.5, crust],
          [1, darken(crust, 0.5)],
        ],
        [0.4, 0.2, 0.8],
      ),
      { transform: `rotate(${turn} ${x} ${y})` },
    )
  return (
    shadow(sheet, [205, 372, 170, 20]) +
    part(70, 336, 44, 26, -50) +
    part(330, 336, 44, 26, 50) +
    part(102, 296, 54, 44, -42) +
    part(298, 296, 54, 44, 42) +
    part(146, 268, 54, 62, -20) +
    part(254, 268, 54, 62, 20) +
    part(200, 262, 46, 78, 0) +
    line('M182 214q18 -10 36 0M178 244q22 -10 44 0M122 236q14 -14 30 -8M250 228q18 -4 30 8', lighten(crust, 0.6), 4, {
      opacity: 0.5,
    })
  )
}

export const bun: Drawable = ({ sheet, random }) => {
  const crust = random.pick(['#b5712f', '#a4622b'])
  return (
    shadow(sheet, [208, 374, 140, 22]) +
    path('M70 300c0 -70 60 -110 130 -110s130 40 130 110c0 56 -50 78 -130 78s-130 -22 -130 -78Z', ball(sheet, crust)) +
    line('M200 284c-30 -20 -40 20 -6 26c50 8 66 -56 10 -72c-70 -18 -118 50 -74 96', darken(crust, 0.5), 10, {
      opacity: 0.75,
    }) +
    line('M112 268c30 -50 110 -66 160 -24M150 238q40 -22 86 -8', '#fff6e6', 9, { opacity: 0.8 })
  )
}

export const cake: Drawable = ({ sheet, palette }) =>
  shadow(sheet, [205, 380, 160, 18]) +
  path('M70 220v130c0 40 260 40 260 0V220Z', round(sheet, '#e9cfa9')) +
  path('M70 270c60 24 200 24 260 0v24c-60 24 -200 24 -260 0Z', round(sheet, palette.accent)) +
  path(
    'M64 206v40c10 20 24 -8 40 8s26 30 44 10s34 20 54 4s30 24 52 2s24 22 42 6s30 0 40 -26v-44Z',
    round(sheet, '#fbf1e4'),
  ) +
  ellipse([200, 206, 136, 40], '#fff8ee') +
  [
    [140, 200],
    [176, 186],
    [214, 192],
    [250, 202],
    [196, 212],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 15, ball(sheet, '#b3263f')))
    .join('')

export const plate: Drawable = ({ sheet, random }) => {
  const bits = Array.from({ length: 9 }, () => {
    const [x, y] = [random.between(130, 270), random.between(130, 270)]
    const colour = random.pick(['#7c9a3f', '#c6482f', '#e7b24a', '#f3e3c2', '#4f6d2f', '#d98c55'])
    return ellipse([x, y, random.between(14, 34), random.between(12, 24)], ball(sheet, colour), {
      transform: `rotate(${Math.round(random.between(0, 180))} ${Math.round(x)} ${Math.round(y)})`,
    })
  }).join('')
  const herbs = Array.from({ length: 14 }, () => {
    const [x, y] = [random.between(130, 270), random.between(130, 270)]
    return path(`M${Math.round(x)} ${Math.round(y)}q8 -16 22 -12q-4 14 -22 12Z`, random.pick(['#4d7a35', '#6c9a46']))
  }).join('')
  return (
    shadow(sheet, [214, 222, 196, 186], 0.5) +
    circle(
      200,
      200,
      178,
      sheet.linear(
        [
          [0, '#fffdf8'],
          [1, '#d9d2c6'],
        ],
        50,
      ),
    ) +
    circle(
      200,
      200,
      130,
      sheet.linear(
        [
          [0, '#e6dfd2'],
          [1, '#fbf8f1'],
        ],
        50,
      ),
    ) +
    circle(200, 204, 92, ball(sheet, random.pick(['#c98b3d', '#b5553a', '#8d9a4a', '#e0b765']))) +
    bits +
    herbs
  )
}

export const pear: Drawable = ({ sheet, random }) => {
  const skin = random.pick(['#b8b04a', '#c98c3e', '#a33b2e'])
  return group(
    {},
    shadow(sheet, [210, 376, 96, 16]) +
      line('M200 180q4 -30 20 -44', '#5b3d22', 7) +
      path(
        'M200 176c30 0 36 40 44 74c8 26 40 44 40 82c0 34 -38 50 -84 50s-84 -16 -84 -50c0 -38 32 -56 40 -82c8 -34 14 -74 44 -74Z',
        ball(sheet, skin),
      ) +
      ellipse([168, 300, 12, 26], '#fff', { opacity: 0.25 }),
  )
}

export const candle: Drawable = ({ sheet, palette }) =>
  circle(
    200,
    150,
    110,
    sheet.radial([
      [0, '#ffd98a', 0.8],
      [1, '#ffd98a', 0],
    ]),
  ) +
  shadow(sheet, [210, 378, 90, 14]) +
  path('M140 220h120v150c0 14 -120 14 -120 0Z', round(sheet, palette.soft)) +
  ellipse([200, 220, 60, 14], lighten(palette.soft, 0.5)) +
  line('M200 220V196', '#2b211a', 5) +
  path(
    'M200 130c24 34 20 66 0 66s-24 -32 0 -66Z',
    sheet.linear([
      [0, '#fff3c4'],
      [1, '#ff9a3c'],
    ]),
  )
