import { ellipse, group, line, path, rect, type Sheet } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { whole } from './picture.ts'

export const walls = ['#e5dccd', '#cfd4c9', '#d9b9a0', '#b9c4c9', '#efe9de', '#8f9d8b', '#c98f74', '#52605e']

export const floors = ['#b98a5a', '#8d6240', '#d2b48c', '#a59a8c']

export function room(sheet: Sheet, wall: string, floor: string): string {
  const boards = line(
    Array.from({ length: 11 }, (_, i) => `M${-500 + i * 180} 800L${80 + i * 64} 590`).join(''),
    darken(floor, 0.4),
    2.5,
    { opacity: 0.35 },
  )
  return (
    rect(
      whole,
      sheet.linear(
        [
          [0, lighten(wall, 0.14)],
          [1, darken(wall, 0.14)],
        ],
        20,
      ),
    ) +
    rect(
      { x: 0, y: 590, w: 800, h: 210 },
      sheet.linear([
        [0, darken(floor, 0.22)],
        [1, lighten(floor, 0.12)],
      ]),
    ) +
    boards +
    rect({ x: 0, y: 576, w: 800, h: 15 }, lighten(wall, 0.45))
  )
}

export function daylight(sheet: Sheet, x: number): string {
  return group(
    { filter: sheet.blur(7), opacity: 0.42 },
    path(`M${x} 120l170 30v190l-170 -26ZM${x} 340l170 26v160l-170 -24Z`, '#fffbe6') +
      path(`M${x - 60} 660l300 -10l90 110l-340 20Z`, '#fffbe6', { opacity: 0.8 }),
  )
}

export function pane(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  return (
    rect({ x: x - 12, y: y - 12, w: w + 24, h: h + 24 }, '#f6f2ea') +
    rect(
      { x, y, w, h },
      sheet.linear([
        [0, '#8fbad2'],
        [0.6, '#e6efe6'],
        [1, '#b5c79c'],
      ]),
    ) +
    ellipse([x + w * 0.3, y + h * 0.9, w * 0.4, h * 0.2], '#6d8a54') +
    ellipse([x + w * 0.8, y + h * 0.86, w * 0.3, h * 0.26], '#557343') +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, '#f6f2ea', 10)
  )
}
