import { darken, lighten, mix } from '#demo/art/colour.ts'
import type { Random } from '#demo/art/seeded-random.ts'
import { type Sheet, circle, ellipse, group, line, n, path, rect } from '#demo/art/svg.ts'

import { type Scene, whole } from './picture.ts'

/** Sky from top to horizon, and the colour the distance fades into. */
type Weather = { sky: readonly [string, string, string]; haze: string; sun: string; land: string; water: string }

const weathers: readonly Weather[] = [
  { sky: ['#3d6f9e', '#8db6cf', '#e9e2d0'], haze: '#c9d3d2', sun: '#fff6dc', land: '#3f5a3c', water: '#3c7389' },
  { sky: ['#2f3c66', '#b0708a', '#f6b27a'], haze: '#d9987f', sun: '#ffe2ab', land: '#33324a', water: '#4b4f7c' },
  { sky: ['#7fa6b8', '#c3d3d2', '#f1eadb'], haze: '#d5dbd6', sun: '#fffaf0', land: '#4c5c4f', water: '#6e939b' },
  { sky: ['#e8a15e', '#f3c78c', '#fbe7c4'], haze: '#ecc08d', sun: '#fff8df', land: '#6a4a30', water: '#b5805a' },
  { sky: ['#16233f', '#2f4a6e', '#8fa5b5'], haze: '#5f7a91', sun: '#f4efdc', land: '#14222c', water: '#24435a' },
  { sky: ['#5fa0c9', '#a9d3e2', '#f3f0df'], haze: '#cfe0d5', sun: '#ffffff', land: '#5d7a3a', water: '#2f8a97' },
]

function sky(sheet: Sheet, random: Random, { sky: [top, mid, low], sun, haze }: Weather, horizon: number): string {
  const x = random.between(200, 600)
  const y = horizon - random.between(70, 190)
  const clouds = Array.from({ length: 5 }, () =>
    ellipse(
      [random.between(0, 800), random.between(120, horizon - 80), random.between(90, 220), random.between(8, 22)],
      lighten(haze, 0.5),
      { opacity: random.between(0.18, 0.5) },
    ),
  ).join('')
  return (
    rect(
      whole,
      sheet.linear([
        [0, top],
        [0.32, mid],
        [horizon / 800, low],
        [1, low],
      ]),
    ) +
    circle(
      x,
      y,
      230,
      sheet.radial([
        [0, sun, 0.85],
        [0.25, sun, 0.35],
        [1, sun, 0],
      ]),
    ) +
    circle(x, y, random.between(20, 34), sun) +
    group({ filter: sheet.blur(9) }, clouds)
  )
}

/** A ridge line across the picture, `rough` px high. */
function ridge(random: Random, base: number, rough: number, steps: number): string {
  const points: [number, number][] = Array.from({ length: steps + 1 }, (_, i) => [
    (i * 800) / steps,
    base - random.between(0, rough),
  ])
  let d = `M0 ${n(points[0]?.[1] ?? base)}`
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? [0, base]
    const [x1, y1] = points[i] ?? [800, base]
    d += `C${n((x0 + x1) / 2)} ${n(y0)} ${n((x0 + x1) / 2)} ${n(y1)} ${n(x1)} ${n(y1)}`
  }
  return `${d}V800H0Z`
}

const layer = (sheet: Sheet, d: string, colour: string, haze: string) =>
  path(
    d,
    sheet.linear([
      [0, colour],
      [1, mix(colour, haze, 0.45)],
    ]),
  )

export const hills: Scene = ({ sheet, random }) => {
  const weather = random.pick(weathers)
  const rows = [0, 1, 2, 3, 4].map((i) =>
    layer(
      sheet,
      ridge(random, 440 + i * 66, 90 - i * 6, 4),
      mix(weather.haze, weather.land, 0.2 + i * 0.2),
      weather.haze,
    ),
  )
  const trees = Array.from({ length: 16 }, () => {
    const [x, y, r] = [random.between(0, 800), random.between(590, 740), random.between(8, 20)]
    return ellipse([x, y - r, r * 0.7, r * 1.3], darken(weather.land, random.between(0.2, 0.5)))
  }).join('')
  return sky(sheet, random, weather, 430) + rows.join('') + trees
}

