import { rect } from '#adapters/drawing/svg.ts'
import { lighten, mix } from '#demo/art/colour.ts'
import { drawButton } from '#demo/art/website/buttons.ts'
import { onAccent, onSecond, photo, product, quiet, setDisplay, setText, type Page } from '#demo/art/website/page.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

function tile(page: Page, i: number, { x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  const { palette } = page
  const ground =
    [
      palette.soft,
      lighten(palette.soft, 0.3),
      mix(palette.soft, palette.accent, 0.14),
      mix(palette.soft, palette.second, 0.14),
    ][i % 4] ?? palette.soft
  const item = page.items[i % page.items.length]
  return (
    rect(
      { x, y, w, h },
      page.sheet.linear([
        [0, lighten(ground, 0.12)],
        [1, ground],
      ]),
      { rx: page.radius },
    ) +
    product(page, { x, y, w, h }, i) +
    setText(page, item?.name ?? '', { x, y: y + h + 12, width: w - 90, size: 19, lines: 1, face: page.type.bold }).svg +
    setText(page, item?.price ?? '', { x: x + w, y: y + h + 12, width: 86, size: 19, lines: 1, anchor: 'end' }).svg +
    setText(page, item?.note ?? '', { x, y: y + h + 40, width: w, size: 16, lines: 1, fill: quiet(page) }).svg
  )
}

export const shopGridLayouts: readonly Layout[] = [
  {
    name: 'product grid',
    trades: ['shop'],
    draw: (page) => {
      const title = setDisplay(page, page.headline, { x: 64, y: 116, width: 760, size: 74, height: 170, lines: 2 })
      const top = Math.max(title.bottom + 34, 300)
      return (
        nav(page) +
        title.svg +
        setText(page, page.blurb, { x: 872, y: 134, width: 344, size: 18, lines: 4, fill: quiet(page) }).svg +
        [0, 1, 2, 3].map((i) => tile(page, i, { x: 64 + i * 294, y: top, w: 270, h: 716 - top })).join('')
      )
    },
  },
  {
    name: 'banner and row',
    trades: ['shop'],
    draw: (page) => {
      const { palette } = page
      const ink = onSecond(page)
      const title = setDisplay(page, page.headline, {
        x: 108,
        y: 180,
        width: 470,
        size: 66,
        height: 160,
        lines: 3,
        fill: ink,
      })
      return (
        rect({ x: 0, y: 0, w: 1280, h: 36 }, palette.accent) +
        setText(page, page.kicker, {
          x: 640,
          y: 6,
          width: 800,
          size: 16,
          lines: 1,
          anchor: 'middle',
          fill: onAccent(page),
        }).svg +
        nav(page, { y: 80, kind: 'centre' }) +
        rect({ x: 64, y: 128, w: 1152, h: 316 }, palette.second, { rx: page.radius }) +
        photo(page, { x: 640, y: 128, w: 576, h: 316 }) +
        title.svg +
        drawButton(page, { x: 108, y: 372, label: page.business.cta[0], accent: ink, ink: palette.second, size: 17 })
          .svg +
        setDisplay(page, page.business.section, { x: 64, y: 466, width: 600, size: 32, lines: 1 }).svg +
        [0, 1, 2, 3, 4].map((i) => tile(page, i, { x: 64 + i * 235, y: 522, w: 212, h: 196 })).join('')
      )
    },
  },
]
