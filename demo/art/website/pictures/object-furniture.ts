import { ellipse, line, path } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { type Drawable, round, shadow } from './picture.ts'

const woods = ['#b98552', '#8a5a34', '#d3ab78', '#5a3a26', '#c79a66']
const fabrics = ['#c8bfae', '#7f8f7a', '#b0634a', '#3d4b5c', '#d9a441', '#e6dccb']

export const chair: Drawable = ({ sheet, random, palette }) => {
  const wood = random.pick(woods)
  const seat = random.pick([...fabrics, palette.accent])
  const back = random.pick([
    path('M112 60c40 -16 136 -16 176 0l-6 60c-40 -12 -124 -12 -164 0Z', round(sheet, wood)),
    path('M120 50h160c10 60 6 100 0 130H120c-6 -30 -10 -70 0 -130Z', round(sheet, seat)),
    line('M124 60c30 -12 122 -12 152 0M150 60l6 170M186 54l2 180M222 54l-2 180M250 60l-6 170', wood, 9),
  ])
  return (
    shadow(sheet, [210, 378, 130, 14]) +
    line('M132 240L112 376M268 240L288 376M150 240l-8 110M250 240l8 110', darken(wood, 0.25), 13) +
    line('M120 60L132 240M280 60L268 240', wood, 13) +
    back +
    path('M108 226c50 -14 134 -14 184 0l8 28c-50 14 -150 14 -200 0Z', round(sheet, seat))
  )
}

export const armchair: Drawable = ({ sheet, random, palette }) => {
  const fabric = random.pick([...fabrics, palette.accent, palette.second])
  return (
    shadow(sheet, [205, 378, 180, 18]) +
    line('M96 330l-12 48M304 330l12 48', random.pick(woods), 14) +
    path('M90 120c0 -60 40 -80 110 -80s110 20 110 80v140H90Z', round(sheet, fabric)) +
    path('M96 240h208v90H96Z', round(sheet, darken(fabric, 0.1))) +
    path(
      'M40 200c0 -40 64 -44 70 0v130c0 14 -6 20 -16 20H62c-14 0 -20 -8 -20 -20ZM360 200c0 -40 -64 -44 -70 0v130c0 14 6 20 16 20h32c14 0 20 -8 20 -20Z',
      round(sheet, lighten(fabric, 0.06)),
    ) +
    path(
      'M104 226c40 -16 152 -16 192 0c10 14 10 34 0 44c-50 10 -142 10 -192 0c-10 -10 -10 -30 0 -44Z',
      sheet.linear([
        [0, lighten(fabric, 0.22)],
        [1, darken(fabric, 0.1)],
      ]),
    )
  )
}

export const lamp: Drawable = ({ sheet, random, palette }) => {
  const shade = random.pick(['#f0e4cd', palette.accent, palette.second, '#e9d5b0'])
  return (
    ellipse(
      [200, 170, 190, 150],
      sheet.radial([
        [0, '#ffe6ae', 0.75],
        [1, '#ffe6ae', 0],
      ]),
    ) +
    shadow(sheet, [208, 378, 90, 12]) +
    line('M200 150V364', '#a98545', 9) +
    path('M140 364c0 -16 120 -16 120 0v14h-120Z', round(sheet, '#a98545')) +
    path(
      'M140 50h120l46 130H94Z',
      sheet.linear([
        [0, lighten(shade, 0.3)],
        [0.6, shade],
        [1, lighten(shade, 0.5)],
      ]),
    ) +
    ellipse([200, 180, 106, 12], '#fff2cf')
  )
}

export const table: Drawable = ({ sheet, random }) => {
  const wood = random.pick(woods)
  return (
    shadow(sheet, [200, 378, 190, 14]) +
    line('M60 210L44 376M340 210L356 376M100 210l-4 130M300 210l4 130', darken(wood, 0.25), 15) +
    path('M30 180c100 -10 240 -10 340 0v22c-100 10 -240 10 -340 0Z', round(sheet, wood)) +
    path('M30 180l50 -24h240l50 24c-100 -10 -240 -10 -340 0Z', lighten(wood, 0.25)) +
    path('M190 160c-14 -20 -10 -40 10 -44c20 4 24 24 10 44Z', '#efe7da')
  )
}

export const stool: Drawable = ({ sheet, random, palette }) => {
  const wood = random.pick([...woods, palette.accent])
  return (
    shadow(sheet, [205, 378, 110, 13]) +
    line('M150 190L112 376M250 190L288 376M190 190l-10 150M216 190l10 150', darken(wood, 0.2), 15) +
    line('M130 310h142', darken(wood, 0.3), 9) +
    path('M96 168c0 -24 208 -24 208 0v16c0 24 -208 24 -208 0Z', round(sheet, wood)) +
    ellipse([200, 164, 104, 17], lighten(wood, 0.22))
  )
}

export const plant: Drawable = ({ sheet, random }) => {
  const leaf = random.pick(['#3f6b45', '#557f4a', '#2f5a4a'])
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const turn = -75 + i * 15 + random.between(-6, 6)
    const long = random.between(0.8, 1.15)
    return path(
      'M0 0C34 -40 40 -130 0 -200C-40 -130 -34 -40 0 0Z',
      sheet.linear(
        [
          [0, lighten(leaf, random.between(0, 0.25))],
          [1, darken(leaf, 0.35)],
        ],
        60,
      ),
      {
        transform: `translate(200 250) rotate(${Math.round(turn)}) scale(${(0.72 * long).toFixed(2)} ${long.toFixed(2)})`,
      },
    )
  })
  return (
    shadow(sheet, [208, 378, 90, 13]) +
    random.shuffle(leaves).join('') +
    path('M138 244h124l-16 136h-92Z', round(sheet, random.pick(['#c98362', '#e8e0d2', '#47505a', '#b9a68d'])))
  )
}
