import { type Sheet, circle, group, line, path, rect } from '#adapters/drawing/svg.ts'

import type { Random } from './seeded-random.ts'

/** `ink` draws on `ground`; `second` is the other colour of the mark. */
export type MarkColours = { ground: string; ink: string; second: string }
/** A geometric mark around (320, 320), about 340 px wide. */
export type Mark = (colours: MarkColours, random: Random, sheet: Sheet) => string

const arc = 'M150 320a170 170 0 0 1 340 0Z'

export const marks: readonly Mark[] = [
  ({ ink, second }) => circle(250, 320, 120, ink) + circle(390, 320, 120, second, { opacity: 0.85 }),
  ({ ink, second }) =>
    path(arc, ink) +
    path(arc, second, { transform: 'translate(0 180) rotate(180 320 320) translate(0 180)' }) +
    rect({ x: 150, y: 330, w: 340, h: 20 }, ink),
  ({ ink }) =>
    [0, 1, 2, 3]
      .map((i) =>
        path('M150 470V320a170 170 0 0 1 340 0V470', 'none', {
          stroke: ink,
          'stroke-width': 26,
          transform: `translate(${320 * (0.26 * i)} ${470 * (0.26 * i)}) scale(${1 - 0.26 * i})`,
        }),
      )
      .join(''),
  ({ ink, second }) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        path('M320 320C270 250 270 190 320 140C370 190 370 250 320 320Z', i % 2 ? second : ink, {
          transform: `rotate(${i * 60} 320 320)`,
        }),
      )
      .join(''),
  ({ ink, second }) =>
    rect({ x: 160, y: 160, w: 150, h: 150 }, ink) +
    circle(405, 235, 75, second) +
    path('M160 330h150v150Z', second) +
    rect({ x: 330, y: 330, w: 150, h: 150 }, ink, { rx: 75 }),
  ({ ink }) =>
    [140, 230, 340, 260, 170].map((h, i) => rect({ x: 150 + i * 74, y: 490 - h, w: 46, h }, ink, { rx: 23 })).join(''),
  ({ ink, second }) => path('M320 140L500 480H140Z', ink) + path('M320 260L420 480H220Z', second),
  ({ ink }) =>
    line(
      'M150 250q42 -60 85 0t85 0t85 0t85 0M150 330q42 -60 85 0t85 0t85 0t85 0M150 410q42 -60 85 0t85 0t85 0t85 0',
      ink,
      30,
    ),
  ({ ink, second, ground }) =>
    circle(320, 320, 175, ink) + circle(370, 280, 135, ground) + circle(410, 250, 46, second),
  ({ ink, second }) =>
    Array.from({ length: 12 }, (_, i) =>
      rect({ x: 308, y: 130, w: 24, h: 110 }, i % 3 ? ink : second, { rx: 12, transform: `rotate(${i * 30} 320 320)` }),
    ).join(''),
  ({ ink, second }) =>
    path('M320 130L484 225V415L320 510L156 415V225Z', 'none', {
      stroke: ink,
      'stroke-width': 30,
      'stroke-linejoin': 'round',
    }) + path('M320 320L484 225M320 320V510M320 320L156 225', 'none', { stroke: second, 'stroke-width': 30 }),
  ({ ink, second }) => path('M160 480V160h160a160 160 0 0 1 0 320Z', ink) + circle(330, 320, 70, second),
  ({ ink }, random) =>
    group(
      { transform: `rotate(${random.pick([0, 45])} 320 320)` },
      [0, 1, 2]
        .flatMap((i) =>
          [0, 1, 2].map((j) =>
            (i + j) % 2
              ? circle(220 + i * 100, 220 + j * 100, 42, ink)
              : rect({ x: 178 + i * 100, y: 178 + j * 100, w: 84, h: 84 }, ink),
          ),
        )
        .join(''),
    ),
  ({ ink, second }) =>
    path(
      'M320 150c100 0 150 70 150 170s-60 170 -150 170c-30 0 -30 -60 0 -70c60 -10 80 -50 80 -100s-30 -100 -80 -100Z',
      ink,
    ) +
    path(
      'M320 490c-100 0 -150 -70 -150 -170s60 -170 150 -170c30 0 30 60 0 70c-60 10 -80 50 -80 100s30 100 80 100Z',
      second,
    ),
]
