import { circle, ellipse, line, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { type Scene, whole } from './picture.ts'
import { layer, ridge, sky, weathers } from './weather.ts'

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
      trees += `M${svgNumber(x)} ${svgNumber(base - h)}l${svgNumber(w * 0.5)} ${svgNumber(h * 0.34)}h${svgNumber(-w * 0.2)}l${svgNumber(w * 0.5)} ${svgNumber(h * 0.34)}h${svgNumber(-w * 0.24)}l${svgNumber(w * 0.5)} ${svgNumber(h * 0.34)}h${svgNumber(-w * 2.12)}l${svgNumber(w * 0.5)} ${svgNumber(-h * 0.34)}h${svgNumber(-w * 0.24)}l${svgNumber(w * 0.5)} ${svgNumber(-h * 0.34)}h${svgNumber(-w * 0.2)}Z`
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
          return `M${svgNumber(x)} ${y + 140}q${svgNumber(random.between(-14, 14))} -70 ${svgNumber(random.between(-22, 22))} ${svgNumber(-random.between(110, 160))}`
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
