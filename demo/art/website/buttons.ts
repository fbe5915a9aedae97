import { measureText } from '#adapters/drawing/draw-text.ts'
import { rect } from '#adapters/drawing/svg.ts'
import { readable } from '#demo/art/colour.ts'

import { onAccent, setText, type Page } from './page.ts'

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
  const w = measureText(text, label) + size * 2.7
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
  const widths = [first, second].map((label) => measureText(style, label) + 18 * 2.7)
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
