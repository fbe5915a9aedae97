import { type Sheet, circle, group, line, path, rect } from '#adapters/drawing/svg.ts'
import type { Random } from '#demo/art/seeded-random.ts'

const whole = { x: 0, y: 0, w: 640, h: 640 }
type Ground = readonly [base: string, deep: string, light: string]
type Shapes = (sheet: Sheet, random: Random, ground: Ground) => string

const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  path('M0 0C40 -60 40 -140 0 -210C-40 -140 -40 -60 0 0Z', fill, {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    opacity: 0.7,
  })

const shapes: readonly Shapes[] = [
  (sheet, _random, [, deep, light]) =>
    circle(
      320,
      300,
      250,
      sheet.linear(
        [
          [0, light],
          [1, deep],
        ],
        60,
      ),
    ),
  (_sheet, random, [, deep, light]) =>
    path('M-20 660C40 420 120 220 400 120C520 80 600 60 660 20V660Z', deep, { opacity: 0.55 }) +
    circle(random.between(80, 180), 150, 70, light, { opacity: 0.8 }),
  (sheet, _random, [, deep, light]) =>
    path(
      'M110 660V300a210 210 0 0 1 420 0V660Z',
      sheet.linear([
        [0, light],
        [1, deep],
      ]),
    ),
  (_sheet, random, [, deep]) => {
    const x = random.between(0, 60)
    return Array.from({ length: 9 }, (_, i) =>
      line(`M${x + i * 90 - 120} 660L${x + i * 90 + 160} -20`, deep, 26, { opacity: 0.28 }),
    ).join('')
  },
  (sheet, random, [, deep, light]) =>
    group(
      { filter: sheet.blur(34) },
      circle(random.between(60, 200), random.between(80, 200), 150, light) +
        circle(random.between(440, 600), random.between(120, 300), 170, deep) +
        circle(320, 600, 200, deep, { opacity: 0.6 }),
    ),
  (_sheet, _random, [, deep, light]) =>
    rect({ x: 70, y: 70, w: 220, h: 660 }, light, { opacity: 0.75, transform: 'skewX(-8)' }) +
    rect({ x: 330, y: 70, w: 130, h: 660 }, light, { opacity: 0.5, transform: 'skewX(-8)' }) +
    rect({ x: 0, y: 590, w: 640, h: 50 }, deep, { opacity: 0.3 }),
  (_sheet, random, [, deep]) =>
    Array.from({ length: 56 }, (_, i) =>
      circle(
        40 + (i % 8) * 80 + (Math.floor(i / 8) % 2) * 40,
        40 + Math.floor(i / 8) * 90,
        random.between(5, 9),
        deep,
        { opacity: 0.55 },
      ),
    ).join(''),
  (_sheet, random, [, deep, light]) => {
    return [
      leaf(60, 640, -8, 1.7, deep),
      leaf(90, 660, 28, 1.5, light),
      leaf(590, 640, 10, 1.8, deep),
      leaf(560, 660, -30, 1.4, light),
      leaf(30, 300, 70 + random.between(-20, 20), 1, deep),
    ].join('')
  },
  (_sheet, _random, [, deep, light]) =>
    circle(640, 0, 420, deep, { opacity: 0.5 }) +
    circle(640, 0, 290, light, { opacity: 0.6 }) +
    circle(640, 0, 160, deep, { opacity: 0.6 }),
]

export function drawBackground(sheet: Sheet, random: Random, ground: Ground): string {
  const [base, deep, light] = ground
  const fill = sheet.linear(
    [
      [0, light],
      [0.45, base],
      [1, deep],
    ],
    random.pick([60, 90, 120]),
  )
  const glow = circle(
    300,
    270,
    330,
    sheet.radial([
      [0, light, 0.75],
      [1, light, 0],
    ]),
  )
  return rect(whole, fill) + random.pick(shapes)(sheet, random, ground) + glow
}
