import { ellipse, line, path } from '#adapters/drawing/svg.ts'

import { darkHair, lock } from './hair.ts'
import type { Hairstyle } from './person.ts'

const sides = (top: string) => `M220 292C202 176 248 ${top} 320 ${top}C392 ${top} 438 176 420 292L411 286`

export const shortHair: readonly Hairstyle[] = [
  {
    name: 'crop',
    worn: ['masculine', 'feminine'],
    draw: (sheet, { hair }) => ({
      front: lock(
        sheet,
        hair,
        `${sides('118')}C411 244 402 224 386 204C350 214 290 212 258 202C240 220 229 246 229 286Z`,
        'M262 170C290 146 330 138 372 148M252 186C280 172 320 164 360 168',
      ),
    }),
  },
  {
    name: 'side part',
    worn: ['masculine'],
    weight: 1.4,
    draw: (sheet, { hair }) => ({
      front: lock(
        sheet,
        hair,
        'M220 290C206 200 222 146 268 124C330 96 428 122 428 214C428 246 424 270 420 290L411 284C412 250 406 232 396 218C350 222 300 208 274 176C266 200 240 214 229 284Z',
        'M276 168C300 136 350 124 396 148M282 178C316 156 360 152 402 178',
      ),
    }),
  },
  {
    name: 'quiff',
    worn: ['masculine'],
    weight: 1.4,
    draw: (sheet, { hair }) => ({
      front:
        path(
          'M221 286C208 214 222 166 254 148L392 150C430 176 432 226 419 286L411 280C411 246 404 222 390 206L258 202C240 220 230 246 229 280Z',
          darkHair(sheet, hair),
        ) +
        lock(
          sheet,
          hair,
          'M246 206C226 150 262 92 340 88C404 84 440 124 420 168C408 196 380 210 352 204C316 196 280 196 246 206Z',
          'M262 184C262 140 296 112 346 108M288 188C296 154 326 134 376 134M324 190C338 168 362 158 398 158',
        ),
    }),
  },
  {
    name: 'buzz',
    worn: ['masculine', 'feminine'],
    draw: (sheet, { hair }) => ({
      front: path(
        `${sides('136')}C410 248 402 222 388 208C352 196 288 196 252 208C238 222 230 248 229 286Z`,
        darkHair(sheet, hair),
        { opacity: 0.88 },
      ),
    }),
  },
  {
    name: 'bald',
    worn: ['masculine'],
    draw: (_sheet, { skin }) => ({
      front: ellipse([286, 182, 34, 16], skin.light, { opacity: 0.7, transform: 'rotate(-24 286 182)' }),
    }),
  },
  {
    name: 'receding',
    worn: ['masculine'],
    ages: ['middle', 'older'],
    weight: 1.5,
    draw: (sheet, { hair, skin }) => ({
      front:
        ellipse([290, 176, 32, 14], skin.light, { opacity: 0.6, transform: 'rotate(-22 290 176)' }) +
        path(
          'M222 300C200 256 204 204 238 182C240 214 234 236 231 300ZM418 300C440 256 436 204 402 182C400 214 406 236 409 300Z',
          darkHair(sheet, hair),
        ),
    }),
  },
  {
    name: 'swept back',
    worn: ['masculine', 'feminine'],
    ages: ['middle', 'older'],
    draw: (sheet, { hair }) => ({
      front: lock(
        sheet,
        hair,
        `${sides('110')}C412 246 408 206 376 178C340 164 300 164 264 178C232 206 228 246 229 286Z`,
        'M262 186C270 152 290 136 316 130M300 172C306 150 318 140 332 134M376 184C372 156 356 140 340 132M236 230C230 190 240 166 256 150M404 230C410 190 400 166 384 150',
      ),
    }),
  },
  {
    name: 'pixie',
    worn: ['feminine'],
    weight: 1.3,
    draw: (sheet, { hair }) => ({
      front: lock(
        sheet,
        hair,
        'M214 312C196 190 236 112 324 110C412 110 446 190 426 312C418 300 412 276 410 250C404 230 396 216 388 206C352 226 300 232 246 216C234 240 228 282 214 312Z',
        'M248 208C290 218 340 208 376 176M256 180C294 184 336 170 366 146',
      ),
    }),
  },
  {
    name: 'fringe crop',
    worn: ['masculine', 'feminine'],
    ages: ['young', 'middle'],
    draw: (sheet, { hair }) => ({
      front: lock(
        sheet,
        hair,
        'M218 296C200 176 246 110 322 110C398 110 440 176 422 296L411 286C411 266 408 250 402 236C388 246 376 232 366 242C354 230 342 244 330 238C318 230 306 244 294 236C282 246 270 232 256 242C244 236 232 256 229 286Z',
        'M270 226C272 186 286 158 306 142M318 226C318 190 326 164 342 146M366 226C368 196 374 174 386 160',
      ),
    }),
  },
  {
    name: 'shoulder length',
    worn: ['masculine'],
    ages: ['young', 'middle'],
    draw: (sheet, { hair }) => ({
      back: path('M206 250C190 330 196 420 224 470L416 470C444 420 450 330 434 250Z', darkHair(sheet, hair)),
      front: lock(
        sheet,
        hair,
        'M212 400C188 280 196 112 322 112C444 112 452 280 428 400C420 360 416 320 412 280C410 236 380 200 322 176C262 200 230 236 228 280C224 320 220 360 212 400Z',
        'M312 134C258 152 222 214 220 316M330 134C384 152 418 214 420 316',
      ),
    }),
  },
  {
    name: 'man bun',
    tall: true,
    worn: ['masculine'],
    ages: ['young', 'middle'],
    draw: (sheet, { hair }) => ({
      back: lock(sheet, hair, 'M320 50a44 42 0 1 1 -1 0Z', 'M290 92C288 72 306 60 328 62'),
      front:
        lock(
          sheet,
          hair,
          `${sides('118')}C412 244 402 206 370 184C340 172 300 172 270 184C238 206 228 244 229 286Z`,
          'M252 206C262 166 288 142 312 128M388 206C378 166 352 142 330 128M318 172V130',
        ) + line('M284 112C306 120 338 120 358 112', hair.shade, 5, { opacity: 0.6 }),
    }),
  },
]
