import { line, path, type Sheet } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import type { Person } from './person.ts'

export const body =
  'M40 660C46 566 104 516 204 488C246 476 262 466 270 448C300 474 340 474 370 448C378 466 394 476 436 488C536 516 594 566 600 660Z'

export function base(sheet: Sheet, colour: string): string {
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
export function neckline(person: Person, d: string): string {
  return path(d, person.skin.base)
}

export const rib = (colour: string) => darken(colour, 0.16)

export function tee(sheet: Sheet, person: Person, deep: number): string {
  const [colour] = person.cloth
  const d = `M256 470C262 ${498 + deep} 292 ${522 + deep} 320 ${522 + deep}C348 ${522 + deep} 378 ${498 + deep} 384 470C360 440 280 440 256 470Z`
  return base(sheet, colour) + path(d, rib(colour), { transform: 'translate(0 9)' }) + neckline(person, d)
}

export function vNeck(sheet: Sheet, person: Person): string {
  const [colour] = person.cloth
  const d = 'M256 470L320 572L384 470C360 440 280 440 256 470Z'
  return base(sheet, colour) + line('M252 470L320 582L388 470', rib(colour), 13) + neckline(person, d)
}
