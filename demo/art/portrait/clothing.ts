import { darken, lighten } from '#demo/art/colour.ts'
import { type Sheet, circle, group, line, path } from '#demo/art/svg.ts'

import type { Person } from './person.ts'

type Look = 'feminine' | 'masculine'
export type Clothing = { name: string; worn: readonly Look[]; draw(sheet: Sheet, person: Person): string }

const both = ['feminine', 'masculine'] as const
const body =
  'M40 660C46 566 104 516 204 488C246 476 262 466 270 448C300 474 340 474 370 448C378 466 394 476 436 488C536 516 594 566 600 660Z'

function base(sheet: Sheet, colour: string): string {
  const fill = sheet.linear(
    [
      [0, lighten(colour, 0.1)],
      [0.55, colour],
      [1, darken(colour, 0.22)],
    ],
    62,
  )
  const folds = `M150 660C152 610 158 580 172 556M490 660C488 610 482 580 468 556M262 660C256 630 236 600 220 590M396 660C402 636 416 612 430 602`
  return path(body, fill) + line(folds, darken(colour, 0.4), 5, { opacity: 0.22 })
}

/** The skin in the neckline, drawn over the cloth. */
function neckline(person: Person, d: string): string {
  return path(d, person.skin.base)
}

const rib = (colour: string) => darken(colour, 0.16)

function tee(sheet: Sheet, person: Person, deep: number): string {
  const [colour] = person.cloth
  const d = `M256 470C262 ${498 + deep} 292 ${522 + deep} 320 ${522 + deep}C348 ${522 + deep} 378 ${498 + deep} 384 470C360 440 280 440 256 470Z`
  return base(sheet, colour) + path(d, rib(colour), { transform: 'translate(0 9)' }) + neckline(person, d)
}

function vNeck(sheet: Sheet, person: Person): string {
  const [colour] = person.cloth
  const d = 'M256 470L320 572L384 470C360 440 280 440 256 470Z'
  return base(sheet, colour) + line('M252 470L320 582L388 470', rib(colour), 13) + neckline(person, d)
}

function shirt(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  const collar = lighten(colour, 0.12)
  const buttons = [560, 606].map((y) => circle(330, y, 5.5, second)).join('')
  return (
    base(sheet, colour) +
    neckline(person, 'M262 462L320 540L378 462C360 440 280 440 262 462Z') +
    line('M320 536V660', darken(colour, 0.3), 3, { opacity: 0.5 }) +
    buttons +
    path('M264 446C248 462 240 476 238 492L288 540L320 534C296 510 276 480 264 446Z', collar) +
    path('M376 446C392 462 400 476 402 492L352 540L320 534C344 510 364 480 376 446Z', darken(collar, 0.06)) +
    line('M238 492L288 540L320 534L352 540L402 492', darken(colour, 0.35), 3, { opacity: 0.4 })
  )
}

function stripes(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  const clip = sheet.clip(path(body, '#000'))
  const rows = [500, 538, 576, 614, 652].map((y) => `M20 ${y + 26}C180 ${y - 14} 460 ${y - 14} 620 ${y + 26}`).join('')
  const d = 'M246 472C262 506 292 520 320 520C348 520 378 506 394 472C360 440 280 440 246 472Z'
  return (
    base(sheet, second) +
    group({ 'clip-path': clip }, line(rows, colour, 15, { 'stroke-linecap': 'butt' })) +
    path(d, rib(colour), { transform: 'translate(0 8)' }) +
    neckline(person, d)
  )
}

function hoodie(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  const shade = darken(colour, 0.28)
  return (
    path('M196 500C200 430 236 400 262 404L378 404C404 400 440 430 444 500C420 540 220 540 196 500Z', shade) +
    base(sheet, colour) +
    neckline(person, 'M266 466C276 498 300 512 320 512C340 512 364 498 374 466C354 440 286 440 266 466Z') +
    path('M262 440C222 452 200 474 192 500C232 540 292 552 318 556C290 520 268 486 262 440Z', lighten(colour, 0.1)) +
    path('M378 440C418 452 440 474 448 500C408 540 348 552 322 556C350 520 372 486 378 440Z', colour) +
    line('M318 556C290 520 268 486 262 440M322 556C350 520 372 486 378 440', shade, 4, { opacity: 0.55 }) +
    line('M296 545C294 575 296 596 293 616M346 545C348 572 345 590 348 606', second, 6)
  )
}

function blazer(sheet: Sheet, person: Person, inner: 'shirt' | 'tee' | 'turtle'): string {
  const [colour, second] = person.cloth
  const lapel = darken(colour, 0.14)
  const inside = inner === 'turtle' ? darken(second, 0.05) : second
  const neck =
    inner === 'shirt'
      ? neckline(person, 'M266 462L320 530L374 462C356 440 284 440 266 462Z') +
        path('M266 446C254 462 250 474 250 486L292 528L320 522C298 502 278 476 266 446Z', lighten(second, 0.3)) +
        path('M374 446C386 462 390 474 390 486L348 528L320 522C342 502 362 476 374 446Z', lighten(second, 0.18))
      : inner === 'tee'
        ? neckline(person, 'M258 470C266 500 294 518 320 518C346 518 374 500 382 470C360 440 280 440 258 470Z')
        : turtleCollar(sheet, inside)
  return (
    base(sheet, colour) +
    path('M252 466L306 660H336L388 466C360 488 280 488 252 466Z', inside) +
    neck +
    path('M258 456C236 470 226 486 222 500L212 548L252 552L240 572L304 660H322C292 590 268 520 258 456Z', lapel) +
    path(
      'M382 456C404 470 414 486 418 500L428 548L388 552L400 572L336 660H318C348 590 372 520 382 456Z',
      darken(lapel, 0.07),
    ) +
    line('M258 456C268 520 292 590 322 660M382 456C372 520 348 590 318 660', darken(colour, 0.45), 3, { opacity: 0.4 })
  )
}

