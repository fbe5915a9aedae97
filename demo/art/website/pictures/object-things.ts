import { circle, ellipse, group, line, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { type Drawable, ball, round, shadow } from './picture.ts'

export const bouquet: Drawable = ({ sheet, random, palette }) => {
  const blooms = random.pick([
    ['#f2b8b5', '#e88d8a', '#fbe3dc', '#c95f68'],
    ['#f6d55c', '#f2a541', '#fff0c2', '#e06c3c'],
    ['#c9b6e4', '#9d83c9', '#f1e8fb', '#e7a6c6'],
    ['#fdf6ec', '#f3e3cf', '#e9c7b0', '#ffffff'],
    ['#b3263f', '#d94f5c', '#7a1730', '#f0a58f'],
  ])
  const stems = Array.from({ length: 9 }, (_, i) =>
    line(
      `M200 300Q${150 + i * 12} 220 ${70 + i * 32} ${random.between(90, 190)}`,
      random.pick(['#5d7a45', '#47653a', '#7a9458']),
      5,
    ),
  ).join('')
  const leaves = Array.from({ length: 16 }, () =>
    path('M0 0C14 -16 16 -46 0 -66C-16 -46 -14 -16 0 0Z', random.pick(['#567a48', '#3f6140', '#7f9c62']), {
      transform: `translate(${Math.round(random.between(90, 310))} ${Math.round(random.between(110, 270))}) rotate(${Math.round(random.between(-80, 80))})`,
    }),
  ).join('')
  const bloom = () => {
    const [x, y, r] = [random.between(80, 320), random.between(60, 220), random.between(22, 42)]
    const colour = random.pick(blooms)
    const petals = Array.from({ length: 7 }, (_, i) =>
      ellipse(
        [x + Math.cos(i * 0.9) * r * 0.5, y + Math.sin(i * 0.9) * r * 0.5, r * 0.55, r * 0.5],
        ball(sheet, i % 2 ? colour : lighten(colour, 0.18)),
      ),
    ).join('')
    return petals + circle(x, y, r * 0.3, darken(colour, 0.25))
  }
  const vessel = random.chance(0.6)
    ? path('M150 270h100l-10 110h-80Z', round(sheet, random.pick(['#d8cfc1', '#7c8f92', palette.accent, '#b5765a'])))
    : path('M140 260l60 -20l60 20l-30 120h-60Z', round(sheet, '#d9b98c'))
  return shadow(sheet, [208, 378, 90, 14]) + stems + leaves + Array.from({ length: 13 }, bloom).join('') + vessel
}

const wheel = (x: number) =>
  circle(x, 290, 84, 'none', { stroke: '#23201e', 'stroke-width': 8 }) +
  circle(x, 290, 77, 'none', { stroke: '#b9a98e', 'stroke-width': 3 }) +
  line(
    Array.from(
      { length: 10 },
      (_, i) => `M${x} 290L${(x + Math.cos(i * 0.628) * 76).toFixed(1)} ${(290 + Math.sin(i * 0.628) * 76).toFixed(1)}`,
    ).join(''),
    '#8d8a86',
    1.2,
  ) +
  circle(x, 290, 8, '#4a4643')

export const bicycle: Drawable = ({ sheet, random, palette }) => {
  const frame = random.pick([palette.accent, palette.second, '#2f5d50', '#c4563a', '#d9a441', '#34495e', '#e8e0d0'])
  const drop = random.chance(0.5)
  const bars = drop ? 'M272 128h26c26 0 24 40 -4 38' : 'M272 126c-10 -20 -40 -16 -44 -8M272 126l20 -6'
  return (
    shadow(sheet, [200, 376, 190, 12]) +
    wheel(92) +
    wheel(308) +
    line('M92 290L160 170M92 290H190L262 180H156M190 290L146 150M308 290L268 140', darken(frame, 0.25), 11) +
    line('M92 290L160 170M92 290H190L262 180H156M190 290L146 150M308 290L268 140', frame, 8) +
    line('M92 290H190', '#3a3633', 2) +
    circle(190, 290, 20, 'none', { stroke: '#4a4643', 'stroke-width': 6 }) +
    line('M190 290l18 30h12', '#4a4643', 6) +
    line(bars, '#5a3b26', 9) +
    path('M112 142c20 -10 50 -8 66 0c-6 14 -30 14 -40 8Z', '#5a3b26')
  )
}

export const helmet: Drawable = ({ sheet, palette }) =>
  shadow(sheet, [205, 372, 160, 18]) +
  path(
    'M50 330c0 -120 70 -190 160 -190s150 70 150 170c0 20 -10 24 -30 24H80c-20 0 -30 6 -30 -4Z',
    ball(sheet, palette.accent),
  ) +
  line('M120 200c30 -24 70 -34 110 -28M100 250c50 -34 130 -44 190 -20', darken(palette.accent, 0.5), 13, {
    opacity: 0.65,
  }) +
  line('M110 336c20 30 70 44 100 40M300 334c-10 24 -50 40 -90 42', '#2b2725', 6)

export const book: Drawable = ({ sheet, random, palette }) => {
  const colours = random.shuffle([palette.accent, palette.second, '#e8dcc6', '#3b4a5c', '#b5583b', '#7d8f6a'])
  const lying = [0, 1, 2]
    .map(
      (i) =>
        rect(
          { x: 60 + i * 12, y: 340 - i * 42, w: 270 - i * 26, h: 40, rx: 3 },
          sheet.linear([
            [0, lighten(colours[i] ?? '#888', 0.15)],
            [1, darken(colours[i] ?? '#888', 0.2)],
          ]),
        ) + rect({ x: 86 + i * 14, y: 352 - i * 42, w: 90, h: 6 }, '#fff', { opacity: 0.55 }),
    )
    .join('')
  return (
    shadow(sheet, [205, 380, 170, 14]) +
    lying +
    group(
      { transform: 'rotate(-8 200 170)' },
      rect(
        { x: 130, y: 60, w: 140, h: 196, rx: 3 },
        sheet.linear(
          [
            [0, lighten(colours[3] ?? '#999', 0.2)],
            [1, darken(colours[3] ?? '#999', 0.1)],
          ],
          40,
        ),
      ) +
        circle(200, 140, 36, colours[4] ?? '#fff') +
        rect({ x: 156, y: 204, w: 88, h: 9 }, '#fff', { opacity: 0.8 }) +
        rect({ x: 172, y: 222, w: 56, h: 6 }, '#fff', { opacity: 0.6 }),
    )
  )
}

export const magazine: Drawable = ({ sheet, random, palette }) => {
  const sky = random.pick(['#f0a35e', '#8fb7c9', '#e6b7b0', '#cfd8c0'])
  return (
    shadow(sheet, [215, 376, 140, 16]) +
    rect({ x: 92, y: 40, w: 228, h: 332 }, '#d9d4ca') +
    rect(
      { x: 84, y: 34, w: 228, h: 336 },
      sheet.linear([
        [0, lighten(sky, 0.3)],
        [1, sky],
      ]),
    ) +
    circle(230, 180, 44, '#fff4d8') +
    path('M84 270c60 -60 120 20 228 -40v140H84Z', palette.accent) +
    path('M84 310c80 -40 140 10 228 -20v80H84Z', darken(palette.accent, 0.35)) +
    rect({ x: 104, y: 56, w: 150, h: 30 }, '#1d1a18') +
    rect({ x: 104, y: 98, w: 60, h: 7 }, '#1d1a18', { opacity: 0.7 })
  )
}

export const frame: Drawable = ({ sheet, random, palette }) => {
  const [a, b] = random.shuffle([palette.accent, palette.second, '#d9a441', '#3d5a6c', '#b5583b'])
  return (
    shadow(sheet, [212, 372, 150, 16]) +
    rect({ x: 70, y: 40, w: 260, h: 330 }, round(sheet, '#6b4a30')) +
    rect({ x: 82, y: 52, w: 236, h: 306 }, '#f8f4ec') +
    rect({ x: 116, y: 90, w: 168, h: 226 }, lighten(a ?? '#888', 0.6)) +
    circle(190, 170, 50, a ?? '#888') +
    path('M116 316c40 -90 100 -100 168 -40v40Z', b ?? '#555')
  )
}

export const camera: Drawable = ({ sheet }) =>
  shadow(sheet, [208, 372, 170, 18]) +
  path('M130 130h90l16 30h-122Z', '#35312e') +
  rect(
    { x: 40, y: 158, w: 320, h: 206, rx: 22 },
    sheet.linear([
      [0, '#c9c3b8'],
      [0.3, '#d9d4ca'],
      [0.3, '#2f2b29'],
      [1, '#1d1a19'],
    ]),
  ) +
  circle(200, 262, 84, round(sheet, '#4a4542')) +
  circle(200, 262, 62, '#191716') +
  circle(
    200,
    262,
    44,
    sheet.radial(
      [
        [0, '#7fa3c9'],
        [0.5, '#2c3d57'],
        [1, '#0d1018'],
      ],
      [0.4, 0.35, 0.7],
    ),
  ) +
  circle(182, 244, 10, '#fff', { opacity: 0.7 }) +
  rect({ x: 290, y: 176, w: 44, h: 24, rx: 4 }, '#8fa4b3') +
  circle(84, 150, 16, '#8d8780')

export const headphones: Drawable = ({ sheet, palette }) =>
  shadow(sheet, [205, 378, 150, 14]) +
  path('M66 270c0 -110 50 -190 134 -190s134 80 134 190', 'none', {
    stroke: round(sheet, '#2c2927'),
    'stroke-width': 22,
  }) +
  path('M84 200c10 -60 56 -96 116 -96s106 36 116 96', 'none', {
    stroke: palette.accent,
    'stroke-width': 8,
    opacity: 0.85,
  }) +
  rect({ x: 40, y: 238, w: 66, h: 130, rx: 32 }, round(sheet, palette.accent)) +
  rect({ x: 294, y: 238, w: 66, h: 130, rx: 32 }, round(sheet, palette.accent)) +
  rect({ x: 92, y: 250, w: 30, h: 108, rx: 15 }, '#2c2927') +
  rect({ x: 278, y: 250, w: 30, h: 108, rx: 15 }, '#2c2927')

export const microphone: Drawable = ({ sheet }) =>
  shadow(sheet, [205, 378, 110, 12]) +
  line('M200 270V366M140 372h120', '#2b2826', 14) +
  path('M104 170c0 130 192 130 192 0', 'none', { stroke: '#4a4642', 'stroke-width': 12 }) +
  rect({ x: 136, y: 40, w: 128, h: 210, rx: 64 }, round(sheet, '#8f8a84')) +
  line(Array.from({ length: 9 }, (_, i) => `M140 ${76 + i * 15}h120`).join(''), '#2b2826', 3, { opacity: 0.6 }) +
  rect({ x: 136, y: 196, w: 128, h: 14 }, '#d8b25a')
