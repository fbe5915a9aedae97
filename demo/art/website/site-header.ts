import { measureText } from '#adapters/drawing/draw-text.ts'
import { circle, path } from '#adapters/drawing/svg.ts'

import { drawButton } from './buttons.ts'
import { setText, type Page } from './page.ts'
import { type Colours } from './parts.ts'

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
  const long = Math.min(room, measureText(style, text))
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
  const widths = labels.map((label) => measureText(style, label))
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
  const callWidth = measureText({ ...style, face: page.type.bold }, call) + 46
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
