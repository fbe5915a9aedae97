import { circle, line, path } from '#adapters/drawing/svg.ts'

import { braid, darkHair, hairFill, lock } from './hair.ts'
import type { Hairstyle } from './person.ts'

const feminine = ['feminine'] as const
const centre =
  'M216 300C190 180 240 108 320 108C400 108 450 180 424 300C416 286 414 268 410 250C396 220 352 214 322 170C290 214 244 220 230 250C226 268 224 286 216 300Z'
const partStrands =
  'M316 126C272 142 238 184 228 232M324 126C368 142 402 184 412 232M320 150C300 184 270 204 246 218M322 150C342 184 372 204 396 218'

export const longHair: readonly Hairstyle[] = [
  {
    name: 'bob',
    worn: feminine,
    weight: 1.3,
    hidesEars: true,
    draw: (sheet, { hair }) => ({
      back: path('M204 240C186 320 190 396 214 428L426 428C450 396 454 320 436 240Z', darkHair(sheet, hair)),
      front: lock(
        sheet,
        hair,
        'M210 424C178 310 186 106 322 106C456 106 462 310 430 424C408 432 396 424 396 414C412 350 414 290 406 248C370 240 320 216 292 176C282 210 250 236 234 250C226 290 228 350 244 414C244 424 232 432 210 424Z',
        'M290 170C254 200 214 250 216 392M304 150C360 130 420 190 424 392M318 190C344 222 372 234 400 240',
      ),
    }),
  },
  {
    name: 'fringed bob',
    worn: feminine,
    hidesEars: true,
    draw: (sheet, { hair }) => ({
      back: path('M204 240C186 320 190 390 216 418L424 418C450 390 454 320 436 240Z', darkHair(sheet, hair)),
      front: lock(
        sheet,
        hair,
        'M212 414C178 310 184 106 320 106C456 106 462 310 428 414C410 420 400 412 400 402C414 350 414 290 404 250C376 262 264 262 236 250C226 290 226 350 240 402C240 412 230 420 212 414Z',
        'M272 246C270 200 280 164 300 140M320 250V136M368 246C370 200 360 164 340 140M214 380C204 300 208 220 240 160M426 380C436 300 432 220 400 160',
      ),
    }),
  },
  {
    name: 'long straight',
    worn: feminine,
    weight: 1.3,
    hidesEars: true,
    draw: (sheet, { hair }) => ({
      back: path('M206 220C170 330 176 470 160 580L480 580C464 470 470 330 434 220Z', darkHair(sheet, hair)),
      front:
        lock(sheet, hair, `${centre}`, partStrands) +
        lock(
          sheet,
          hair,
          'M230 240C224 330 232 420 214 560C196 572 170 570 158 560C184 470 178 340 214 240ZM410 240C416 330 408 420 426 560C444 572 470 570 482 560C456 470 462 340 426 240Z',
          'M218 270C206 360 206 460 186 556M422 270C434 360 434 460 454 556',
        ),
    }),
  },
  {
    name: 'long wavy',
    worn: feminine,
    weight: 1.6,
    hidesEars: true,
    draw: (sheet, { hair }) => ({
      back: path(
        'M208 210C160 290 190 350 162 420C140 480 168 530 156 570L484 570C470 530 502 480 478 420C452 350 480 290 432 210Z',
        darkHair(sheet, hair),
      ),
      front:
        lock(
          sheet,
          hair,
          'M212 300C184 180 226 104 316 104C416 100 456 190 428 306C420 286 416 270 412 256C380 246 312 226 284 172C276 210 242 232 230 256C226 270 222 286 212 300Z',
          'M284 166C256 190 232 214 222 262M296 150C350 124 416 170 422 262M300 180C330 216 370 232 404 240',
        ) +
        lock(
          sheet,
          hair,
          'M230 246C206 310 244 350 216 410C194 460 226 500 200 556C176 568 150 560 146 540C168 490 138 460 160 404C184 350 176 300 214 246ZM412 248C436 310 396 350 424 410C446 460 414 500 440 556C464 568 490 560 494 540C472 490 502 460 480 404C456 350 464 300 426 248Z',
          'M212 290C196 340 216 370 188 430C170 480 196 500 176 546M428 290C444 340 424 370 452 430C470 480 444 500 464 546',
        ),
    }),
  },
  {
    name: 'top bun',
    tall: true,
    worn: feminine,
    weight: 1.2,
    draw: (sheet, { hair }) => ({
      back:
        circle(320, 92, 54, hairFill(sheet, hair)) +
        line('M284 92C290 62 330 50 352 74M292 112C310 86 340 84 356 106', hair.light, 4, { opacity: 0.4 }),
      front:
        lock(
          sheet,
          hair,
          'M218 290C200 172 248 116 320 116C392 116 440 172 422 290L412 280C414 236 394 198 320 178C246 198 226 236 228 280Z',
          'M236 226C250 176 282 144 312 128M404 226C390 176 358 144 328 128M320 174V130',
        ) + line('M276 124C304 134 336 134 364 124', hair.shade, 6, { opacity: 0.55 }),
    }),
  },
  {
    name: 'low bun',
    worn: feminine,
    draw: (sheet, { hair }) => ({
      back:
        circle(408, 400, 48, darkHair(sheet, hair)) +
        line('M380 388C400 370 428 380 436 402', hair.light, 4, { opacity: 0.35 }),
      front: lock(
        sheet,
        hair,
        'M218 296C194 176 244 110 320 110C396 110 446 176 422 296C418 280 414 262 408 248C384 232 340 214 300 166C288 204 250 226 232 248C226 262 222 280 218 296Z',
        'M300 160C266 186 240 212 226 250M312 140C366 136 410 190 416 256M316 178C340 208 370 226 402 236',
      ),
    }),
  },
  {
    name: 'ponytail',
    worn: feminine,
    weight: 1.2,
    draw: (sheet, { hair }) => ({
      back: lock(
        sheet,
        hair,
        'M360 140C440 90 500 150 488 250C480 340 520 400 470 480C440 440 436 380 430 320C424 250 420 200 360 190Z',
        'M392 138C450 134 470 190 462 260C458 330 484 390 468 440M400 160C436 176 440 240 444 300',
      ),
      front: lock(
        sheet,
        hair,
        'M218 290C200 172 248 114 322 114C396 114 440 172 422 290L412 280C414 232 390 196 332 176C276 190 228 228 228 280Z',
        'M232 236C246 184 290 142 344 128M258 206C282 172 324 148 372 144M408 232C404 190 392 166 374 150',
      ),
    }),
  },
  {
    name: 'two braids',
    worn: feminine,
    ages: ['young', 'middle'],
    draw: (sheet, { hair }) => ({
      back: '',
      front:
        lock(sheet, hair, centre, partStrands) +
        braid(hair, [214, 308, 186, 540], 27) +
        braid(hair, [426, 308, 454, 540], 27),
    }),
  },
  {
    name: 'side braid',
    worn: feminine,
    draw: (sheet, { hair }) => ({
      back: path('M210 230C196 300 204 360 226 400L414 400C440 360 444 300 430 230Z', darkHair(sheet, hair)),
      front:
        lock(
          sheet,
          hair,
          'M214 300C188 178 236 106 320 106C404 106 452 178 426 330C420 296 416 270 410 252C376 240 320 218 292 172C282 208 248 230 232 252C226 270 222 288 214 300Z',
          'M292 166C260 190 236 214 224 262M304 148C360 128 412 180 420 266',
        ) + braid(hair, [424, 340, 432, 566], 31),
    }),
  },
  {
    name: 'half up',
    worn: feminine,
    hidesEars: true,
    draw: (sheet, { hair }) => ({
      back:
        circle(320, 108, 38, hairFill(sheet, hair)) +
        path(
          'M208 220C176 320 190 420 178 520C220 540 420 540 462 520C450 420 464 320 432 220Z',
          darkHair(sheet, hair),
        ),
      front: lock(
        sheet,
        hair,
        'M214 340C186 190 232 114 320 114C408 114 454 190 426 340C420 300 416 270 410 246C392 208 360 190 320 184C280 190 248 208 230 246C224 270 220 300 214 340Z',
        'M238 220C254 174 284 148 314 130M402 220C386 174 356 148 326 130M218 300C214 270 218 240 228 216',
      ),
    }),
  },
]
