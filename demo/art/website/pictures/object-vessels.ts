import { circle, ellipse, line, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { type Drawable, round, shadow } from './picture.ts'

const glazes = ['#d9d2c5', '#b86b4b', '#5f7a6d', '#34414f', '#e3c9a8', '#8d9db0', '#c98f7a', '#efe9df', '#4c5a3c']
const labels = ['#f3ede2', '#2d2a28', '#d8e0d4', '#efd9cc']

export const vase: Drawable = ({ sheet, random, palette }) => {
  const fill = round(sheet, random.pick([...glazes, palette.accent]))
  const body = random.pick([
    'M172 90h56c-2 50 62 80 62 170c0 74 -40 120 -90 120s-90 -46 -90 -120c0 -90 64 -120 62 -170Z',
    'M150 70h100c-10 40 -30 60 -20 110c14 50 40 80 30 140c-6 40 -30 60 -60 60s-54 -20 -60 -60c-10 -60 16 -90 30 -140c10 -50 -10 -70 -20 -110Z',
    'M184 120h32v60c60 10 86 60 76 120c-8 50 -40 80 -92 80s-84 -30 -92 -80c-10 -60 16 -110 76 -120Z',
  ])
  return (
    shadow(sheet, [220, 378, 120, 18]) +
    path(body, fill) +
    line('M126 250c20 14 130 14 148 0', '#fff', 2, { opacity: 0.16 })
  )
}

export const bowl: Drawable = ({ sheet, random }) => {
  const glaze = random.pick(glazes)
  return (
    shadow(sheet, [215, 378, 150, 18]) +
    path('M60 220c0 110 70 160 140 160s140 -50 140 -160Z', round(sheet, glaze)) +
    ellipse([200, 220, 140, 34], darken(glaze, 0.3)) +
    ellipse([200, 226, 126, 26], mix(glaze, '#3a2a1c', 0.25)) +
    ellipse([200, 220, 140, 34], 'none', { stroke: lighten(glaze, 0.35), 'stroke-width': 5 })
  )
}

export const mug: Drawable = ({ sheet, random, palette }) => {
  const glaze = random.pick([...glazes, palette.accent, palette.second])
  return (
    shadow(sheet, [215, 378, 130, 16]) +
    path('M280 210c70 -10 80 110 -6 112', 'none', { stroke: darken(glaze, 0.2), 'stroke-width': 22 }) +
    path('M100 180h190v130c0 50 -30 70 -95 70s-95 -20 -95 -70Z', round(sheet, glaze)) +
    ellipse([195, 180, 95, 24], lighten(glaze, 0.2)) +
    ellipse([195, 183, 84, 18], '#3b2316') +
    ellipse([185, 182, 50, 9], '#8a5c3a', { opacity: 0.8 })
  )
}

export const teapot: Drawable = ({ sheet, random }) => {
  const glaze = random.pick(glazes)
  return (
    shadow(sheet, [210, 378, 150, 18]) +
    line('M110 200c-70 -90 -20 -130 90 -130s160 40 90 130', '#8a6a48', 13) +
    path('M280 280c50 -10 60 -60 90 -84l14 8c-20 40 -40 110 -90 120Z', darken(glaze, 0.15)) +
    path(
      'M80 270c0 -70 50 -100 120 -100s120 30 120 100c0 70 -50 110 -120 110s-120 -40 -120 -110Z',
      round(sheet, glaze),
    ) +
    ellipse([200, 180, 62, 16], darken(glaze, 0.18)) +
    circle(200, 158, 14, darken(glaze, 0.3))
  )
}

export const kettle: Drawable = ({ sheet, palette }) =>
  shadow(sheet, [215, 378, 140, 18]) +
  line('M300 170c80 0 80 130 10 140', '#2a211c', 18) +
  line('M120 330c-60 -10 -30 -140 -90 -170', round(sheet, '#9aa0a3'), 13) +
  path(
    'M130 150h150l40 210c2 14 -8 20 -20 20H110c-12 0 -22 -6 -20 -20Z',
    round(sheet, palette.accent === '#17171a' ? '#33373a' : palette.accent),
  ) +
  ellipse([205, 150, 75, 16], '#2a2a2b') +
  circle(205, 128, 15, '#6b4a2f')

export const pump: Drawable = ({ sheet, random, palette }) => {
  const glass = random.pick(['#8c4a1f', '#e9e4da', '#31443b', palette.accent])
  const label = random.pick(labels)
  return (
    shadow(sheet, [220, 378, 100, 16]) +
    rect({ x: 186, y: 60, w: 28, h: 60 }, round(sheet, '#2b2927')) +
    path('M186 62h28v-14h-96v12c20 8 40 8 68 2Z', '#2b2927') +
    rect({ x: 164, y: 108, w: 72, h: 34, rx: 0 }, round(sheet, '#38342f')) +
    path(
      'M140 170c0 -22 12 -30 30 -30h60c18 0 30 8 30 30v190c0 14 -8 20 -20 20h-80c-12 0 -20 -6 -20 -20Z',
      round(sheet, glass),
    ) +
    rect({ x: 140, y: 210, w: 120, h: 110 }, round(sheet, label), { opacity: 0.95 }) +
    labelLines(label)
  )
}

function labelLines(label: string): string {
  const ink = label === '#2d2a28' ? '#f2eadb' : '#2d2a28'
  return (
    rect({ x: 164, y: 232, w: 60, h: 8 }, ink) +
    rect({ x: 164, y: 250, w: 40, h: 4 }, ink, { opacity: 0.6 }) +
    rect({ x: 164, y: 260, w: 50, h: 4 }, ink, { opacity: 0.6 }) +
    rect({ x: 164, y: 296, w: 24, h: 4 }, ink, { opacity: 0.6 })
  )
}

export const dropper: Drawable = ({ sheet, random, palette }) => {
  const glass = random.pick(['#7d3f1a', '#2f4a3e', '#3b4a63', palette.accent])
  return (
    shadow(sheet, [215, 378, 86, 14]) +
    path('M182 60c0 -26 36 -26 36 0v60h-36Z', round(sheet, '#262322')) +
    rect({ x: 172, y: 112, w: 56, h: 40 }, round(sheet, '#d8c39a')) +
    path(
      'M150 190c0 -26 20 -22 24 -40h52c4 18 24 14 24 40v170c0 14 -6 20 -18 20h-64c-12 0 -18 -6 -18 -20Z',
      round(sheet, glass),
    ) +
    rect({ x: 150, y: 230, w: 100, h: 96 }, round(sheet, '#f3ede2')) +
    labelLines('#f3ede2')
  )
}

export const jar: Drawable = ({ sheet, random, palette }) => {
  const glass = random.pick(['#e9e1d6', '#8c4a1f', '#d9c7bd', palette.soft, palette.accent])
  return (
    shadow(sheet, [212, 378, 120, 16]) +
    path('M100 270h200v86c0 18 -10 24 -26 24H126c-16 0 -26 -6 -26 -24Z', round(sheet, glass)) +
    rect({ x: 92, y: 212, w: 216, h: 66, rx: 8 }, round(sheet, random.pick(['#2b2927', '#d8c39a', '#f4f0e8']))) +
    rect({ x: 150, y: 306, w: 100, h: 8 }, darken(glass, 0.5), { opacity: 0.7 }) +
    rect({ x: 166, y: 326, w: 68, h: 5 }, darken(glass, 0.5), { opacity: 0.5 })
  )
}

export const tube: Drawable = ({ sheet, random, palette }) => {
  const colour = random.pick(['#efe8dd', '#dfe6dc', palette.soft, palette.accent, palette.second])
  return (
    shadow(sheet, [212, 378, 80, 14]) +
    rect({ x: 164, y: 326, w: 72, h: 54, rx: 5 }, round(sheet, '#2f2c29')) +
    path('M128 60h144l-26 270h-92Z', round(sheet, colour)) +
    rect({ x: 124, y: 50, w: 152, h: 20, rx: 3 }, darken(colour, 0.14)) +
    rect({ x: 166, y: 130, w: 68, h: 11 }, darken(colour, 0.6), { opacity: 0.75 }) +
    rect({ x: 172, y: 154, w: 56, h: 5 }, darken(colour, 0.6), { opacity: 0.5 }) +
    rect({ x: 180, y: 168, w: 40, h: 5 }, darken(colour, 0.6), { opacity: 0.5 })
  )
}

export const wineBottle: Drawable = ({ sheet, random, palette }) => {
  const glass = random.pick(['#22331f', '#3a1220', '#b7a35a', '#d99a8c', '#1f2a24'])
  const label = random.pick(labels.slice(0, 1).concat(palette.soft, palette.accent, '#f6efe0'))
  return (
    shadow(sheet, [216, 378, 76, 13]) +
    path(
      'M176 20h48v94c2 30 36 40 36 84v170c0 8 -4 12 -12 12h-96c-8 0 -12 -4 -12 -12V198c0 -44 34 -54 36 -84Z',
      round(sheet, glass),
    ) +
    rect({ x: 175, y: 16, w: 50, h: 70, rx: 3 }, round(sheet, random.pick(['#1a1716', '#7a2030', palette.accent]))) +
    rect({ x: 140, y: 226, w: 120, h: 104 }, round(sheet, label)) +
    circle(200, 262, 17, 'none', { stroke: darken(label, 0.65), 'stroke-width': 3 }) +
    rect({ x: 168, y: 292, w: 64, h: 6 }, darken(label, 0.65)) +
    rect({ x: 178, y: 306, w: 44, h: 4 }, darken(label, 0.65), { opacity: 0.6 })
  )
}

export const wineglass: Drawable = ({ sheet, random }) => {
  const wine = random.pick(['#6d1328', '#8e1f33', '#d9b24a', '#e39c8f'])
  return (
    shadow(sheet, [208, 378, 80, 10], 0.25) +
    ellipse([200, 374, 62, 9], '#ffffff', { opacity: 0.45 }) +
    rect({ x: 196, y: 240, w: 8, h: 134 }, '#ffffff', { opacity: 0.5 }) +
    path(
      'M132 160c0 60 30 88 68 88s68 -28 68 -88Z',
      sheet.linear(
        [
          [0, lighten(wine, 0.2)],
          [1, darken(wine, 0.3)],
        ],
        30,
      ),
    ) +
    ellipse([200, 160, 68, 12], lighten(wine, 0.2)) +
    path('M136 70c-12 100 -2 180 64 180s76 -80 64 -180', '#ffffff', {
      'fill-opacity': 0.14,
      stroke: '#fff',
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }) +
    line('M150 100c-6 40 -4 80 6 106', '#fff', 7, { opacity: 0.5 })
  )
}

export const coffeeBag: Drawable = ({ sheet, random, palette }) => {
  const colour = random.pick([
    palette.accent,
    palette.second,
    palette.soft,
    '#e8dfd0',
    '#2b2725',
    '#c4683f',
    '#5f7a6d',
    '#d9a441',
  ])
  const ink = colour === '#2b2725' ? '#f4ead8' : '#221a15'
  const art = random.pick([
    circle(200, 190, 42, ink, { opacity: 0.85 }),
    path('M150 220l50 -70l50 70Z', ink, { opacity: 0.85 }),
    line('M150 170q25 -24 50 0t50 0M150 196q25 -24 50 0t50 0M150 222q25 -24 50 0t50 0', ink, 8),
    path('M160 150h80v40a40 40 0 0 1 -80 0Z', ink, { opacity: 0.85 }),
  ])
  return (
    shadow(sheet, [216, 380, 116, 16]) +
    path(
      'M108 60h184c4 60 10 110 10 160s-4 110 -8 152c-1 6 -4 8 -10 8H116c-6 0 -9 -2 -10 -8c-4 -42 -8 -102 -8 -152s6 -100 10 -160Z',
      round(sheet, colour),
    ) +
    path('M106 44h188v44c-60 8 -128 8 -188 0Z', darken(colour, 0.12)) +
    line('M110 88c60 8 120 8 180 0', darken(colour, 0.4), 3, { opacity: 0.5 }) +
    art +
    rect({ x: 144, y: 262, w: 112, h: 12 }, ink) +
    rect({ x: 164, y: 286, w: 72, h: 6 }, ink, { opacity: 0.6 }) +
    rect({ x: 172, y: 300, w: 56, h: 6 }, ink, { opacity: 0.6 })
  )
}
