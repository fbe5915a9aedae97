import { circle, line, path, type Sheet } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { base, neckline, tee, vNeck } from './cloth.ts'
import type { Person } from './person.ts'

export function blazer(sheet: Sheet, person: Person, inner: 'shirt' | 'tee' | 'turtle'): string {
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

export function turtleCollar(sheet: Sheet, colour: string): string {
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

export function overall(sheet: Sheet, person: Person): string {
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

export function jacket(sheet: Sheet, person: Person): string {
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

export function cardigan(sheet: Sheet, person: Person): string {
  const [colour, second] = person.cloth
  return (
    vNeck(sheet, { ...person, cloth: [second, colour] }) +
    path('M204 488C104 516 46 566 40 660H300C276 600 250 540 246 466Z', colour) +
    path('M436 488C536 516 594 566 600 660H340C364 600 390 540 394 466Z', darken(colour, 0.1)) +
    line('M250 468C256 540 280 600 304 660M390 468C384 540 360 600 336 660', darken(colour, 0.18), 16)
  )
}

export function scarf(sheet: Sheet, person: Person): string {
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