function turtleCollar(sheet: Sheet, colour: string): string {
  const fill = sheet.linear(
    [
      [0, darken(colour, 0.16)],
      [0.4, lighten(colour, 0.08)],
      [1, darken(colour, 0.2)],
    ],
    0,
  )
  const d = 'M262 420C280 434 360 434 378 420C384 446 390 470 398 488C372 512 268 512 242 488C250 470 256 446 262 420Z'
  return path(d, fill) + line('M262 424C282 440 358 440 378 424', darken(colour, 0.3), 4, { opacity: 0.35 })
}

function overall(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  const straps = 'M196 492L232 480L262 580H226ZM444 492L408 480L378 580H414Z'
  return (
    tee(sheet, { ...person, cloth: [second, colour] }, 0) +
    path(`${straps}M206 570C260 584 380 584 434 570L446 660H194Z`, colour) +
    line('M216 592C270 604 370 604 424 592', lighten(colour, 0.3), 3, { 'stroke-dasharray': '7 6', opacity: 0.7 }) +
    circle(243, 588, 9, '#d8b25a') +
    circle(397, 588, 9, '#d8b25a')
  )
}

function jacket(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  return (
    tee(sheet, { ...person, cloth: [second, colour] }, 0) +
    path('M204 488C104 516 46 566 40 660H272C250 590 238 530 240 470Z', colour) +
    path('M436 488C536 516 594 566 600 660H368C390 590 402 530 400 470Z', darken(colour, 0.1)) +
    path('M246 458C222 476 208 494 202 514L246 552L264 520C252 500 246 480 246 458Z', lighten(colour, 0.14)) +
    path('M394 458C418 476 432 494 438 514L394 552L376 520C388 500 394 480 394 458Z', lighten(colour, 0.06)) +
    line('M258 540C258 590 264 620 272 660M382 540C382 590 376 620 368 660', lighten(colour, 0.35), 2.5, {
      'stroke-dasharray': '6 5',
      opacity: 0.7,
    })
  )
}

function cardigan(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  return (
    vNeck(sheet, { ...person, cloth: [second, colour] }) +
    path('M204 488C104 516 46 566 40 660H300C276 600 250 540 246 466Z', colour) +
    path('M436 488C536 516 594 566 600 660H340C364 600 390 540 394 466Z', darken(colour, 0.1)) +
    line('M250 468C256 540 280 600 304 660M390 468C384 540 360 600 336 660', darken(colour, 0.18), 16)
  )
}

function blouse(sheet: Sheet, person: Person): string {
  const [colour] = person.cloth
  const d =
    'M196 492C230 540 280 552 320 552C360 552 410 540 444 492C400 470 384 440 368 440H272C256 440 240 470 196 492Z'
  return (
    base(sheet, colour) +
    neckline(person, d) +
    line('M196 492C230 540 280 552 320 552C360 552 410 540 444 492', rib(colour), 9)
  )
}

function mandarin(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  return (
    base(sheet, colour) +
    path(
      'M258 446C262 474 296 500 318 506V560H324V506C346 500 378 474 382 446L396 470C384 506 350 528 321 532C292 528 256 506 244 470Z',
      darken(colour, 0.2),
    ) +
    line('M321 530V660', second, 5, { opacity: 0.8 }) +
    [556, 592, 628].map((y) => circle(321, y, 5, second)).join('')
  )
}

function scarf(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  const wool = sheet.linear(
    [
      [0, lighten(second, 0.15)],
      [1, darken(second, 0.2)],
    ],
    70,
  )
  return (
    base(sheet, colour) +
    path(
      'M232 452C226 424 262 410 320 418C378 410 414 424 408 452C424 480 408 514 320 516C232 514 216 480 232 452Z',
      wool,
    ) +
    path('M352 500L404 486L424 620C404 634 376 634 364 626Z', darken(second, 0.12)) +
    line('M244 462C284 486 356 486 396 462M250 490C290 506 350 506 388 490M380 520L392 600', darken(second, 0.4), 4, {
      opacity: 0.3,
    })
  )
}

export const clothings: readonly Clothing[] = [
  { name: 'crew neck', worn: both, draw: (sheet, person) => tee(sheet, person, 0) },
  { name: 'scoop neck', worn: ['feminine'], draw: (sheet, person) => tee(sheet, person, 30) },
  { name: 'v-neck', worn: both, draw: vNeck },
  { name: 'shirt', worn: both, draw: shirt },
  { name: 'stripes', worn: both, draw: stripes },
  { name: 'hoodie', worn: both, draw: hoodie },
  { name: 'blazer and shirt', worn: both, draw: (sheet, person) => blazer(sheet, person, 'shirt') },
  { name: 'blazer and tee', worn: both, draw: (sheet, person) => blazer(sheet, person, 'tee') },
  { name: 'blazer and turtleneck', worn: both, draw: (sheet, person) => blazer(sheet, person, 'turtle') },
  {
    name: 'turtleneck',
    worn: both,
    draw: (sheet, person) => base(sheet, person.cloth[0]) + turtleCollar(sheet, person.cloth[0]),
  },
  { name: 'overall', worn: both, draw: overall },
  { name: 'jacket', worn: both, draw: jacket },
  { name: 'cardigan', worn: both, draw: cardigan },
  { name: 'blouse', worn: ['feminine'], draw: blouse },
  { name: 'mandarin collar', worn: ['masculine'], draw: mandarin },
  { name: 'scarf', worn: both, draw: scarf },
]
