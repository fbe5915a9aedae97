import { circle, ellipse, group, line, svgNumber, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten, mix } from '#demo/art/colour.ts'

import { type ObjectName, objects } from './objects.ts'
import { type Brush, type Drawable, type Scene, shadow, stand, whole } from './picture.ts'

type Setting = { wall: string; top: string; wood?: boolean }
const rooms: readonly Setting[] = [
  { wall: '#d9c9b4', top: '#8a5f3c', wood: true },
  { wall: '#4b5a52', top: '#6b4930', wood: true },
  { wall: '#c7cfc9', top: '#e9e3d8' },
  { wall: '#2d2825', top: '#4a3628', wood: true },
  { wall: '#e6c8b4', top: '#f4e7da' },
  { wall: '#b9c3cf', top: '#dfe2e4' },
  { wall: '#a8533a', top: '#c9764f' },
  { wall: '#e8e0cf', top: '#cdb28c', wood: true },
]

function backdrop({ sheet, random }: Brush, { wall, top, wood }: Setting): string {
  const slant = random.between(-30, 30)
  const light = group(
    { filter: sheet.blur(16), opacity: 0.5 },
    path(`M${svgNumber(120 + slant)} 60L330 20L470 560L200 600Z`, lighten(wall, 0.55)) +
      path(`M${svgNumber(380 + slant)} 10L520 -10L690 530L520 550Z`, lighten(wall, 0.5)),
  )
  const boards = wood
    ? line(
        Array.from({ length: 7 }, (_, i) => `M${-300 + i * 220} 800L${140 + i * 88} 540`).join(''),
        darken(top, 0.5),
        3,
        { opacity: 0.4 },
      )
    : ''
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(wall, 0.12)],
          [1, darken(wall, 0.22)],
        ],
        25,
      ),
    ) +
    light +
    rect(
      { x: 0, y: 540, w: 800, h: 260 },
      sheet.linear([
        [0, darken(top, 0.2)],
        [0.15, top],
        [1, lighten(top, 0.14)],
      ]),
    ) +
    boards +
    rect({ x: 0, y: 536, w: 800, h: 8 }, lighten(top, 0.3), { opacity: 0.5 })
  )
}

/** Things on a table: the first is the hero, the rest stand a little behind it. */
const tableOf =
  (hero: readonly ObjectName[], others: readonly ObjectName[]): Scene =>
  (brush) => {
    const { random } = brush
    const draw = (name: ObjectName): string => (objects[name] as Drawable)(brush)
    const [left = 'vase', right = 'bowl', far = 'vase'] = random.shuffle([...others, ...others])
    const shift = random.between(-30, 30)
    return (
      backdrop(brush, random.pick(rooms)) +
      stand(draw(far), { x: 300 + shift * 2, y: 600, size: random.between(250, 320) }) +
      stand(draw(left), { x: 180 + shift, y: 640, size: random.between(260, 340) }) +
      stand(draw(right), { x: 632 + shift, y: 640, size: random.between(260, 350) }) +
      stand(draw(random.pick(hero)), { x: 410 + shift, y: 690, size: random.between(400, 470) })
    )
  }

export const breadTable = tableOf(['loaf', 'croissant', 'bun'], ['loaf', 'bun', 'mug', 'croissant', 'vase', 'bowl'])
export const coffeeTable = tableOf(['mug', 'coffeeBag', 'kettle'], ['coffeeBag', 'mug', 'kettle', 'plant', 'croissant'])
export const wineTable = tableOf(['wineBottle'], ['wineglass', 'pear', 'wineglass', 'bowl', 'candle'])
export const flowerTable = tableOf(['bouquet'], ['vase', 'bouquet', 'plant', 'book', 'candle'])
export const potteryTable = tableOf(['vase', 'bowl', 'teapot'], ['bowl', 'mug', 'vase', 'teapot', 'bowl'])

