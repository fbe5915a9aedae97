import { ellipse, line, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import type { Scene } from './picture.ts'
import { layer, ridge, sky, weathers } from './weather.ts'

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
        `M${svgNumber(x)} ${base}L${svgNumber(px)} ${svgNumber(py)}L${svgNumber(px + w)} ${base}Z`,
        sheet.linear([
          [0, colour],
          [1, mix(colour, weather.haze, 0.7)],
        ]),
      )
      out += path(
        `M${svgNumber(px)} ${svgNumber(py)}L${svgNumber(px + w)} ${base}H${svgNumber(px + w * 0.2)}L${svgNumber(px + w * 0.1)} ${svgNumber(py + h * 0.5)}Z`,
        '#0a0f18',
        { opacity: 0.22 },
      )
      if (snow)
        out += path(
          `M${svgNumber(px)} ${svgNumber(py)}l${svgNumber(w * 0.22)} ${svgNumber(h * 0.22)}l${svgNumber(-w * 0.1)} ${svgNumber(-h * 0.03)}l${svgNumber(-w * 0.08)} ${svgNumber(h * 0.1)}l${svgNumber(-w * 0.1)} ${svgNumber(-h * 0.1)}l${svgNumber(-w * 0.16)} ${svgNumber(h * 0.04)}Z`,
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
      () =>
        `M${svgNumber(random.between(0, 760))} ${svgNumber(random.between(572, 780))}h${svgNumber(random.between(30, 140))}`,
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
      return `M${svgNumber(400 + random.between(-1, 1) * (60 + (y - 400) * 1.1))} ${svgNumber(y)}h${svgNumber(6 + ((y - 400) / 300) * random.between(20, 70))}`
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
