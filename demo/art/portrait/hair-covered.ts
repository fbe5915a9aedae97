import { circle, line, path } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { lock } from './hair.ts'
import type { Hairstyle } from './person.ts'

export const coveredHair: readonly Hairstyle[] = [
  {
    name: 'hijab',
    worn: ['feminine'],
    depths: [1, 2, 3, 4],
    weight: 1.8,
    hidesEars: true,
    draw: (sheet, { cloth: [, colour] }) => {
      const fill = sheet.linear(
        [
          [0, lighten(colour, 0.18)],
          [0.5, colour],
          [1, darken(colour, 0.22)],
        ],
        65,
      )
      const fold = darken(colour, 0.42)
      return {
        back: path('M204 240C176 340 180 420 150 500L490 500C460 420 464 340 436 240Z', darken(colour, 0.25)),
        front:
          path(
            'M320 96C216 96 194 200 202 300C206 380 184 440 156 500C210 548 300 566 350 552C420 544 470 520 486 496C456 440 434 380 438 300C446 200 424 96 320 96ZM320 172C378 172 408 214 408 274C408 336 376 408 320 416C264 408 232 336 232 274C232 214 262 172 320 172Z',
            fill,
            { 'fill-rule': 'evenodd' },
          ) +
          path(
            'M232 274C232 214 262 172 320 172C378 172 408 214 408 274C404 222 370 188 320 188C270 188 236 222 232 274Z',
            darken(colour, 0.3),
          ) +
          line(
            'M226 330C240 410 300 450 380 456C420 460 452 470 474 486M222 370C244 450 310 500 400 500M300 122C250 136 222 190 220 260M408 340C396 390 372 420 344 436',
            fold,
            4,
            { opacity: 0.28 },
          ),
      }
    },
  },
  {
    name: 'turban',
    worn: ['masculine'],
    depths: [1, 2, 3],
    bearded: true,
    weight: 1.5,
    draw: (sheet, { cloth: [colour] }) => {
      const fill = sheet.linear(
        [
          [0, lighten(colour, 0.2)],
          [1, darken(colour, 0.2)],
        ],
        60,
      )
      return {
        front:
          path(
            'M208 262C186 150 240 72 322 72C404 72 454 150 432 262C424 236 410 218 396 208L322 176L246 206C230 218 216 238 208 262Z',
            fill,
          ) +
          line(
            'M322 176C270 160 228 180 212 230M322 176C280 128 236 140 210 190M322 176C300 104 262 100 230 132M322 176C372 160 414 180 428 230M322 176C362 128 406 140 430 190M322 176C344 104 380 100 412 132',
            darken(colour, 0.4),
            4,
            { opacity: 0.35 },
          ) +
          path('M322 178L300 200H344Z', darken(colour, 0.35)),
      }
    },
  },
  {
    name: 'beanie',
    worn: ['feminine', 'masculine'],
    ages: ['young', 'middle'],
    draw: (sheet, { hair, cloth: [, colour] }) => ({
      back: path('M212 260C204 310 208 350 220 380L420 380C432 350 436 310 428 260Z', hair.shade),
      front:
        path(
          'M222 300C214 270 216 246 222 230L246 232C236 250 230 274 230 296ZM418 300C426 270 424 246 418 230L394 232C404 250 410 274 410 296Z',
          hair.base,
        ) +
        path(
          'M214 214C204 130 254 82 320 82C386 82 436 130 426 214Z',
          sheet.linear(
            [
              [0, lighten(colour, 0.15)],
              [1, darken(colour, 0.15)],
            ],
            60,
          ),
        ) +
        path(
          'M206 198C240 180 400 180 434 198C440 214 438 234 432 244C396 228 244 228 208 244C202 234 200 214 206 198Z',
          darken(colour, 0.14),
        ) +
        line(
          'M236 196V236M264 190V230M292 188V228M320 187V227M348 188V228M376 190V230M404 196V236',
          darken(colour, 0.4),
          4,
          { opacity: 0.25 },
        ),
    }),
  },
  {
    name: 'head wrap',
    tall: true,
    worn: ['feminine'],
    depths: [3, 4],
    weight: 1.4,
    draw: (sheet, { cloth: [colour, second] }) => ({
      back: '',
      front:
        path(
          'M216 250C180 140 250 60 340 66C430 64 462 150 424 250C414 216 380 196 320 192C262 196 226 216 216 250Z',
          sheet.linear(
            [
              [0, lighten(colour, 0.2)],
              [1, darken(colour, 0.22)],
            ],
            55,
          ),
        ) +
        path(
          'M330 120C300 60 330 30 372 44C402 56 386 96 352 122C400 90 440 96 436 128C428 156 380 152 346 136Z',
          lighten(colour, 0.08),
        ) +
        line(
          'M222 230C250 180 300 146 346 132M216 190C246 146 296 122 340 124M420 226C410 186 384 156 350 138',
          darken(colour, 0.4),
          4,
          { opacity: 0.35 },
        ) +
        [
          [250, 168],
          [290, 112],
          [392, 190],
          [262, 130],
          [404, 112],
          [366, 70],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 7, second, { opacity: 0.85 }))
          .join(''),
    }),
  },
  {
    name: 'headband',
    worn: ['feminine'],
    ages: ['young', 'middle'],
    hidesEars: true,
    draw: (sheet, { hair, cloth: [colour] }) => ({
      back: path('M206 230C176 320 184 420 196 470C260 490 380 490 444 470C456 420 464 320 434 230Z', hair.shade),
      front:
        lock(
          sheet,
          hair,
          'M208 440C178 300 190 108 320 108C450 108 462 300 432 440C414 380 414 290 408 246C388 208 356 196 320 194C284 196 252 208 232 246C226 290 226 380 208 440Z',
          'M214 380C204 300 210 240 230 206M426 380C436 300 430 240 410 206M300 130C286 132 274 138 264 146',
        ) +
        path('M216 232C232 156 408 156 424 232L416 202C396 140 244 140 224 202Z', colour, {
          stroke: colour,
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }),
    }),
  },
]