export const bottleTable: Scene = (brush) => {
  const { sheet, random, palette } = brush
  const ground = random.pick([palette.soft, '#e9d9cc', '#d5dcd0', '#e5dccb', mix(palette.accent, '#ffffff', 0.6)])
  const draw = (name: ObjectName): string => (objects[name] as Drawable)(brush)
  const stone = (x: number, y: number, rx: number, h: number, colour: string) =>
    path(
      `M${x - rx} ${y}v${h}a${rx} ${rx * 0.26} 0 0 0 ${rx * 2} 0v${-h}Z`,
      sheet.linear(
        [
          [0, darken(colour, 0.1)],
          [0.3, lighten(colour, 0.1)],
          [1, darken(colour, 0.32)],
        ],
        0,
      ),
    ) + ellipse([x, y, rx, rx * 0.26], lighten(colour, 0.2))
  const [a = 'pump', b = 'jar', c = 'tube'] = random.shuffle(['pump', 'dropper', 'jar', 'tube'] as const)
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(ground, 0.3)],
          [0.62, ground],
          [0.62, darken(ground, 0.06)],
          [1, lighten(ground, 0.1)],
        ],
        84,
      ),
    ) +
    circle(
      random.between(300, 520),
      330,
      190,
      sheet.linear(
        [
          [0, lighten(ground, 0.55)],
          [1, darken(ground, 0.12)],
        ],
        60,
      ),
    ) +
    group(
      { filter: sheet.blur(6), opacity: 0.2 },
      Array.from({ length: 6 }, (_, i) =>
        path('M0 0C40 -60 40 -200 0 -290C-40 -200 -40 -60 0 0Z', '#1f2a1c', {
          transform: `translate(800 ${120 + i * 40}) rotate(${-110 + i * 24})`,
        }),
      ).join(''),
    ) +
    shadow(sheet, [430, 720, 360, 40], 0.3) +
    stone(240, 600, 120, 90, darken(ground, 0.12)) +
    stone(600, 580, 110, 120, mix(ground, palette.accent, 0.25)) +
    stone(420, 650, 130, 60, lighten(ground, 0.25)) +
    stand(draw(b), { x: 240, y: 606, size: 240 }) +
    stand(draw(c), { x: 600, y: 586, size: 290 }) +
    stand(draw(a), { x: 420, y: 664, size: 400 })
  )
}

export const plate: Scene = (brush) => {
  const { sheet, random } = brush
  const top = random.pick(['#3a2f2a', '#6b4a32', '#d9d2c6', '#2f3a3a', '#b98a5c', '#51605a'])
  const grainLines = line(
    Array.from(
      { length: 16 },
      (_, i) => `M0 ${i * 52 + random.between(0, 20)}q400 ${svgNumber(random.between(-14, 14))} 800 0`,
    ).join(''),
    darken(top, 0.4),
    3,
    { opacity: 0.35 },
  )
  const fork =
    line('M112 250V620M94 250v90q18 26 36 0V250', '#cfcac2', 9) + line('M692 250c26 60 22 150 0 190V620', '#cfcac2', 11)
  const herb = Array.from({ length: 12 }, () =>
    path('M0 0q16 -30 46 -22q-8 28 -46 22Z', random.pick(['#5d7f3f', '#3f5f2f', '#7a9a55']), {
      transform: `translate(${svgNumber(random.between(40, 760))} ${svgNumber(random.pick([random.between(30, 120), random.between(690, 780)]))}) rotate(${svgNumber(random.between(0, 360))})`,
    }),
  ).join('')
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(top, 0.16)],
          [1, darken(top, 0.25)],
        ],
        40,
      ),
    ) +
    grainLines +
    path('M520 -20L830 60V420L600 260Z', random.pick(['#e8ddca', '#b7c3bd', '#cf8d72']), { opacity: 0.92 }) +
    fork +
    group({ transform: 'translate(110 110) scale(1.45)' }, objects.plate(brush)) +
    group({ transform: 'translate(580 -40) scale(.6)' }, objects.plate(brush)) +
    herb
  )
}

export const leaves: Scene = ({ sheet, random }) => {
  const green = random.pick(['#2f5a45', '#4a6b3a', '#3b6a66', '#6b7a3f'])
  const leaf = (i: number) =>
    group(
      {
        transform: `translate(${svgNumber(random.between(-40, 840))} ${svgNumber(random.between(0, 860))}) rotate(${svgNumber(random.between(0, 360))}) scale(${svgNumber(0.7 + i * 0.035)})`,
        opacity: 0.96,
      },
      path(
        'M0 0C90 -80 100 -250 0 -360C-100 -250 -90 -80 0 0Z',
        sheet.linear(
          [
            [0, lighten(green, random.between(0.05, 0.4))],
            [1, darken(green, random.between(0.2, 0.5))],
          ],
          30,
        ),
      ) +
        line(
          'M0 -10V-330M0 -80L44 -140M0 -80L-44 -140M0 -160L50 -220M0 -160L-50 -220M0 -240L34 -290M0 -240L-34 -290',
          lighten(green, 0.4),
          3,
          { opacity: 0.4 },
        ),
    )
  return (
    rect(
      whole,
      sheet.linear([
        [0, darken(green, 0.3)],
        [1, darken(green, 0.65)],
      ]),
    ) +
    Array.from({ length: 24 }, (_, i) => leaf(i)).join('') +
    path('M-20 300L820 -60V60L-20 460Z', '#fffbe0', { opacity: 0.12 })
  )
}
