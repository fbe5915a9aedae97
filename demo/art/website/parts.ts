import { line, path, rect, type Box } from '#adapters/drawing/svg.ts'
import { mix, readable } from '#demo/art/colour.ts'

import { faint, quiet, setText, type Page } from './page.ts'

export type Colours = { ink?: string; accent?: string; ground?: string }

export function label(
  page: Page,
  text: string,
  at: { x: number; y: number; fill?: string; width?: number; anchor?: 'start' | 'middle' | 'end' },
): string {
  const { x, y, fill = readable(page.palette.ground, page.palette.accent, quiet(page)), width: wide = 420, anchor } = at
  return setText(page, text.toUpperCase(), {
    x,
    y,
    width: wide,
    size: 14,
    lines: 1,
    tracking: 110,
    face: page.type.bold,
    fill,
    anchor,
  }).svg
}

export function rule(page: Page, { x, y, w }: { x: number; y: number; w: number }, colour = faint(page)): string {
  return line(`M${x} ${y}h${w}`, colour, 1.4, { 'stroke-linecap': 'butt' })
}

export function arrow(x: number, y: number, colour: string, size = 14): string {
  return line(
    `M${x} ${y}h${size}m${-size * 0.42} ${-size * 0.42}l${size * 0.42} ${size * 0.42}l${-size * 0.42} ${size * 0.42}`,
    colour,
    2,
  )
}

export function stars(x: number, y: number, colour: string): string {
  const star = (cx: number) =>
    path(`M${cx} ${y - 8}l2.4 5.2l5.6 .6l-4.2 3.8l1.2 5.6l-5 -2.9l-5 2.9l1.2 -5.6l-4.2 -3.8l5.6 -.6Z`, colour)
  return [0, 1, 2, 3, 4].map((i) => star(x + 8 + i * 20)).join('')
}

/** Three figures side by side. */
export function facts(
  page: Page,
  {
    x,
    y,
    w,
    fill = page.palette.ink,
    note = quiet(page),
  }: { x: number; y: number; w: number; fill?: string; note?: string },
): string {
  const column = w / page.business.facts.length
  return page.business.facts
    .map(
      ([value, what], i) =>
        setText(page, value, {
          x: x + i * column,
          y,
          width: column - 20,
          size: 34 * Math.min(1.1, page.type.scale),
          lines: 1,
          face: page.type.display,
          leading: 1.15,
          fill,
        }).svg +
        setText(page, what, { x: x + i * column, y: y + 44, width: column - 16, size: 16, lines: 1, fill: note }).svg,
    )
    .join('')
}

export function card(page: Page, box: Box, fill: string, radius = page.radius): string {
  const soft = rect({ x: box.x, y: box.y + 10, w: box.w, h: box.h }, mix(page.palette.ink, '#000000', 0.5), {
    rx: radius,
    opacity: 0.16,
    filter: page.sheet.blur(14),
  })
  return soft + rect(box, fill, { rx: radius })
}