export const mountains: Scene = ({ sheet, random }) => {
  const weather = random.pick(weathers)
  const range = (base: number, high: number, colour: string, snow: boolean) => {
    let out = ''
    for (let x = random.between(-160, -80); x < 800; x += random.between(120, 210)) {
      const [w, h] = [random.between(150, 230), high * random.between(0.6, 1)]
      const [px, py] = [x + w, base - h]
      out += path(
        `M${n(x)} ${base}L${n(px)} ${n(py)}L${n(px + w)} ${base}Z`,
        sheet.linear([
          [0, colour],
          [1, mix(colour, weather.haze, 0.7)],
        ]),
      )
      out += path(
        `M${n(px)} ${n(py)}L${n(px + w)} ${base}H${n(px + w * 0.2)}L${n(px + w * 0.1)} ${n(py + h * 0.5)}Z`,
        '#0a0f18',
        { opacity: 0.22 },
      )
      if (snow)
        out += path(
          `M${n(px)} ${n(py)}l${n(w * 0.22)} ${n(h * 0.22)}l${n(-w * 0.1)} ${n(-h * 0.03)}l${n(-w * 0.08)} ${n(h * 0.1)}l${n(-w * 0.1)} ${n(-h * 0.1)}l${n(-w * 0.16)} ${n(h * 0.04)}Z`,
          '#fff',
          { opacity: 0.85 },
        )
    }
    return out
  }
  const lake = rect(
    { x: 0, y: 560, w: 800, h: 240 },
    sheet.linear([
      [0, mix(weather.water, weather.sky[2], 0.5)],
      [1, darken(weather.water, 0.35)],
    ]),
  )
  const ripples = line(
    Array.from(
      { length: 18 },
      () => `M${n(random.between(0, 760))} ${n(random.between(572, 780))}h${n(random.between(30, 140))}`,
    ).join(''),
    '#fff',
    2,
    { opacity: 0.22 },
  )
  return (
    sky(sheet, random, weather, 560) +
    range(562, 330, mix(weather.haze, weather.land, 0.35), true) +
    range(562, 210, mix(weather.haze, weather.land, 0.75), false) +
    lake +
    ripples +
    path(ridge(random, 760, 60, 5), darken(weather.land, 0.4))
  )
}

export const sea: Scene = ({ sheet, random }) => {
  const weather = random.pick(weathers)
  const water = rect(
    { x: 0, y: 400, w: 800, h: 400 },
    sheet.linear([
      [0, mix(weather.water, weather.sky[2], 0.45)],
      [0.4, weather.water],
      [1, darken(weather.water, 0.4)],
    ]),
  )
  const glints = line(
    Array.from({ length: 46 }, () => {
      const y = random.between(406, 700)
      return `M${n(400 + random.between(-1, 1) * (60 + (y - 400) * 1.1))} ${n(y)}h${n(6 + ((y - 400) / 300) * random.between(20, 70))}`
    }).join(''),
    weather.sun,
    2.5,
    { opacity: 0.45 },
  )
  const shore = random.chance(0.5)
    ? path(
        'M0 720C160 660 320 700 470 690C620 680 720 640 800 650V800H0Z',
        sheet.linear([
          [0, '#e9d8b8'],
          [1, '#b99a6c'],
        ]),
      ) + line('M0 716C160 656 320 696 470 686C620 676 720 636 800 646', '#fff', 9, { opacity: 0.75 })
    : path('M800 330C720 350 690 400 640 420C600 450 620 480 560 520H800Z', mix(weather.land, weather.haze, 0.25)) +
      path('M0 800C60 700 150 690 210 730C260 700 330 740 360 800Z', darken(weather.land, 0.4))
  return sky(sheet, random, weather, 400) + water + glints + shore
}

