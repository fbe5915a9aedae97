import { circle, rect } from '#adapters/drawing/svg.ts'
import { lighten, mix, readable } from '#demo/art/colour.ts'
import type { BusinessKind } from '#demo/art/website/business/business.ts'
import { onAccent, type Page, product, quiet, setDisplay, setText } from '#demo/art/website/page.ts'
import { facts, label, stars } from '#demo/art/website/parts.ts'
import { nav } from '#demo/art/website/site-header.ts'

import type { Layout } from './layout.ts'

const sizes: Partial<Record<BusinessKind, readonly string[]>> = {
  bakery: ['Whole', 'Half', 'Sliced'],
  coffee: ['250 g', '500 g', '1 kg'],
  winery: ['Bottle', 'Three', 'Case of 6'],
  florist: ['Small', 'Medium', 'Grand'],
  skincare: ['Full size', 'Refill', 'Mini'],
  pottery: ['One', 'Pair', 'Set of 4'],
}

/** Sizes where the trade sells by size, else colours. */
function choose(page: Page, y: number): string {
  const { palette, business } = page
  const pill = (size: string, i: number) =>
    rect({ x: 792 + i * 124, y, w: 112, h: 44 }, i === 0 ? palette.ink : 'none', {
      rx: Math.min(22, page.buttonRadius),
      stroke: palette.ink,
      'stroke-width': 1.4,
    }) +
    setText(page, size, {
      x: 848 + i * 124,
      y: y + 10,
      width: 100,
      size: 17,
      lines: 1,
      anchor: 'middle',
      fill: i === 0 ? palette.ground : palette.ink,
    }).svg
  const swatch = (colour: string, i: number) =>
    circle(808 + i * 46, y + 22, 15, colour) +
    (i === 0 ? circle(808, y + 22, 20, 'none', { stroke: palette.ink, 'stroke-width': 1.6 }) : '')
  const colours = [palette.accent, palette.second, palette.ink, mix(palette.accent, '#ffffff', 0.5)]
  return (sizes[business.kind]?.map(pill) ?? colours.map(swatch)).join('')
}

export const shopShelfLayouts: readonly Layout[] = [
  {
    name: 'single product',
    trades: ['shop'],
    draw: (page) => {
      const { palette } = page
      const [item] = page.items
      const ground = page.random.pick([
        palette.soft,
        mix(palette.soft, palette.accent, 0.35),
        mix(palette.soft, palette.second, 0.35),
      ])
      const title = setDisplay(page, item?.name ?? page.headline, {
        x: 792,
        y: 190,
        width: 424,
        size: 68,
        height: 150,
        lines: 2,
      })
      const text = setText(page, page.blurb, {
        x: 792,
        y: title.bottom + 60,
        width: 400,
        size: 19,
        lines: 4,
        fill: quiet(page),
      })
      const swatches = choose(page, text.bottom + 26)
      const buy =
        rect({ x: 792, y: text.bottom + 90, w: 424, h: 60 }, palette.accent, { rx: Math.min(30, page.buttonRadius) }) +
        setText(page, `Add to basket  ${item?.price ?? ''}`, {
          x: 1004,
          y: text.bottom + 105,
          width: 400,
          size: 20,
          lines: 1,
          anchor: 'middle',
          face: page.type.bold,
          fill: onAccent(page),
        }).svg
      return (
        rect(
          { x: 0, y: 92, w: 728, h: 708 },
          page.sheet.radial(
            [
              [0, lighten(ground, 0.4)],
              [1, ground],
            ],
            [0.4, 0.4, 0.7],
          ),
        ) +
        product(page, { x: 40, y: 130, w: 648, h: 640 }, 0, 0.94) +
        [0, 1, 2]
          .map(
            (i) =>
              rect({ x: 40 + i * 84, y: 704, w: 70, h: 70 }, palette.ground, { rx: page.radius / 3, opacity: 0.92 }) +
              product(page, { x: 40 + i * 84, y: 704, w: 70, h: 70 }, i),
          )
          .join('') +
        nav(page) +
        label(page, page.kicker, { x: 792, y: 150 }) +
        title.svg +
        stars(792, title.bottom + 30, readable(palette.ground, palette.accent, palette.ink)) +
        setText(page, '4.8 from 312 reviews', {
          x: 904,
          y: title.bottom + 18,
          width: 240,
          size: 16,
          lines: 1,
          fill: quiet(page),
        }).svg +
        text.svg +
        swatches +
        buy +
        facts(page, { x: 792, y: 696, w: 436 })
      )
    },
  },
  {
    name: 'shelf',
    trades: ['shop'],
    draw: (page) => {
      const { palette } = page
      const wall = mix(palette.soft, palette.accent, 0.12)
      const title = setDisplay(page, page.headline, {
        x: 640,
        y: 108,
        width: 1080,
        size: 92,
        height: 110,
        lines: 1,
        anchor: 'middle',
      })
      const item = (i: number) => {
        const x = 64 + i * 290
        const entry = page.items[i]
        return (
          product(page, { x, y: 316, w: 282, h: 300 }, i, 0.94) +
          setText(page, entry?.name ?? '', {
            x: x + 141,
            y: 686,
            width: 260,
            size: 18,
            lines: 1,
            face: page.type.bold,
            anchor: 'middle',
            fill: readable(wall, palette.ink),
          }).svg +
          setText(page, entry?.price ?? '', {
            x: x + 141,
            y: 716,
            width: 260,
            size: 17,
            lines: 1,
            anchor: 'middle',
            fill: readable(wall, palette.ink),
          }).svg
        )
      }
      return (
        rect(
          { x: 0, y: 300, w: 1280, h: 500 },
          page.sheet.linear([
            [0, palette.ground],
            [0.6, wall],
            [1, wall],
          ]),
        ) +
        nav(page) +
        title.svg +
        setText(page, page.blurb, {
          x: 640,
          y: title.bottom + 12,
          width: 700,
          size: 19,
          lines: 2,
          anchor: 'middle',
          fill: quiet(page),
        }).svg +
        rect(
          { x: 0, y: 586, w: 1280, h: 16 },
          page.sheet.linear([
            [0, '#c89f6d'],
            [1, '#8d6337'],
          ]),
        ) +
        rect(
          { x: 0, y: 602, w: 1280, h: 34 },
          page.sheet.linear([
            [0, '#000', 0.25],
            [1, '#000', 0],
          ]),
        ) +
        [0, 1, 2, 3].map(item).join('')
      )
    },
  },
]
