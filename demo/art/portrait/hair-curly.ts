import { ellipse, line, path } from '#adapters/drawing/svg.ts'

import { braid, curls, darkHair, lock } from './hair.ts'
import type { Hairstyle } from './person.ts'

const both = ['feminine', 'masculine'] as const
const skull =
  'M222 280C206 176 250 124 320 122C390 124 434 176 418 280L410 262C408 236 398 216 384 204C350 194 290 194 256 204C242 216 232 236 230 262Z'

export const curlyHair: readonly Hairstyle[] = [
  {
    name: 'short curls',
    worn: both,
    weight: 1.3,
    draw: (sheet, { hair }, random) => ({
      front:
        path(skull, hair.base) +
        curls(sheet, hair, random, { cx: 320, cy: 236, rx: 100, ry: 104, from: 182, to: 358, size: 24 }) +
        curls(sheet, hair, random, { cx: 320, cy: 230, rx: 70, ry: 66, from: 196, to: 344, size: 24, step: 18 }),
    }),
  },
  {
    name: 'afro',
    worn: both,
    depths: [3, 4],
    weight: 3,
    draw: (sheet, { hair }, random) => ({
      back:
        ellipse([320, 216, 156, 148], darkHair(sheet, hair)) +
        curls(sheet, hair, random, { cx: 320, cy: 216, rx: 146, ry: 138, from: 130, to: 410, size: 26, step: 10 }),
      front:
        path(
          'M214 286C196 180 244 104 320 104C396 104 444 180 426 286L410 254C404 224 388 206 366 198C340 190 300 190 274 198C252 206 236 224 230 254Z',
          hair.base,
        ) +
        curls(sheet, hair, random, { cx: 320, cy: 238, rx: 82, ry: 54, from: 190, to: 350, size: 17, step: 15 }) +
        curls(sheet, hair, random, { cx: 320, cy: 210, rx: 100, ry: 82, from: 180, to: 360, size: 24, step: 16 }),
    }),
  },
  {
    name: 'flat top',
    worn: ['masculine'],
    depths: [3, 4],
    weight: 1.6,
    draw: (sheet, { hair }) => ({
      front:
        path(
          'M221 288C214 240 220 200 236 180H404C420 200 426 240 419 288L411 282C411 246 402 222 388 208C350 198 290 198 252 208C238 222 229 246 229 282Z',
          hair.shade,
          { opacity: 0.9 },
        ) +
        lock(
          sheet,
          hair,
          'M238 210C226 160 232 112 246 98C290 84 350 84 394 98C408 112 414 160 402 210C350 192 290 192 238 210Z',
          'M262 116v1M288 106v1M316 104v1M346 106v1M374 114v1M274 140v1M304 132v1M336 134v1M366 142v1',
        ),
    }),
  },
  {
    name: 'long curls',
    worn: ['feminine'],
    weight: 1.8,
    hidesEars: true,
    draw: (sheet, { hair }, random) => ({
      back:
        path(
          'M206 190C130 260 140 440 196 500C280 520 360 520 444 500C500 440 510 260 434 190Z',
          darkHair(sheet, hair),
        ) +
        curls(sheet, hair, random, { cx: 320, cy: 330, rx: 154, ry: 176, from: 20, to: 160, size: 34, step: 12 }) +
        curls(sheet, hair, random, { cx: 320, cy: 320, rx: 152, ry: 170, from: 160, to: 380, size: 36, step: 12 }),
      front:
        path(
          'M212 330C186 190 236 106 322 106C408 106 452 190 428 330C418 300 414 270 410 250C386 226 340 214 306 180C292 208 250 226 232 250C226 270 222 300 212 330Z',
          hair.base,
        ) +
        curls(sheet, hair, random, { cx: 320, cy: 250, rx: 106, ry: 116, from: 176, to: 364, size: 28, step: 15 }) +
        curls(sheet, hair, random, { cx: 322, cy: 236, rx: 72, ry: 64, from: 196, to: 346, size: 23, step: 20 }),
    }),
  },
  {
    name: 'curly puff',
    tall: true,
    worn: ['feminine'],
    depths: [2, 3, 4],
    weight: 1.6,
    draw: (sheet, { hair }, random) => ({
      back:
        ellipse([320, 92, 92, 68], hair.base) +
        curls(sheet, hair, random, { cx: 320, cy: 92, rx: 86, ry: 60, from: 150, to: 390, size: 28, step: 16 }) +
        curls(sheet, hair, random, { cx: 320, cy: 96, rx: 44, ry: 30, from: 0, to: 340, size: 24, step: 45 }),
      front:
        lock(
          sheet,
          hair,
          'M219 288C202 180 250 124 320 124C390 124 438 180 421 288L411 274C408 228 386 196 320 186C254 196 232 228 229 274Z',
          'M246 218C262 180 290 156 314 140M394 218C378 180 350 156 326 140',
        ) + line('M268 138C300 150 340 150 372 138', hair.shade, 8, { opacity: 0.5 }),
    }),
  },
  {
    name: 'box braids',
    worn: ['feminine'],
    depths: [3, 4],
    weight: 2.2,
    hidesEars: true,
    draw: (sheet, { hair }) => ({
      back:
        path('M210 220C176 320 180 460 176 566L464 566C460 460 464 320 430 220Z', hair.shade) +
        [188, 216, 424, 452].map((x) => braid(hair, [x + (320 - x) * 0.12, 280, x, 574], 17)).join(''),
      front:
        lock(
          sheet,
          hair,
          'M214 310C190 182 240 108 320 108C400 108 450 182 426 310C418 290 414 268 410 250C394 216 354 204 322 172C288 204 246 216 230 250C226 268 222 290 214 310Z',
          'M318 118C286 136 250 170 228 226M312 140C286 156 262 180 244 208M324 118C354 136 390 170 412 226M330 140C354 156 378 180 396 208',
        ) +
        [
          [222, 200],
          [418, 440],
        ]
          .map(([from = 0, to = 0]) => braid(hair, [from, 290, to, 560], 17))
          .join(''),
    }),
  },
  {
    name: 'locs',
    worn: both,
    depths: [2, 3, 4],
    weight: 1.6,
    draw: (sheet, { hair }, random) => ({
      back: [196, 216, 240, 400, 424, 444]
        .map((x) =>
          line(
            `M${320 + (x - 320) * 0.8} 180C${x - 8} 260 ${x + 8} 340 ${x + (x - 320) * 0.12} ${random.between(400, 450)}`,
            random.pick([hair.base, hair.shade]),
            23,
          ),
        )
        .join(''),
      front:
        path(skull, darkHair(sheet, hair)) +
        [238, 258, 280, 304, 328, 352, 376, 398]
          .map((x) =>
            line(
              `M${x} 186C${x - 4} 150 ${x + (320 - x) * 0.4} 134 ${320 + (x - 320) * 0.35} ${random.between(124, 134)}`,
              random.pick([hair.base, hair.shade, hair.light]),
              19,
              { opacity: 0.95 },
            ),
          )
          .join('') +
        line('M226 260C218 220 224 190 240 170M414 260C422 220 416 190 400 170', hair.base, 20),
    }),
  },
  {
    name: 'cornrows',
    worn: both,
    depths: [3, 4],
    draw: (sheet, { hair, skin }) => ({
      front:
        path(skull, darkHair(sheet, hair)) +
        line(
          'M252 212C252 170 276 142 306 130M276 202C278 172 294 150 314 136M304 198C304 176 310 156 318 142M336 198C336 176 330 156 322 142M364 202C362 172 346 150 326 136M388 212C388 170 364 142 334 130',
          skin.shade,
          3,
          { opacity: 0.75 },
        ),
    }),
  },
]