export const dunes: Scene = ({ sheet, random }) => {
  const weather = random.pick([weathers[1], weathers[3], weathers[5]].filter((entry) => entry !== undefined))
  const rows = [0, 1, 2, 3].map((i) => {
    const y = 430 + i * 92
    const peak = random.between(180, 620)
    const sand = mix('#e6b98a', '#a5643c', i * 0.22)
    return (
      path(
        `M0 ${y + 60}C${peak * 0.5} ${y + 40} ${peak - 60} ${y - 50} ${peak} ${y - 60}C${peak + 90} ${y - 30} 700 ${y + 50} 800 ${y + 30}V800H0Z`,
        sheet.linear([
          [0, lighten(sand, 0.2)],
          [1, sand],
        ]),
      ) +
      path(
        `M${peak} ${y - 60}C${peak + 90} ${y - 30} 700 ${y + 50} 800 ${y + 30}V800H${peak - 120}C${peak - 20} ${y + 120} ${peak + 30} ${y + 30} ${peak} ${y - 60}Z`,
        darken(sand, 0.35),
        { opacity: 0.5 },
      )
    )
  })
  return sky(sheet, random, weather, 430) + rows.join('')
}

export const forest: Scene = ({ sheet, random }) => {
  const mist = random.pick(['#dfe6df', '#c9d8d6', '#e9dfc9', '#b9c8c9'])
  const pine = random.pick(['#1f3b33', '#27402f', '#2b3f45'])
  const rows = [0, 1, 2, 3].map((i) => {
    const colour = mix(mist, pine, 0.25 + i * 0.25)
    let trees = ''
    for (let x = random.between(-40, 0); x < 840; x += random.between(30, 60) + i * 16) {
      const h = random.between(150, 260) + i * 90
      const base = 520 + i * 100
      const w = h * 0.17
      trees += `M${n(x)} ${n(base - h)}l${n(w * 0.5)} ${n(h * 0.34)}h${n(-w * 0.2)}l${n(w * 0.5)} ${n(h * 0.34)}h${n(-w * 0.24)}l${n(w * 0.5)} ${n(h * 0.34)}h${n(-w * 2.12)}l${n(w * 0.5)} ${n(-h * 0.34)}h${n(-w * 0.24)}l${n(w * 0.5)} ${n(-h * 0.34)}h${n(-w * 0.2)}Z`
    }
    return (
      path(trees, colour) +
      rect(
        { x: 0, y: 500 + i * 100, w: 800, h: 320 },
        sheet.linear([
          [0, colour],
          [0.4, mix(colour, mist, 0.6)],
          [1, mix(colour, mist, 0.3)],
        ]),
      ) +
      ellipse([random.between(100, 700), 500 + i * 90, 420, 50], mist, { opacity: 0.4, filter: sheet.blur(20) })
    )
  })
  return (
    rect(
      whole,
      sheet.linear([
        [0, mix(mist, '#7f9aa5', 0.45)],
        [0.6, lighten(mist, 0.4)],
      ]),
    ) +
    circle(
      random.between(200, 600),
      210,
      240,
      sheet.radial([
        [0, '#fffbe9', 0.9],
        [1, '#fffbe9', 0],
      ]),
    ) +
    rows.join('')
  )
}

