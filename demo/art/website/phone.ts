import { circle, rect } from '#adapters/drawing/svg.ts'
import { lighten, mix, readable } from '#demo/art/colour.ts'

import { areaChart } from './charts.ts'
import { setText, type Page } from './page.ts'
import { card } from './parts.ts'
import { skinOf } from './screens.ts'

/** A phone with a balance or headline figure and a list. */
export function phone(page: Page, { x, y }: { x: number; y: number }, screen: 'home' | 'card' | 'chart'): string {
  const { palette } = page
  const skin = skinOf(screen === 'chart')
  const accent = palette.accent
  const ink = readable(accent, palette.ground, palette.ink)
  const text = (words: string, tx: number, ty: number, size: number, fill: string, bold = false, wide = 220) =>
    setText(page, words, {
      x: tx,
      y: ty,
      width: wide,
      size,
      lines: 1,
      fill,
      face: bold ? page.type.bold : page.type.text,
    }).svg
  const list = page.items
    .slice(3, 6)
    .map(
      (item, i) =>
        circle(
          x + 48,
          y + 392 + i * 58,
          18,
          [palette.soft, mix(accent, skin.sheet, 0.7), mix(palette.second, skin.sheet, 0.6)][i] ?? accent,
        ) +
        text(item.name, x + 78, y + 370 + i * 58, 15, skin.ink, true, 110) +
        text(item.note, x + 78, y + 392 + i * 58, 13, skin.dim, false, 110) +
        setText(page, item.price, {
          x: x + 258,
          y: y + 380 + i * 58,
          width: 80,
          size: 14,
          lines: 1,
          anchor: 'end',
          fill: skin.ink,
        }).svg,
    )
    .join('')
  const [value = '', what = ''] = page.business.facts[screen === 'card' ? 2 : 0] ?? []
  const head =
    rect(
      { x: x + 22, y: y + 92, w: 244, h: 150 },
      page.sheet.linear(
        [
          [0, lighten(accent, 0.18)],
          [1, accent],
        ],
        50,
      ),
      { rx: 18 },
    ) +
    text(screen === 'card' ? page.name : what, x + 42, y + 108, 15, ink) +
    text(
      screen === 'card' ? '5240  ····  ····  7731' : value,
      x + 42,
      y + (screen === 'card' ? 196 : 136),
      screen === 'card' ? 17 : 38,
      ink,
      true,
      200,
    ) +
    (screen === 'card'
      ? circle(x + 222, y + 124, 14, palette.second) + circle(x + 238, y + 124, 14, ink, { opacity: 0.6 })
      : '')
  const middle =
    screen === 'chart'
      ? areaChart(page, { x: x + 24, y: y + 258, w: 240, h: 90 }, palette.second)
      : [0, 1, 2]
          .map(
            (i) =>
              rect({ x: x + 22 + i * 84, y: y + 262, w: 76, h: 76 }, mix(skin.sheet, accent, 0.12), { rx: 16 }) +
              circle(x + 60 + i * 84, y + 292, 12, accent, { opacity: 1 - i * 0.25 }) +
              setText(
                page,
                (page.business.kind === 'fintech' ? ['Send', 'Save', 'Split'] : ['Today', 'Saved', 'Search'])[i] ?? '',
                { x: x + 60 + i * 84, y: y + 310, width: 70, size: 13, lines: 1, anchor: 'middle', fill: skin.ink },
              ).svg,
          )
          .join('')
  return (
    card(page, { x, y, w: 288, h: 590 }, '#17171a', 44) +
    rect({ x: x + 9, y: y + 9, w: 270, h: 572 }, skin.sheet, { rx: 36 }) +
    rect({ x: x + 104, y: y + 22, w: 80, h: 20 }, '#17171a', { rx: 10 }) +
    text('Hello, Ada', x + 26, y + 54, 19, skin.ink, true) +
    head +
    middle +
    list
  )
}
