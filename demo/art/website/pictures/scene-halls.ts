import { circle, line, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { shadow, type Scene, whole } from './picture.ts'

export const gallery: Scene = ({ sheet, random, palette }) => {
  const wall = random.pick(['#ece8e0', '#d8d4cb', '#c9b9a6', '#39424a', mix(palette.accent, '#ffffff', 0.35)])
  const art = (x: number, y: number, w: number, h: number) => {
    const [a = '#888', b = '#555', c = '#ddd'] = random.shuffle([
      palette.accent,
      palette.second,
      '#d9a441',
      '#2f4858',
      '#b5583b',
      '#e8d5c0',
      '#6b8f7a',
    ])
    const inner = random.pick([
      circle(x + w * 0.5, y + h * 0.45, Math.min(w, h) * 0.3, b) + rect({ x, y: y + h * 0.7, w, h: h * 0.3 }, c),
      rect({ x, y, w: w * 0.5, h }, b) + rect({ x: x + w * 0.5, y: y + h * 0.3, w: w * 0.5, h: h * 0.7 }, c),
      path(
        `M${svgNumber(x)} ${svgNumber(y + h)}C${svgNumber(x + w * 0.3)} ${svgNumber(y)} ${svgNumber(x + w * 0.6)} ${svgNumber(y + h)} ${svgNumber(x + w)} ${svgNumber(y + h * 0.2)}V${svgNumber(y + h)}Z`,
        b,
      ) + circle(x + w * 0.7, y + h * 0.25, w * 0.1, c),
    ])
    return (
      rect({ x: x + 5, y: y + 9, w, h }, '#000', { opacity: 0.28, filter: sheet.blur(6) }) +
      rect({ x: x - 7, y: y - 7, w: w + 14, h: h + 14 }, '#f7f3ea') +
      rect({ x, y, w, h }, a) +
      inner
    )
  }
  const visitor = (x: number, coat: string) =>
    shadow(sheet, [x + 20, 704, 70, 12]) +
    path(`M${x - 30} 700l6 -110c-14 -40 -8 -92 24 -98c32 6 38 58 24 98l6 110h-22l-8 -90l-8 90Z`, coat) +
    circle(x, 466, 23, '#5a3c2c') +
    path(`M${x - 24} 470c-4 -40 52 -40 48 0c-10 -14 -38 -14 -48 0Z`, '#241814')
  const beams = [190, 430, 660]
    .map((x) => path(`M${x} 0L${x - 120} 560H${x + 120}Z`, '#fff8e2', { opacity: 0.13 }))
    .join('')
  return (
    rect(
      whole,
      sheet.linear([
        [0, darken(wall, 0.14)],
        [0.4, lighten(wall, 0.1)],
        [1, wall],
      ]),
    ) +
    rect(
      { x: 0, y: 640, w: 800, h: 160 },
      sheet.linear([
        [0, darken(wall, 0.45)],
        [1, darken(wall, 0.2)],
      ]),
    ) +
    rect({ x: 0, y: 634, w: 800, h: 8 }, '#fff', { opacity: 0.4 }) +
    art(70, 260, 170, 220) +
    art(310, 210, 250, 290) +
    art(630, 290, 140, 170) +
    beams +
    visitor(random.between(200, 300), '#2c3340') +
    (random.chance(0.6) ? visitor(620, palette.accent) : '')
  )
}

export const stage: Scene = ({ sheet, random, palette }) => {
  const [a, b] = [palette.accent, palette.second]
  const night = darken(mix(a, b, 0.5), 0.86)
  const beams = Array.from({ length: 9 }, (_, i) => {
    const x = 60 + i * 86
    const lean = random.between(-180, 180)
    return path(
      `M${x} 60L${svgNumber(x + lean - 70)} 640H${svgNumber(x + lean + 70)}Z`,
      sheet.linear([
        [0, lighten(i % 2 ? a : b, 0.5), 0.75],
        [1, i % 2 ? a : b, 0],
      ]),
    )
  })
  const heads = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 17 }, (_, i) => {
        const x = i * 52 + random.between(-14, 14) - row * 14
        const y = 650 + row * 60 + random.between(-10, 12)
        const arm = random.chance(0.35)
          ? line(
              `M${svgNumber(x + 16)} ${svgNumber(y + 34)}l${svgNumber(random.between(4, 14))} ${svgNumber(-random.between(70, 110))}`,
              mix(night, '#000000', 0.2 + row * 0.3),
              12,
            )
          : ''
        return (
          arm +
          circle(x, y, 21, mix(night, '#000000', 0.2 + row * 0.3)) +
          path(`M${svgNumber(x - 42)} ${svgNumber(y + 90)}c0 -90 84 -90 84 0Z`, mix(night, '#000000', 0.2 + row * 0.3))
        )
      }).join(''),
    )
    .join('')
  return (
    rect(
      whole,
      sheet.linear([
        [0, night],
        [0.6, mix(night, a, 0.35)],
        [1, '#050507'],
      ]),
    ) +
    circle(
      400,
      470,
      330,
      sheet.radial([
        [0, lighten(a, 0.5), 0.85],
        [1, a, 0],
      ]),
    ) +
    beams.join('') +
    rect({ x: 0, y: 40, w: 800, h: 16 }, '#0a0a0d') +
    line(Array.from({ length: 9 }, (_, i) => `M${60 + i * 86} 48v16`).join(''), '#fff', 14) +
    rect({ x: 130, y: 560, w: 540, h: 60 }, '#08080b') +
    [300, 400, 500]
      .map(
        (x) =>
          path(`M${x - 16} 562l4 -70c-16 -24 0 -54 12 -54s28 30 12 54l4 70Z`, '#060608') +
          circle(x, 424, 15, '#060608'),
      )
      .join('') +
    heads +
    Array.from({ length: 40 }, () =>
      circle(
        random.between(0, 800),
        random.between(80, 620),
        random.between(1.5, 5),
        random.pick([lighten(a, 0.6), lighten(b, 0.6), '#fff']),
        { opacity: random.between(0.3, 0.9) },
      ),
    ).join('')
  )
}
