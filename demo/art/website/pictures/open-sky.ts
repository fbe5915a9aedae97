import { rect, type Sheet } from '#adapters/drawing/svg.ts'

import { whole } from './picture.ts'

export const skies: readonly (readonly [string, string])[] = [
  ['#4f86b8', '#dfeaf0'],
  ['#8fb4c9', '#f4ead9'],
  ['#34406b', '#f0a77c'],
  ['#c9d3d6', '#f4f1ea'],
  ['#1d2b4a', '#7f93b0'],
]

export const openSky = (sheet: Sheet, [top, low]: readonly [string, string]) =>
  rect(
    whole,
    sheet.linear([
      [0, top],
      [0.75, low],
    ]),
  )