export const vineyard: Scene = ({ sheet, random }) => {
  const weather = random.pick(weathers.slice(0, 4))
  const green = random.pick(['#5b7a35', '#72803a', '#8a6a2f'])
  const rows = Array.from({ length: 13 }, (_, i) => {
    const x = -700 + i * 180
    return (
      path(
        `M${400 + (i - 6) * 24} 470L${x + 20} 800H${x + 120}L${400 + (i - 6) * 24 + 9} 470Z`,
        sheet.linear([
          [0, mix(green, weather.haze, 0.4)],
          [1, darken(green, 0.25)],
        ]),
      ) +
      path(`M${400 + (i - 6) * 24 + 6} 470L${x + 90} 800H${x + 124}L${400 + (i - 6) * 24 + 9} 470Z`, '#1d260f', {
        opacity: 0.45,
      })
    )
  })
  const house =
    rect({ x: 520, y: 420, w: 74, h: 40 }, '#efe3cf') +
    path('M512 422l46 -26l46 26Z', '#a5553a') +
    [0, 1, 2].map((i) => ellipse([626 + i * 20, 430, 7, 36], darken(green, 0.5))).join('')
  return (
    sky(sheet, random, weather, 440) +
    layer(sheet, ridge(random, 440, 90, 4), mix(weather.haze, weather.land, 0.4), weather.haze) +
    layer(sheet, ridge(random, 470, 50, 5), mix(weather.haze, weather.land, 0.65), weather.haze) +
    house +
    rect(
      { x: 0, y: 462, w: 800, h: 340 },
      sheet.linear([
        [0, '#c4a46c'],
        [1, '#8d6a3e'],
      ]),
    ) +
    rows.join('')
  )
}

export const field: Scene = ({ sheet, random }) => {
  const weather = random.pick([weathers[0], weathers[3], weathers[5]].filter((entry) => entry !== undefined))
  const grain = random.pick(['#d9a94e', '#c9b356', '#b7a35a', '#a9b85c'])
  const ears = [0, 1, 2]
    .map((row) =>
      line(
        Array.from({ length: 46 }, () => {
          const x = random.between(-10, 810)
          const y = 560 + row * 110
          return `M${n(x)} ${y + 140}q${n(random.between(-14, 14))} -70 ${n(random.between(-22, 22))} ${n(-random.between(110, 160))}`
        }).join(''),
        mix(grain, row === 2 ? '#6a4a18' : '#fff3c9', row === 2 ? 0.3 : 0.35 - row * 0.15),
        3 + row * 2,
      ),
    )
    .join('')
  const blooms = random.chance(0.5)
    ? Array.from({ length: 40 }, () =>
        circle(
          random.between(0, 800),
          random.between(500, 780),
          random.between(4, 11),
          random.pick(['#d8432f', '#f3e3c9', '#7f6fb5']),
        ),
      ).join('')
    : ''
  return (
    sky(sheet, random, weather, 430) +
    layer(sheet, ridge(random, 440, 60, 5), mix(weather.haze, weather.land, 0.55), weather.haze) +
    rect(
      { x: 0, y: 436, w: 800, h: 400 },
      sheet.linear([
        [0, lighten(grain, 0.3)],
        [1, darken(grain, 0.4)],
      ]),
    ) +
    ears +
    blooms
  )
}

export const river: Scene = ({ sheet, random }) => {
  const weather = random.pick(weathers.slice(0, 3))
  return (
    sky(sheet, random, weather, 380) +
    layer(sheet, ridge(random, 390, 80, 4), mix(weather.haze, weather.land, 0.4), weather.haze) +
    rect(
      { x: 0, y: 388, w: 800, h: 420 },
      sheet.linear([
        [0, '#a3b06c'],
        [1, '#4f6a3a'],
      ]),
    ) +
    path(
      'M420 392C300 430 620 470 470 530C300 590 150 640 120 800H600C560 690 690 600 640 520C600 460 380 440 440 392Z',
      sheet.linear([
        [0, lighten(weather.water, 0.5)],
        [1, weather.water],
      ]),
    ) +
    line('M420 470q60 10 90 30M360 600q90 -10 160 10M280 700q120 -20 220 10', '#fff', 4, { opacity: 0.35 }) +
    Array.from({ length: 22 }, () =>
      ellipse(
        [
          random.pick([random.between(0, 180), random.between(680, 800)]),
          random.between(430, 760),
          random.between(18, 46),
          random.between(24, 60),
        ],
        random.pick(['#3f5c33', '#56743f', '#2f4a2c']),
      ),
    ).join('')
  )
}
