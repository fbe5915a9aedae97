import { circle, group, line, path, type Sheet } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { base, body, neckline, rib, tee, vNeck } from './cloth.ts'
import { blazer, cardigan, jacket, overall, scarf, turtleCollar } from './clothing-layered.ts'
import type { Clothing, Person } from './person.ts'

const both = ['feminine', 'masculine'] as const

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
