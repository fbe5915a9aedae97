import { mix, readable } from '#demo/art/colour.ts'
import { measure } from '#demo/art/lettering.ts'
import { type Box, circle, line, path, rect } from '#demo/art/svg.ts'

import { type Page, faint, onAccent, quiet, setText } from './page.ts'

type Colours = { ink?: string; accent?: string; ground?: string }

/** The site's logo; returns where it ends. */
export function logo(
  page: Page,
  {
    x,
    y,
    size = 24,
    ink = page.palette.ink,
    anchor = 'start',
    accent = page.palette.accent,
    width = 380,
  }: Colours & { x: number; y: number; size?: number; anchor?: 'start' | 'middle'; width?: number },
): { svg: string; end: number } {
  const { type, random, name } = page
  const kind = random.fork('logo').int(6)
  const text = type.upper || kind === 3 ? name.toUpperCase() : name
  const style = {
    face: type.display,
    size: size * (kind === 3 ? 0.82 : 1) * Math.min(1.1, type.scale),
    tracking: kind === 3 ? 80 : -10,
  }
  const mark = anchor === 'start' ? [0, 1, 2].includes(kind) : false
  const room = width - (mark ? size * 1.35 : 0)
  const long = Math.min(room, measure(style, text))
  const left = anchor === 'middle' ? x - long / 2 : x + (mark ? size * 1.35 : 0)
  const shapes = [
    circle(x + size * 0.48, y, size * 0.48, accent) + circle(x + size * 0.48, y, size * 0.2, page.palette.ground),
    path(
      `M${x} ${y + size * 0.45}v${-size * 0.9}h${size * 0.45}a${size * 0.45} ${size * 0.45} 0 0 1 0 ${size * 0.9}Z`,
      accent,
    ),
    path(`M${x + size * 0.48} ${y - size * 0.5}l${size * 0.48} ${size * 0.96}h${-size * 0.96}Z`, accent),
  ]
  const words = setText(page, text, {
    ...style,
    x: left,
    y: y - style.size * 0.66,
    width: room,
    lines: 1,
    leading: 1.2,
    fill: ink,
  })
  return { svg: (mark ? (shapes[kind] ?? '') : '') + words.svg, end: left + long }
}

export type NavWish = Colours & {
  kind?: 'left' | 'centre' | 'split' | 'bare'
  x?: number
  right?: number
  y?: number
  button?: boolean
}

export function nav(page: Page, wish: NavWish = {}): string {
  const { ink = page.palette.ink, x = 64, right = 1216, y = 48, button = true } = wish
  const kind = wish.kind ?? page.random.fork('nav').pick(['left', 'left', 'centre', 'split'] as const)
  const labels = right - x < 700 ? page.business.nav.slice(0, 3) : page.business.nav
  const style = { face: page.type.text, size: 17, tracking: 5 }
  const gap = 32
  const widths = labels.map((label) => measure(style, label))
  const total = widths.reduce((sum, entry) => sum + entry, 0) + gap * (labels.length - 1)
  const links = (from: number) => {
    let at = from
    return labels
      .map((label, i) => {
        const svg = setText(page, label, { ...style, x: at, y: y - 12, width: 260, fill: ink })
        at += (widths[i] ?? 0) + gap
        return svg.svg
      })
      .join('')
  }
  const call = page.business.cta[0]
  const callWidth = measure({ ...style, face: page.type.bold }, call) + 46
  const cta = button
    ? drawButton(page, {
        x: right - callWidth,
        y: y - 23,
        label: call,
        size: 17,
        accent: wish.accent,
        ink: wish.ground,
      }).svg
    : ''
  const all = button ? callWidth + 36 : 0
  const centred = (x + right) / 2
  const room = right - x - total - 30
  if (kind === 'centre')
    return (
      logo(page, {
        x: centred,
        y,
        ink,
        anchor: 'middle',
        size: 27,
        width: 2 * Math.min(centred - x - total, right - callWidth - centred) - 40,
      }).svg +
      links(x) +
      cta
    )
  if (kind === 'split')
    return (
      logo(page, { x, y, ink, accent: wish.accent, width: centred - total / 2 - x }).svg +
      links(centred - total / 2 + 30) +
      cta
    )
  if (kind === 'bare') return logo(page, { x, y, ink, accent: wish.accent, width: room }).svg + links(right - total)
  return logo(page, { x, y, ink, accent: wish.accent, width: room - all }).svg + links(right - total - all) + cta
}

export type ButtonWish = {
  x: number
  y: number
  label: string
  size?: number
  accent?: string
  ink?: string
  outline?: boolean
  anchor?: 'start' | 'middle'
}

export function drawButton(page: Page, wish: ButtonWish): { svg: string; width: number; bottom: number } {
  const { label, size = 18, outline = false } = wish
  const accent = wish.accent ?? page.palette.accent
  const text = { face: page.type.bold, size, tracking: 5 }
  const w = measure(text, label) + size * 2.7
  const h = size * 2.7
  const x = wish.anchor === 'middle' ? wish.x - w / 2 : wish.x
  const ink =
    wish.ink ??
    (outline
      ? accent
      : accent === page.palette.accent
        ? onAccent(page)
        : readable(accent, page.palette.ink, page.palette.ground))
  const box = { x, y: wish.y, w, h }
  const shape = outline
    ? rect(box, 'none', { rx: Math.min(page.buttonRadius, h / 2), stroke: accent, 'stroke-width': 1.6 })
    : rect(box, accent, { rx: Math.min(page.buttonRadius, h / 2) })
  return {
    svg:
      shape +
      setText(page, label, {
        ...text,
        x: x + w / 2,
        y: wish.y + h / 2 - size * 0.73,
        width: 600,
        fill: ink,
        anchor: 'middle',
      }).svg,
    width: w,
    bottom: wish.y + h,
  }
}

/** Main and second call to action next to each other. */
export function buttons(
  page: Page,
  {
    x,
    y,
    anchor = 'start',
    ...colours
  }: { x: number; y: number; anchor?: 'start' | 'middle'; accent?: string; ink?: string; line?: string },
): string {
  const [first, second] = page.business.cta
  const style = { face: page.type.bold, size: 18, tracking: 5 }
  const widths = [first, second].map((label) => measure(style, label) + 18 * 2.7)
  const left = anchor === 'middle' ? x - ((widths[0] ?? 0) + (widths[1] ?? 0) + 16) / 2 : x
  const main = drawButton(page, { x: left, y, label: first, accent: colours.accent, ink: colours.ink })
  return (
    main.svg +
    drawButton(page, {
      x: left + main.width + 16,
      y,
      label: second,
      outline: true,
      accent: colours.line ?? page.palette.ink,
    }).svg
  )
}

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
